import { type ApiError, onTouched } from '@mowka/shared/platform'
import { useSessionScope } from '@mowka/shared/session'
import { useEffect, useEffectEvent } from 'react'
import useSWRInfinite from 'swr/infinite'
import { endpoints, type ListName } from '../contract/endpoints'
import { type ApiKey, showsAny } from './api-key'
import { type CallArguments, fetchApi } from './call-api'
import { type ListAnswer, type RowOf, rowsOf } from './list-answer'
import { problemState, type ReadProblem, retryWhatMayPass } from './use-reads'

/** What an endless list shows. */
export type PagesState<Row> =
  | { state: 'loading' }
  | ReadProblem
  | {
      state: 'ready'
      rows: Row[]
      /** How many rows match in all. */
      total: number
      hasMore: boolean
      /** Loads the next rows, or asks again for those that failed to come. */
      more: () => void
      loadingMore: boolean
      /** The next rows did not come; those above stay. */
      moreError: ApiError | undefined
      /** What is shown could not be refreshed. */
      refreshError: ApiError | undefined
    }

/**
 * Reads an endless list, `size` rows at a time. After a write that touches what the list shows, all loaded rows are
 * fetched again. Null as arguments waits.
 */
export function useApiPages<Name extends ListName>(
  name: Name,
  args: Omit<CallArguments<Name>, 'page' | 'limit'> | null,
  size: number,
): PagesState<RowOf<Name>> {
  const scope = useSessionScope()
  const { shows } = endpoints[name]
  const keyOfPage = (index: number, before: ListAnswer | null): ApiKey | null => {
    if (args === null) return null
    if (before && index * size >= before.metadata.total) return null
    return ['api-page', name, shows, scope, { ...args, page: index + 1, limit: size }]
  }
  const pages = useSWRInfinite<ListAnswer, ApiError>(
    keyOfPage,
    async ([, , , , pageArgs]: ApiKey) => (await fetchApi(name, pageArgs)) as ListAnswer,
    { revalidateOnFocus: false, revalidateFirstPage: false, onErrorRetry: retryWhatMayPass },
  )

  const refresh = useEffectEvent((tags: readonly string[]) => {
    if (showsAny(keyOfPage(0, null), tags)) void pages.mutate()
  })
  useEffect(() => onTouched((tags) => refresh(tags)), [])

  if (!pages.data) {
    if (!pages.error) return { state: 'loading' }
    return {
      state: problemState(pages.error),
      error: pages.error,
      retry: async () => void (await pages.mutate()),
      retrying: pages.isValidating,
    }
  }
  const rows = pages.data.flatMap(rowsOf) as RowOf<Name>[]
  const total = pages.data.at(-1)?.metadata.total ?? 0
  const isComplete = pages.data.length >= pages.size
  return {
    state: 'ready',
    rows,
    total,
    hasMore: rows.length < total,
    more: () => void (isComplete ? pages.setSize(pages.size + 1) : pages.mutate()),
    loadingMore: !isComplete && pages.isValidating,
    moreError: isComplete ? undefined : pages.error,
    refreshError: isComplete ? pages.error : undefined,
  }
}

import type { AnswerOf } from '@mowka/contract/calls'
import { endpoints, type ListName, type ReadName } from '@mowka/contract/endpoints'
import { type ApiError, onTouched } from '@mowka/kernel/platform'
import { useSessionScope } from '@mowka/kernel/session'
// By its name, because the shell may provide it.
import {
  type Again,
  type ApiKey,
  type CallArguments,
  fetchApi,
  type ListAnswer,
  type PartAnswer,
  type PartName,
  type PartRowOf,
  problemState,
  type ReadProblem,
  type RowOf,
  retryTransient,
  rowsOf,
  showsAny,
} from '@mowka/web/api'
import { useEffect, useEffectEvent } from 'react'
import { unstable_serialize } from 'swr'
import useSWRInfinite from 'swr/infinite'

/** State of an endless list. */
export type PagesState<Row, Answer = unknown> =
  | { state: 'loading' }
  | ReadProblem
  | (Again & {
      state: 'ready'
      /** The response with the first rows, for its other fields. */
      first: Answer
      rows: Row[]
      /** Total number of matching rows. */
      total: number
      hasMore: boolean
      /** Loads the next rows, or retries those that failed. */
      more: () => void
      loadingMore: boolean
      /** Set if the next rows failed to load; the previous ones stay. */
      moreError: ApiError | undefined
      /** Set if the displayed rows could not be refreshed. */
      refreshError: ApiError | undefined
    })

/** Paging of a call. */
type Parts<Answer> = {
  /** Arguments for the part at `index`, starting at 0. */
  args: (index: number, size: number) => object
  rows: (answer: Answer) => unknown[]
  total: (answer: Answer) => number | undefined
}

const byPage: Parts<ListAnswer> = {
  args: (index, limit) => ({ page: index + 1, limit }),
  rows: rowsOf,
  total: ({ metadata }) => metadata.total,
}

const byOffset: Parts<PartAnswer> = {
  args: (index, limit) => ({ offset: index * limit, limit }),
  rows: ({ items }) => items,
  total: ({ total }) => total,
}

/**
 * Reads an endless list, `size` rows at a time. All loaded rows are revalidated on the next mount, when the network
 * returns, and after a write that affects them; they stay visible meanwhile. Waits while the arguments are `null`.
 */
export const useApiPages = <Name extends ListName>(
  name: Name,
  args: Omit<CallArguments<Name>, 'page' | 'limit'> | null,
  size: number,
): PagesState<RowOf<Name>> => useEndless<ListAnswer, RowOf<Name>>(name, args, size, byPage)

/** `useApiPages` for a list paged by offset (`items`, `total`). */
export function useApiParts<Name extends PartName>(
  name: Name,
  args: Omit<CallArguments<Name>, 'offset' | 'limit'> | null,
  size: number,
): PagesState<PartRowOf<Name>, AnswerOf<Name>> {
  return useEndless<PartAnswer & AnswerOf<Name>, PartRowOf<Name>>(name, args, size, byOffset)
}

function useEndless<Answer, Row>(
  name: ReadName,
  args: object | null,
  size: number,
  parts: Parts<Answer>,
): PagesState<Row, Answer> {
  const scope = useSessionScope()
  const { shows } = endpoints[name]
  const keyOfPage = (index: number, before: Answer | null): ApiKey | null => {
    if (args === null) return null
    if (before && index * size >= (parts.total(before) ?? 0)) return null
    return ['api-page', name, shows, scope, { ...args, ...parts.args(index, size) }]
  }
  const pages = useSWRInfinite<Answer, ApiError>(
    keyOfPage,
    async ([, , , , pageArgs]: ApiKey) => (await fetchApi(name, pageArgs)) as Answer,
    {
      revalidateOnFocus: false,
      // By default SWR would revalidate the first page only, and on every further page, too.
      revalidateFirstPage: false,
      revalidateIfStale: false,
      revalidateOnReconnect: false,
      onErrorRetry: retryTransient,
    },
  )

  const refresh = useEffectEvent(() => void pages.mutate())
  const refreshShown = useEffectEvent(() => {
    // The first load of a list is already in progress.
    if (pages.data) refresh()
  })
  const refreshTouched = useEffectEvent((tags: readonly string[]) => {
    if (showsAny(keyOfPage(0, null), tags)) refresh()
  })
  const list = unstable_serialize(keyOfPage(0, null))
  useEffect(() => {
    if (list) refreshShown()
  }, [list])
  useEffect(() => onTouched((tags) => refreshTouched(tags)), [])
  useEffect(() => {
    const online = () => refresh()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])

  const again: Again = {
    retry: async () => void (await pages.mutate()),
    get retrying() {
      return pages.isValidating
    },
  }
  if (!pages.data) {
    if (!pages.error) return { state: 'loading' }
    return Object.assign(again, { state: problemState(pages.error), error: pages.error })
  }
  const [first] = pages.data
  const last = pages.data.at(-1)
  if (!first || !last) return { state: 'loading' }
  const rows = pages.data.flatMap(parts.rows) as Row[]
  const total = parts.total(last) ?? 0
  const isComplete = pages.data.length >= pages.size
  return Object.assign(again, {
    state: 'ready' as const,
    first,
    rows,
    total,
    hasMore: rows.length < total,
    more: () => void (isComplete ? pages.setSize(pages.size + 1) : pages.mutate()),
    loadingMore: !isComplete && pages.isValidating,
    moreError: isComplete ? undefined : pages.error,
    refreshError: isComplete ? pages.error : undefined,
  })
}

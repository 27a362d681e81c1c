import { endpoints, type ListName, type ListOf } from '@mowka/contract/endpoints'
import { listArguments, pageInstead } from '@mowka/contract/list'
import { type ListAnswer, type RowOf, read, rowsOf, useReads } from '@mowka/web/api'
import { useEffect, useEffectEvent } from 'react'
import type { ListHandle } from './list-handle'
import { useListAddress } from './use-list-address'

/**
 * A list of the server, as its address says. While another page loads the rows before stay; a page behind the end
 * becomes the last one. `more` is what its call takes besides, e.g. `options`; it must stay the same.
 */
export function useList<Name extends ListName>(
  name: Name,
  more?: Readonly<Record<string, string>>,
): ListHandle<RowOf<Name>, ListOf<Name>> {
  const address = useListAddress<ListOf<Name>>(endpoints[name].list)
  const reads = useReads({
    page: read<ListName>(name, { ...listArguments(address.view), ...more }, { keepPrevious: true }),
  })

  const page: ListAnswer | undefined = reads.state === 'ready' ? reads.data.page : undefined
  const instead = page ? pageInstead(address.view, page.metadata.total) : null
  const goInstead = useEffectEvent((next: number) => address.change({ page: next }, { replace: true }))
  const isOutdated = reads.state === 'ready' && reads.outdated
  useEffect(() => {
    if (instead !== null && !isOutdated) goInstead(instead)
  }, [instead, isOutdated])

  return {
    ...address,
    rows: page && (instead === null || isOutdated) ? (rowsOf(page) as RowOf<Name>[]) : undefined,
    total: page?.metadata.total,
    outdated: isOutdated,
    problem: reads.state === 'ready' || reads.state === 'loading' ? null : reads,
    refreshError: reads.state === 'ready' ? reads.refreshError : undefined,
    retry: reads.state === 'loading' ? async () => {} : reads.retry,
    retrying: reads.state !== 'loading' && reads.retrying,
  }
}

import { endpoints, type ListName, type ListOf } from '@mowka/contract/endpoints'
import { listArguments, pageInstead } from '@mowka/contract/list'
import { type ListAnswer, type RowOf, read, rowsOf, useReads } from '@mowka/web/api'
import { useEffect, useEffectEvent } from 'react'
import type { ListHandle } from './list-handle'
import { useListAddress } from './use-list-address'

/**
 * A server-side list with its query in the URL. The previous rows stay while another page loads; a page beyond the
 * end becomes the last one. `more` has the call's other arguments, e.g. `options`; it must be stable.
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

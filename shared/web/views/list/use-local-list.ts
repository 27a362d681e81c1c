import type { ListDescription } from '@mowka/contract/list'
import type { ReadState } from '../../api'
import type { ListHandle } from './list-handle'
import { type LocalRules, localPage } from './local-list'
import { useListAddress } from './use-list-address'

/** A list that is loaded completely: searched, sorted and paged locally, with its query in the URL. */
export function useLocalList<Row, List extends ListDescription>(
  list: List,
  reads: ReadState<{ rows: readonly Row[] }>,
  rules: LocalRules<Row, List>,
): ListHandle<Row, List> {
  const { view, change } = useListAddress(list)
  const shown = reads.state === 'ready' ? localPage(reads.data.rows, view, rules) : undefined
  return {
    list,
    view: shown ? { ...view, page: shown.page } : view,
    change,
    rows: shown?.rows,
    total: shown?.total,
    outdated: false,
    problem: reads.state === 'ready' || reads.state === 'loading' ? null : reads,
    refreshError: reads.state === 'ready' ? reads.refreshError : undefined,
    retry: reads.state === 'loading' ? async () => {} : reads.retry,
    retrying: reads.state !== 'loading' && reads.retrying,
  }
}

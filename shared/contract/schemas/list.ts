import { z } from 'zod'
import {
  type FilterValues,
  firstSize,
  type ListDescription,
  readFilters,
  readSort,
  type Sort,
  type SortField,
} from '../list'
import { text } from './common'

/** Maximum page size of the API, regardless of the sizes that pages offer, in rows. */
const MAX_PAGE_SIZE = 1000

/** A parsed list query: all filters and the sort field exist in the list. */
export type ReadListQuery<List extends ListDescription> = {
  filters: FilterValues<List>
  sort: Sort<SortField<List>>
  limit: number
  page: number
}

/**
 * Schema of a list query: `filters`, `sort`, `limit`, `page`. Unknown filters and sort fields are rejected by name
 * (C58).
 */
export const listQuery = <List extends ListDescription>(list: List) =>
  z.object({
    filters: text(2000)
      .default('')
      .transform((value, context) => read(context, () => readFilters(list, value))),
    sort: text(80)
      .default(list.order)
      .transform((value, context) => read(context, () => readSort(list, value))),
    limit: z.coerce.number().int().min(1).max(MAX_PAGE_SIZE).default(firstSize(list)),
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  })

function read<Value>(context: z.RefinementCtx, reading: () => Value): Value {
  try {
    return reading()
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : 'cannot be read' })
    return z.NEVER
  }
}

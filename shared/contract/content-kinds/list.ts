import type { ListDescription } from '../list'
import type { Field, Kind, NameWith } from './kind'

type FilterOf<Described extends Field> = Described extends { type: 'lang'; default: infer First }
  ? { kind: 'lang'; first: First }
  : Described extends { type: 'choice'; values: infer Values }
    ? { kind: 'choice'; values: Values }
    : { kind: 'flag' }

/** The filters of a kind's list: its search, its `filter` fields, and the id of a row. */
export type KindFilters<Described extends Kind> = {
  $search: { kind: 'text' }
  _id: { kind: 'id' }
} & {
  [Name in NameWith<Described, { filter: true }>]: FilterOf<Described['fields'][Name]>
}

/** The fields that a kind's list can be sorted by. */
export type KindSort<Described extends Kind> = NameWith<Described, { sort: true }> | 'createdAt'

function filterOf(field: Field): ListDescription['filters'][string] {
  if (field.type === 'lang') return { kind: 'lang', ...(field.default && { first: field.default }) }
  return field.type === 'choice' ? { kind: 'choice', values: field.values } : { kind: 'flag' }
}

/** The fields that a batch can change, each with an action of its own; choices share one. */
export const batchFields = <Described extends Kind>({ fields }: Described) =>
  Object.entries(fields).flatMap(([name, { batch, type }]) =>
    batch && type !== 'choice' ? [name] : [],
  ) as Exclude<NameWith<Described, { batch: true }>, NameWith<Described, { type: 'choice' }>>[]

/** A choice field that a batch can change, with its values. */
export type BatchChoice = { field: string; values: readonly string[] }

/** The choice fields that a batch can change. */
export const batchChoices = ({ fields }: Kind): BatchChoice[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.batch && field.type === 'choice' ? [{ field: name, values: field.values }] : [],
  )

/** The filters and sort fields of a kind's list, for `describeList`. */
export const listOfKind = <Described extends Kind>({ fields }: Described) => {
  const all = Object.entries(fields)
  const filters = all.flatMap(([name, field]) => (field.filter ? [[name, filterOf(field)] as const] : []))
  const sort = all.flatMap(([name, field]) => (field.sort ? [name] : []))
  // Both are made of exactly the fields that the types select.
  return {
    filters: { $search: { kind: 'text' }, ...Object.fromEntries(filters), _id: { kind: 'id' } },
    sort: [...sort, 'createdAt'],
  } as { filters: KindFilters<Described>; sort: readonly KindSort<Described>[] }
}

import type { AnswerOf } from '../contract/calls'
import type { ListName } from '../contract/endpoints'

/** The answer of a list: some rows, and how many there are in all. Gift cards come as `items` (S-COM-15). */
export type ListAnswer<Row = unknown> = ({ data: Row[] } | { items: Row[] }) & { metadata: { total: number } }

/** A row of a list. */
export type RowOf<Name extends ListName> =
  AnswerOf<Name> extends { data: (infer Row)[] }
    ? Row
    : AnswerOf<Name> extends { items: (infer Row)[] }
      ? Row
      : never

/** The rows of a list's answer. */
export const rowsOf = <Row>(answer: ListAnswer<Row>): Row[] =>
  'items' in answer ? answer.items : answer.data

import type { AnswerOf } from '@mowka/contract/calls'
import type { ListName, ReadName } from '@mowka/contract/endpoints'

/** Response of a paged list: the rows of one page, and the total number. Gift cards are named `items` (S-COM-15). */
export type ListAnswer<Row = unknown> = ({ data: Row[] } | { items: Row[] }) & { metadata: { total: number } }

/** A row of a list. */
export type RowOf<Name extends ListName> =
  AnswerOf<Name> extends { data: (infer Row)[] }
    ? Row
    : AnswerOf<Name> extends { items: (infer Row)[] }
      ? Row
      : never

/** Returns the rows of a list response. */
export const rowsOf = <Row>(answer: ListAnswer<Row>): Row[] =>
  'items' in answer ? answer.items : answer.data

/** Response of a list paged by offset. */
export type PartAnswer = { items: unknown[]; total: number; hasMore: boolean }

/** Names of the reads of lists paged by offset. */
export type PartName = {
  [Name in ReadName]: AnswerOf<Name> extends PartAnswer ? Name : never
}[ReadName]

/** A row of a list paged by offset. */
export type PartRowOf<Name extends PartName> = AnswerOf<Name> extends { items: (infer Row)[] } ? Row : never

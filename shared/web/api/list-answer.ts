import type { AnswerOf } from '@mowka/contract/calls'
import type { ListName, ReadName } from '@mowka/contract/endpoints'

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

/** The answer of a list that is asked for by offset. */
export type PartAnswer = { items: unknown[]; total: number; hasMore: boolean }

/** The reads that give a list by offset. */
export type PartName = {
  [Name in ReadName]: AnswerOf<Name> extends PartAnswer ? Name : never
}[ReadName]

/** A row of such a list. */
export type PartRowOf<Name extends PartName> = AnswerOf<Name> extends { items: (infer Row)[] } ? Row : never

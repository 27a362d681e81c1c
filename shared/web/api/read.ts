import type { AnswerOf } from '@mowka/contract/calls'
import type { ListName, ReadName } from '@mowka/contract/endpoints'
import type { CallArguments } from './call-api'

/** Options of a read. */
export type ReadOptions = {
  /** Shows the previous response while another page or filter of the same list loads. */
  keepPrevious?: boolean
  /** Requests once: no revalidation on the next mount, after reconnecting or after a failure. */
  once?: boolean
}

/** One read of a view: the call, its arguments, and whether the view can render without it. */
export type Read<Name extends ReadName = ReadName, Optional extends boolean = boolean> = {
  name: Name
  /** `null` waits: the arguments are not known yet. */
  args: object | null
  optional: Optional
  options: ReadOptions
}

type Arguments<Name extends ReadName> =
  Record<never, never> extends CallArguments<Name>
    ? [args?: CallArguments<Name> | null, options?: ReadOptions]
    : [args: CallArguments<Name> | null, options?: ReadOptions]

/** A required read of a view: `read('getCourse', { id })`. Waits while the arguments are `null`. */
export const read = <Name extends ReadName>(
  name: Name,
  ...[args, options = {}]: Arguments<Name>
): Read<Name, false> => ({ name, args: args === undefined ? {} : args, optional: false, options })

/**
 * An optional read of a view: the view waits for the response, and renders without it after a failure. `null` as
 * arguments skips it.
 */
export const optional = <Name extends ReadName>(
  name: Name,
  ...[args, options = {}]: Arguments<Name>
): Read<Name, true> => ({ name, args: args === undefined ? {} : args, optional: true, options })

/** Responses of a view's reads, by the view's own names. */
export type Answers<Reads extends Record<string, Read>> = {
  [Key in keyof Reads]: Reads[Key] extends Read<infer Name, infer Optional>
    ? Optional extends true
      ? AnswerOf<Name> | undefined
      : AnswerOf<Name>
    : never
}

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

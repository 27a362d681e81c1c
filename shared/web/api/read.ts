import type { AnswerOf } from '@mowka/contract/calls'
import type { ReadName } from '@mowka/contract/endpoints'
import type { CallArguments } from './call-api'

/** How one read behaves. */
export type ReadOptions = {
  /** Keeps showing the last answer while another page or filter of the same list loads. */
  keepPrevious?: boolean
  /** Asks once: not on the next showing, after a lost connection or after a failure. */
  once?: boolean
}

/** One read of a view: which call, with which arguments, and whether the view can do without it. */
export type Read<Name extends ReadName = ReadName, Optional extends boolean = boolean> = {
  name: Name
  /** Null waits: there is nothing to ask for yet. */
  args: object | null
  optional: Optional
  options: ReadOptions
}

type Arguments<Name extends ReadName> =
  Record<never, never> extends CallArguments<Name>
    ? [args?: CallArguments<Name> | null, options?: ReadOptions]
    : [args: CallArguments<Name> | null, options?: ReadOptions]

/** A read that the view needs: `read('getCourse', { id })`. Null as arguments waits. */
export const read = <Name extends ReadName>(
  name: Name,
  ...[args, options = {}]: Arguments<Name>
): Read<Name, false> => ({ name, args: args === undefined ? {} : args, optional: false, options })

/**
 * A read that the view can do without: it waits for the answer, and shows the rest without it when it fails. Null as
 * arguments leaves it out.
 */
export const optional = <Name extends ReadName>(
  name: Name,
  ...[args, options = {}]: Arguments<Name>
): Read<Name, true> => ({ name, args: args === undefined ? {} : args, optional: true, options })

/** The answers of the reads of a view, by the view's own names. */
export type Answers<Reads extends Record<string, Read>> = {
  [Key in keyof Reads]: Reads[Key] extends Read<infer Name, infer Optional>
    ? Optional extends true
      ? AnswerOf<Name> | undefined
      : AnswerOf<Name>
    : never
}

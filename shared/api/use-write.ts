import { ApiError, notify, reportError } from '@mowka/shared/platform'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import type { AnswerOf } from '../contract/calls'
import type { EndpointName, ReadName, WriteName } from '../contract/endpoints'
import { isApiKey } from './api-key'
import { type CallArguments, fetchApi, touchReads } from './call-api'
import { writeProblem } from './write-problem'

/** How a write ended. Forms look at the error for the fields that the server refused. */
export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; error: ApiError }

/** How a read looks as soon as a write is pressed, before the server has said yes. */
export type OptimisticChange<Input> = {
  name: ReadName
  change: (data: unknown, input: Input) => unknown
}

/** `changes('listCourses', (list, course) => …)`: the new answer of a read, made from the one shown. */
export const changes = <Name extends ReadName, Input>(
  name: Name,
  change: (data: AnswerOf<Name>, input: Input) => AnswerOf<Name>,
): OptimisticChange<Input> => ({ name, change: (data, input) => change(data as AnswerOf<Name>, input) })

type Key = string | number

/** What a view says of a write. `Input` is what `run` takes. */
export type WriteOptions<Name extends WriteName, Input> = {
  /** The row that is written. Writes of one row wait for one another; without this, all of the view's do. */
  row?: (input: Input) => Key
  /** What the view shows at once; taken back when the server refuses. */
  optimistic?: readonly OptimisticChange<Input>[]
  /** The text of the snackbar after success; nothing for none. */
  success?: (answer: AnswerOf<Name>, input: Input) => string | undefined
  /**
   * The text of the snackbar after a failure. Undefined says the usual (nobody may do this, somebody else was faster,
   * it is gone, no network …); null says nothing, because the view says it itself.
   */
  failure?: (error: ApiError, input: Input) => string | null | undefined
  /** A step that belongs to the write: what it answers goes to the session store, for example. */
  then?: (answer: AnswerOf<Name>, input: Input) => void
}

/** Makes the call's arguments from the input, when its turn comes. `before` is the answer to the row's last write. */
type MakeArguments<Name extends EndpointName, Input> = (
  input: Input,
  before: AnswerOf<Name> | undefined,
) => CallArguments<Name>

/** A write as a view uses it. */
export type WriteHandle<Name extends EndpointName, Input> = {
  /** Sends the write when those before it have ended. Never throws. */
  run: (input: Input) => Promise<Outcome<AnswerOf<Name>>>
  /** A write is on its way. */
  busy: boolean
  /** A write of this row is on its way. */
  isBusy: (row: Key) => boolean
}

/**
 * A write of a view: shows its effect at once if told so, sends one write of a row after another, takes a refused one
 * back, says once how it ended, and refreshes what it touched.
 */
export function useWrite<Name extends WriteName>(
  name: Name,
  options?: WriteOptions<Name, CallArguments<Name>>,
): WriteHandle<Name, CallArguments<Name>>
export function useWrite<Name extends WriteName, Input>(
  name: Name,
  options: WriteOptions<Name, Input> & { args: MakeArguments<Name, Input> },
): WriteHandle<Name, Input>
export function useWrite<Name extends WriteName, Input>(
  name: Name,
  options: WriteOptions<Name, Input> & { args?: MakeArguments<Name, Input> } = {},
): WriteHandle<Name, Input> {
  const { t } = useTranslation('common')
  const { mutate } = useSWRConfig()
  const [pending, setPending] = useState<readonly Key[]>([])
  const lines = useRef(new Map<Key, { last: Promise<unknown>; answer?: AnswerOf<Name> }>())
  const running = useRef(0)

  const send = async (input: Input, row: Key): Promise<AnswerOf<Name>> => {
    const before = lines.current.get(row)?.answer
    const args = options.args ? options.args(input, before) : input
    const answer = await fetchApi(name, args as object)
    const line = lines.current.get(row)
    if (line) line.answer = answer
    return answer
  }

  const run = async (input: Input): Promise<Outcome<AnswerOf<Name>>> => {
    const row = options.row?.(input) ?? ''
    const line = lines.current.get(row) ?? { last: Promise.resolve() }
    lines.current.set(row, line)
    const answering = line.last.then(() => send(input, row))
    line.last = answering.catch(() => {})
    setPending((all) => [...all, row])
    running.current += 1
    // SWR drops what was asked for before an optimistic change has ended, so refreshing has to wait for its end.
    const settled = Promise.all(
      (options.optimistic ?? []).map(({ name: changed, change }) =>
        mutate((key) => isApiKey(key) && key[0] === 'api' && key[1] === changed, answering, {
          optimisticData: (_: unknown, shown: unknown) =>
            shown === undefined ? shown : change(shown, input),
          populateCache: false,
          revalidate: false,
          throwOnError: false,
        }),
      ),
    )
    try {
      const answer = await answering
      await settled
      options.then?.(answer, input)
      touchReads(name)
      const text = options.success?.(answer, input)
      if (text) notify('success', text)
      return { ok: true, answer }
    } catch (reason) {
      await settled
      const error = reason instanceof ApiError ? reason : new ApiError('network', 0, null, reason)
      const text = options.failure?.(error, input)
      const problem = writeProblem(error)
      if (text !== null) notify('error', text ?? t(`write.${problem}`))
      if (problem === 'other') reportError(reason, { call: name })
      // What is shown is old when someone else changed it, and when a write that ran beside this one was taken back
      // from the screen together with it.
      if (problem === 'stale' || problem === 'gone' || running.current > 1) touchReads(name)
      return { ok: false, error }
    } finally {
      running.current -= 1
      setPending((all) => {
        const at = all.indexOf(row)
        return all.filter((_, index) => index !== at)
      })
    }
  }

  return { run, busy: pending.length > 0, isBusy: (row) => pending.includes(row) }
}

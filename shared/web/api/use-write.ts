import type { AnswerOf } from '@mowka/contract/calls'
import type { EndpointName, ReadName, WriteName } from '@mowka/contract/endpoints'
import { ApiError, notify, reportError } from '@mowka/kernel/platform'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { type CallArguments, fetchApi, touchReads } from './call-api'
import { showChange } from './optimistic'
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
  /**
   * The row that is written. Writes of one row wait for one another, whichever calls they make; without this, all
   * writes of this hook do.
   */
  row?: (input: Input) => Key
  /** What the view shows at once; taken back when the server refuses. */
  optimistic?: readonly OptimisticChange<Input>[]
  /** The text of the snackbar after success; nothing for none. */
  success?: (answer: AnswerOf<Name>, input: Input) => string | undefined
  /**
   * The text of the snackbar after a failure. Undefined says the usual (nobody may do this, someone else was faster, it
   * is gone, no network …); null says nothing, because the view says it itself.
   */
  failure?: (error: ApiError, input: Input) => string | null | undefined
  /** A step that belongs to the write: what it returns goes to the session store, for example. */
  onAnswer?: (answer: AnswerOf<Name>, input: Input) => void
}

/**
 * Makes the call's arguments from the input, when its turn comes; it may wait for something, too. `before` is the answer
 * to the row's last write.
 */
type MakeArguments<Name extends EndpointName, Input> = (
  input: Input,
  before: AnswerOf<Name> | undefined,
) => CallArguments<Name> | Promise<CallArguments<Name>>

/** A write as a view uses it. */
export type WriteHandle<Name extends EndpointName, Input> = {
  /** Sends the write when those before it have ended. Never throws. */
  run: (input: Input) => Promise<Outcome<AnswerOf<Name>>>
  /** A write is on its way. */
  busy: boolean
  /** A write of this row is on its way. */
  isBusy: (row: Key) => boolean
}

/** The last write of every row that is being written; a view that leaves the page does not end it. */
const lines = new Map<unknown, Promise<unknown>>()

/** Runs a task when those of its row before it have ended. */
function inLine<Answer>(row: unknown, task: () => Promise<Answer>): Promise<Answer> {
  const running = (lines.get(row) ?? Promise.resolve()).then(task)
  const ended: Promise<unknown> = running
    .catch(() => {})
    .then(() => {
      if (lines.get(row) === ended) lines.delete(row)
    })
  lines.set(row, ended)
  return running
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
  const swr = useSWRConfig()
  const [pending, setPending] = useState<readonly (Key | null)[]>([])
  const answers = useRef(new Map<Key | null, AnswerOf<Name>>())

  const fail = (reason: unknown, input: Input, refresh: boolean): Outcome<AnswerOf<Name>> => {
    const error = reason instanceof ApiError ? reason : new ApiError('network', 0, null, reason)
    // What is no failed call is a mistake of ours.
    const problem = reason === error ? writeProblem(error) : 'other'
    const text = options.failure?.(error, input)
    if (text !== null) notify('error', text ?? t(`write.${problem}`))
    if (problem === 'other') reportError(reason, { call: name })
    // What is shown is old when someone else changed it.
    if (refresh || problem === 'stale' || problem === 'gone') touchReads(name)
    return { ok: false, error }
  }

  const run = async (input: Input): Promise<Outcome<AnswerOf<Name>>> => {
    const row = options.row?.(input) ?? null
    setPending((all) => [...all, row])
    const shown = (options.optimistic ?? []).map(({ name: read, change }) =>
      showChange(swr, read, (data) => change(data, input)),
    )
    /** Ends what is shown; true when other changes were shown at the same time. */
    const end = async (worked: boolean) => {
      const others = await Promise.all(shown.map((endChange) => endChange(worked)))
      return others.includes(true)
    }
    const rest = () => setPending((all) => all.toSpliced(all.indexOf(row), 1))
    let answer: AnswerOf<Name>
    try {
      answer = await inLine(row ?? answers, async () => {
        const made = options.args ? options.args(input, answers.current.get(row)) : input
        const given = await fetchApi(name, (made instanceof Promise ? await made : made) as object)
        answers.current.set(row, given)
        return given
      })
    } catch (reason) {
      // Their answers were not let through while this one was on its way.
      const hasOthers = await end(false)
      rest()
      return fail(reason, input, hasOthers)
    }
    await end(true)
    options.onAnswer?.(answer, input)
    rest()
    touchReads(name)
    const text = options.success?.(answer, input)
    if (text) notify('success', text)
    return { ok: true, answer }
  }

  return { run, busy: pending.length > 0, isBusy: (row) => pending.includes(row) }
}

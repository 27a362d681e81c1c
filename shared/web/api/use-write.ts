import type { AnswerOf } from '@mowka/contract/calls'
import type { EndpointName, ReadName, WriteName } from '@mowka/contract/endpoints'
import { isGatewayStatus } from '@mowka/domain/browser/gateway-status'
import { ApiError, notify, reportError } from '@mowka/kernel/platform'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { isApiKey } from './api-key'
import { type CallArguments, fetchApi, touchReads } from './call-api'

type Swr = ReturnType<typeof useSWRConfig>
type Change = (data: unknown) => unknown

/** Optimistic state of one read. */
type Layer = {
  /** Pending changes, and successful ones until all have ended. */
  changes: Change[]
  pending: number
  /** SWR's last mutation; it ends with the layer. */
  shown: Promise<unknown>
  ended: Promise<void>
  end: () => void
}

const layers = new WeakMap<Swr['cache'], Map<ReadName, Layer>>()

function newLayer(): Layer {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { changes: [], pending: 0, shown: ended, ended, end }
}

/**
 * Applies an optimistic change to a read, based on SWR's optimistic mutation. Several changes may overlap: reverting
 * one preserves the others, and responses that arrive before the last one has ended don't hide them. Returns the
 * function that ends the change: after success it stays until the read is revalidated, otherwise it is reverted. That
 * function returns whether other changes of the read overlapped.
 */
function showChange(
  { cache, mutate }: Pick<Swr, 'cache' | 'mutate'>,
  name: ReadName,
  change: Change,
): (worked: boolean) => Promise<boolean> {
  const ofCache = layers.get(cache) ?? new Map<ReadName, Layer>()
  layers.set(cache, ofCache)
  const layer = ofCache.get(name) ?? newLayer()
  ofCache.set(name, layer)

  const show = () => {
    layer.shown = mutate((key) => isApiKey(key) && key[0] === 'api' && key[1] === name, layer.ended, {
      optimisticData: (committed: unknown) =>
        committed === undefined
          ? undefined
          : layer.changes.reduce<unknown>((data, each) => each(data), committed),
      populateCache: false,
      revalidate: false,
    })
  }

  layer.changes.push(change)
  layer.pending += 1
  show()
  return async (worked) => {
    layer.pending -= 1
    if (!worked) {
      layer.changes.splice(layer.changes.indexOf(change), 1)
      show()
    }
    const hasOthers = layer.changes.some((each) => each !== change)
    if (layer.pending === 0) {
      ofCache.delete(name)
      layer.end()
      // SWR drops responses of requests that started before the mutation ended.
      await layer.shown
    }
    return hasOthers
  }
}

/** Outcome of a write. Forms use the error for the fields that the server refused. */
export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; error: ApiError }

/** Optimistic change of a read, applied before the server responds. */
export type OptimisticChange<Input> = {
  name: ReadName
  change: (data: unknown, input: Input) => unknown
}

/** `changes('listCourses', (list, course) => …)`: computes the new response of a read from the current one. */
export const changes = <Name extends ReadName, Input>(
  name: Name,
  change: (data: AnswerOf<Name>, input: Input) => AnswerOf<Name>,
): OptimisticChange<Input> => ({ name, change: (data, input) => change(data as AnswerOf<Name>, input) })

type Key = string | number

/** Options of a write. `Input` is the argument of `run`. */
export type WriteOptions<Name extends WriteName, Input> = {
  /**
   * Key of the written row. Writes of one row are sequential, whichever calls they make; without a key, all writes of
   * this hook are.
   */
  row?: (input: Input) => Key
  /** Optimistic changes, reverted if the server refuses. */
  optimistic?: readonly OptimisticChange<Input>[]
  /** Snackbar message after success; none by default. */
  success?: (answer: AnswerOf<Name>, input: Input) => string | undefined
  /**
   * Snackbar message after a failure. `undefined` shows the default (no permission, changed by another user, deleted,
   * offline …); `null` shows none, because the view shows its own.
   */
  failure?: (error: ApiError, input: Input) => string | null | undefined
  /** Runs as a part of the write, for example to update the session store. */
  onAnswer?: (answer: AnswerOf<Name>, input: Input) => void
}

/**
 * Builds the call's arguments from the input, once previous writes have ended; may be asynchronous. `before` is the
 * response to the row's last write.
 */
type MakeArguments<Name extends EndpointName, Input> = (
  input: Input,
  before: AnswerOf<Name> | undefined,
) => CallArguments<Name> | Promise<CallArguments<Name>>

/** A write for use in a view. */
export type WriteHandle<Name extends EndpointName, Input> = {
  /** Sends the write after the previous ones have ended. Never throws. */
  run: (input: Input) => Promise<Outcome<AnswerOf<Name>>>
  /** Whether a write is in progress. */
  busy: boolean
  /** Whether a write of this row is in progress. */
  isBusy: (row: Key) => boolean
}

/** Last pending write per row; unmounting the view does not cancel it. */
const lines = new Map<unknown, Promise<unknown>>()

/** Runs a task after the row's previous ones have ended. */
function enqueue<Answer>(row: unknown, task: () => Promise<Answer>): Promise<Answer> {
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
 * A write of a view: applies optimistic changes, serializes writes per row, reverts refused ones, shows the outcome
 * once, and revalidates affected reads.
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
    // An error that isn't a failed call is a bug of ours.
    const problem = reason === error ? writeProblem(error) : 'other'
    const text = options.failure?.(error, input)
    // The shell explains how to confirm the address.
    const isExplained = error.code === 'EMAIL_NOT_CONFIRMED'
    if (text !== null && !isExplained) notify('error', text ?? t(`write.${problem}`))
    if (problem === 'other') reportError(reason, { call: name })
    // The displayed data is stale if another user changed it.
    if (refresh || problem === 'stale' || problem === 'gone') touchReads(name)
    return { ok: false, error }
  }

  const run = async (input: Input): Promise<Outcome<AnswerOf<Name>>> => {
    const row = options.row?.(input) ?? null
    setPending((all) => [...all, row])
    const shown = (options.optimistic ?? []).map(({ name: read, change }) =>
      showChange(swr, read, (data) => change(data, input)),
    )
    /** Ends the optimistic changes; returns whether others overlapped. */
    const end = async (worked: boolean) => {
      const others = await Promise.all(shown.map((endChange) => endChange(worked)))
      return others.includes(true)
    }
    const rest = () => setPending((all) => all.toSpliced(all.indexOf(row), 1))
    // The row's next write starts after this one has requested its reads again, so that it can wait for them.
    return enqueue(row ?? answers, async () => {
      let answer: AnswerOf<Name>
      try {
        const made = options.args ? options.args(input, answers.current.get(row)) : input
        const args = (made instanceof Promise ? await made : made) as object
        // Its outcome is already shown, so it must also arrive if the user reloads or leaves immediately.
        answer = await fetchApi(name, args, { keepalive: true })
        answers.current.set(row, answer)
      } catch (reason) {
        // Their responses were dropped while this write was in progress.
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
    })
  }

  return { run, busy: pending.length > 0, isBusy: (row) => pending.includes(row) }
}

/** Cause of a failed write from the user's point of view; each has a text in `common:write`. */
export type WriteProblem =
  | 'stale'
  | 'gone'
  | 'forbidden'
  | 'invalid'
  | 'tooMany'
  | 'offline'
  | 'away'
  | 'other'

const PROBLEM_OF_STATUS: Record<number, WriteProblem> = {
  400: 'invalid',
  403: 'forbidden',
  404: 'gone',
  409: 'stale',
  413: 'invalid',
  422: 'invalid',
  429: 'tooMany',
}

/** Classifies a failed write. `other` is unexpected and should be reported. */
export function writeProblem({ kind, status }: ApiError): WriteProblem {
  if (kind !== 'http') return 'offline'
  return isGatewayStatus(status) ? 'away' : (PROBLEM_OF_STATUS[status] ?? 'other')
}

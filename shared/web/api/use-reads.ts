import { endpoints } from '@mowka/contract/endpoints'
import type { ApiError } from '@mowka/kernel/platform'
import { useSessionScope } from '@mowka/kernel/session'
import useSWR, {
  SWRConfig,
  type SWRConfiguration,
  type SWRResponse,
  unstable_serialize,
  useSWRConfig,
} from 'swr'
import type { ApiKey } from './api-key'
import { fetchApi } from './call-api'
import type { Answers, Read } from './read'

/** What every state can do: ask the server again. */
export type Again = {
  /** Asks again for what failed; for everything when nothing did. */
  retry: () => Promise<void>
  /** A request is on its way. */
  retrying: boolean
}

/** Why a view cannot show what it is for. `locked` is a refusal (403), `missing` something that is not there (404). */
export type ReadProblem = Again & { state: 'failed' | 'locked' | 'missing'; error: ApiError }

/** What a view shows: exactly one of these. */
export type ReadState<Data> =
  | { state: 'loading' }
  | ReadProblem
  | (Again & {
      state: 'ready'
      data: Data
      /** The answers are those of the arguments before; the ones asked for are on their way (`keepPrevious`). */
      outdated: boolean
      /** What is shown could not be refreshed. */
      refreshError: ApiError | undefined
      /** An optional read failed: the view goes without its answer. */
      optionalError?: ApiError | undefined
    })

const STATE_OF_STATUS: Record<number, ReadProblem['state']> = { 403: 'locked', 404: 'missing' }

/** What several failed reads say together: the way to access is worth more than "not found", and that than a retry. */
const WEIGHT: readonly ReadProblem['state'][] = ['locked', 'missing', 'failed']

/** The state that a failed read puts a view into. */
export const problemState = ({ status }: ApiError): ReadProblem['state'] =>
  STATE_OF_STATUS[status] ?? 'failed'

/**
 * Reads any number of calls as one state:
 * `useReads({ course: read('getCourse', { id }), stats: optional('getStats') })`.
 * Answers are kept per person and language pair, and are fetched again after a write that touches what they show.
 * The names of a component's reads must not change between renders.
 */
export function useReads<Reads extends Record<string, Read>>(reads: Reads): ReadState<Answers<Reads>> {
  const scope = useSessionScope()
  const entries = Object.entries(reads).map(([key, each]) => {
    return { key, ...each, response: useRead(each, scope) }
  })

  const needed = entries.filter((each) => !each.optional)
  const again: Again = {
    retry: async () => {
      const asked = entries.filter(({ args }) => args)
      const failed = asked.filter(({ response }) => response.error)
      await Promise.all((failed.length > 0 ? failed : asked).map(({ response }) => response.mutate()))
    },
    // Looked up when a view asks: SWR draws a view again for every request only where it shows that one is on its way.
    get retrying() {
      return entries.some(({ response }) => response.isValidating)
    },
  }
  const [problem] = needed
    .flatMap(({ response: { data, error } }) => (error ? [{ state: problemState(error), error, data }] : []))
    // What was shown before it was refused or went away is no longer true; what could not be refreshed may be.
    .filter(({ state, data }) => data === undefined || state !== 'failed')
    .sort((a, b) => WEIGHT.indexOf(a.state) - WEIGHT.indexOf(b.state))
  if (problem) return Object.assign(again, { state: problem.state, error: problem.error })
  const isWaiting =
    needed.some(({ response }) => response.data === undefined) ||
    // One that failed is loading again at every retry; the view goes on without it.
    entries.some(
      ({ optional, response: each }) =>
        optional && each.data === undefined && each.error === undefined && each.isLoading,
    )
  if (isWaiting) return { state: 'loading' }
  return Object.assign(again, {
    state: 'ready' as const,
    data: Object.fromEntries(entries.map(({ key, response }) => [key, response.data])) as Answers<Reads>,
    outdated: needed.some(({ response }) => response.isPrevious),
    refreshError: needed.find(({ response }) => response.error)?.response.error,
    optionalError: entries.find(({ response: { data, error } }) => error && data === undefined)?.response
      .error,
  })
}

/** Asks again for what failed among reads that a page makes apart from one another: for all of it at one press. */
export async function retryFailed(
  ...reads: readonly (ReadProblem | { state: 'loading' | 'ready' })[]
): Promise<void> {
  await Promise.all(reads.map((each) => (each.state === 'failed' ? each.retry() : null)))
}

/** The SWR key of a read. */
export const keyOf = ({ name, args }: Pick<Read, 'name' | 'args'>, scope: string): ApiKey | null =>
  args === null ? null : ['api', name, endpoints[name].shows, scope, args]

const ONCE: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

type OnErrorRetry<Data> = NonNullable<SWRConfiguration<Data, ApiError>['onErrorRetry']>

/** Failures of the network and the server may pass; a refusal or something missing stays until something changes. */
export function retryWhatMayPass<Data>(...[error, ...rest]: Parameters<OnErrorRetry<Data>>): void {
  if (problemState(error) !== 'failed') return
  SWRConfig.defaultValue.onErrorRetry(error, ...rest)
}

/** The state of one read. */
type Reading = Pick<
  SWRResponse<unknown, ApiError>,
  'data' | 'error' | 'isLoading' | 'isValidating' | 'mutate'
> & {
  /** The data are the answer to the arguments before (`keepPrevious`). */
  isPrevious: boolean
}

function useRead({ name, args, options }: Read, scope: string): Reading {
  const { cache } = useSWRConfig()
  const key = keyOf({ name, args }, scope)
  const response = useSWR<unknown, ApiError>(key, () => fetchApi(name, args ?? {}), {
    revalidateOnFocus: false,
    onErrorRetry: retryWhatMayPass,
    keepPreviousData: options.keepPrevious ?? false,
    ...(options.once ? ONCE : {}),
  })
  const { data, error, mutate } = response
  const isPrevious = data !== undefined && cache.get(unstable_serialize(key))?.data === undefined
  // The answer before must not replace one that failed: rows of another page would be wrong.
  const shown = isPrevious && error ? undefined : data
  return {
    data: shown,
    error,
    mutate,
    isPrevious,
    get isLoading() {
      return response.isLoading
    },
    get isValidating() {
      return response.isValidating
    },
  }
}

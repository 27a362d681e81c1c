import type { AnswerOf } from '@mowka/contract/calls'
import { endpoints, type ReadName } from '@mowka/contract/endpoints'
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

/** Retry functions of all states. */
export type Again = {
  /** Requests the failed reads again; all reads if none failed. */
  retry: () => Promise<void>
  /** Whether a request is in progress. */
  retrying: boolean
}

/** Reason why a view can't show its content: `locked` is a refusal (403), `missing` a missing object (404). */
export type ReadProblem = Again & { state: 'failed' | 'locked' | 'missing'; error: ApiError }

/** State of a view: exactly one of these. */
export type ReadState<Data> =
  | { state: 'loading' }
  | ReadProblem
  | (Again & {
      state: 'ready'
      data: Data
      /** Whether the data belongs to the previous arguments, while the current ones load (`keepPrevious`). */
      outdated: boolean
      /** Set if the displayed data could not be refreshed. */
      refreshError: ApiError | undefined
      /** Set if an optional read failed: the view renders without its response. */
      optionalError?: ApiError | undefined
    })

const STATE_OF_STATUS: Record<number, ReadProblem['state']> = { 403: 'locked', 404: 'missing' }

/** Precedence of several problems: access matters more than "not found", and that more than a retry. */
const WEIGHT: readonly ReadProblem['state'][] = ['locked', 'missing', 'failed']

/** Returns the state of a view after a read failed with this error. */
export const problemState = ({ status }: ApiError): ReadProblem['state'] =>
  STATE_OF_STATUS[status] ?? 'failed'

/**
 * Combines any number of reads into one state: `useReads({ course: read('getCourse', { id }), stats:
 * optional('getStats') })`. Responses are cached per user and language pair, and revalidated after a write that
 * affects them. The names of a component's reads must not change between renders.
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
    // A getter, because SWR re-renders a component for every request once it has read this property.
    get retrying() {
      return entries.some(({ response }) => response.isValidating)
    },
  }
  const [problem] = needed
    .flatMap(({ response: { data, error } }) => (error ? [{ state: problemState(error), error, data }] : []))
    // Data that was refused or deleted since is no longer valid; data that could not be refreshed may be.
    .filter(({ state, data }) => data === undefined || state !== 'failed')
    .sort((a, b) => WEIGHT.indexOf(a.state) - WEIGHT.indexOf(b.state))
  if (problem) return Object.assign(again, { state: problem.state, error: problem.error })
  const isWaiting =
    needed.some(({ response }) => response.data === undefined) ||
    // A failed optional read is loading again during every retry; the view renders without it.
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

/** Retries all failed reads of a page that has several states, for a single retry button. */
export async function retryFailed(
  ...reads: readonly (ReadProblem | { state: 'loading' | 'ready' })[]
): Promise<void> {
  await Promise.all(reads.map((each) => (each.state === 'failed' ? each.retry() : null)))
}

/** SWR key of a read. */
export const keyOf = ({ name, args }: Pick<Read, 'name' | 'args'>, scope: string): ApiKey | null =>
  args === null ? null : ['api', name, endpoints[name].shows, scope, args]

const ONCE: SWRConfiguration = {
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
}

type OnErrorRetry<Data> = NonNullable<SWRConfiguration<Data, ApiError>['onErrorRetry']>

/** Retries network and server failures only; refusals and missing objects don't disappear automatically. */
export function retryTransient<Data>(...[error, ...rest]: Parameters<OnErrorRetry<Data>>): void {
  if (problemState(error) !== 'failed') return
  SWRConfig.defaultValue.onErrorRetry(error, ...rest)
}

/**
 * Returns a function that resolves with a read's response, as soon as a pending revalidation has ended; `undefined` if
 * it has none. For writes that need the state after this user's last write.
 */
export function useNewest(): <Name extends ReadName>(
  read: Read<Name>,
) => Promise<AnswerOf<Name> | undefined> {
  const { cache, mutate } = useSWRConfig()
  const scope = useSessionScope()
  return async (read) => {
    const key = keyOf(read, scope)
    const id = unstable_serialize(key)
    if (cache.get(id)?.isValidating) await mutate(key)
    return cache.get(id)?.data
  }
}

/** State of one read. */
type Reading = Pick<
  SWRResponse<unknown, ApiError>,
  'data' | 'error' | 'isLoading' | 'isValidating' | 'mutate'
> & {
  /** Whether the data is the response to the previous arguments (`keepPrevious`). */
  isPrevious: boolean
}

function useRead({ name, args, options }: Read, scope: string): Reading {
  const { cache } = useSWRConfig()
  const key = keyOf({ name, args }, scope)
  const response = useSWR<unknown, ApiError>(key, () => fetchApi(name, args ?? {}), {
    revalidateOnFocus: false,
    onErrorRetry: retryTransient,
    keepPreviousData: options.keepPrevious ?? false,
    ...(options.once ? ONCE : {}),
  })
  const { data, error, mutate } = response
  const isPrevious = data !== undefined && cache.get(unstable_serialize(key))?.data === undefined
  // The previous response must not replace a failed one: rows of another page would be wrong.
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

/** Returns a function that reports whether a read's response is in the cache, without a request. */
export function useIsCached(): (read: Pick<Read, 'name' | 'args'>) => boolean {
  const { cache } = useSWRConfig()
  const scope = useSessionScope()
  return (read) => cache.get(unstable_serialize(keyOf(read, scope)))?.data !== undefined
}

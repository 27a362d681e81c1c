import { sendRequest } from '@mowka/shared/platform'
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '../contract/calls'
import { type EndpointName, endpoints, type WriteName } from '../contract/endpoints'
import { makesStale } from '../contract/stale'
import { endpointOfKey } from './api-key'
import { refreshReads } from './refresh-reads'

type Whole<Part> = [Part] extends [undefined] ? unknown : Part
type BodyPart<Name extends EndpointName> = [BodyOf<Name>] extends [undefined]
  ? unknown
  : { body: BodyOf<Name> }

/** What a call takes, flat: parameters of the path, query values, and `body` for a write. */
export type CallArguments<Name extends EndpointName> = Whole<ParamsOf<Name>> &
  Whole<QueryOf<Name>> &
  BodyPart<Name>

/** Arguments may be left out where nothing is required. */
export type OptionalArguments<Name extends EndpointName> =
  Record<never, never> extends CallArguments<Name>
    ? [args?: CallArguments<Name>]
    : [args: CallArguments<Name>]

/** Sends one call by name, without looking at what it makes stale. */
export function fetchApi<Name extends EndpointName>(
  name: Name,
  args: object = {},
  signal?: AbortSignal,
): Promise<AnswerOf<Name>> {
  const [method = 'GET', pattern = ''] = endpoints[name].split(' ')
  const { body, ...rest } = args as { body?: unknown } & Record<string, unknown>
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key]))
    delete rest[key]
    return value
  })
  return sendRequest<AnswerOf<Name>>({ method, path, query: rest, body, signal })
}

/**
 * Sends a write, or a read that advances something and therefore lives in a store. After a write exactly the reads
 * that it makes stale are fetched again, wherever they are shown. Throws an `ApiError`.
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  ...[args]: OptionalArguments<Name>
): Promise<AnswerOf<Name>> {
  const answer = await fetchApi(name, args as object | undefined)
  const stale = makesStale[name as WriteName]
  if (stale?.length) {
    const names: readonly string[] = stale
    refreshReads((key) => names.includes(endpointOfKey(key)))
  }
  return answer
}

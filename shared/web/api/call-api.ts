import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from '@mowka/contract/calls'
import { type Endpoint, fillCall } from '@mowka/contract/endpoint'
import { type EndpointName, endpoints, type WriteName } from '@mowka/contract/endpoints'
import { type HttpRequest, type OutboxCall, sendRequest, touch } from '@mowka/kernel/platform'

type Whole<Part> = [Part] extends [undefined] ? unknown : Part
type BodyPart<Name extends EndpointName> = [BodyOf<Name>] extends [undefined]
  ? unknown
  : { body: BodyOf<Name> }

/** All arguments of a call: path parameters, query values, and `body` for a write. */
export type CallArguments<Name extends EndpointName> = Whole<ParamsOf<Name>> &
  Whole<QueryOf<Name>> &
  BodyPart<Name>

type CallOptions = { signal?: AbortSignal }
type FetchOptions = CallOptions & Pick<HttpRequest, 'keepalive'>

/** Arguments are optional if the call requires none. */
export type OptionalArguments<Name extends EndpointName> =
  Record<never, never> extends CallArguments<Name>
    ? [args?: CallArguments<Name>, options?: CallOptions]
    : [args: CallArguments<Name>, options?: CallOptions]

/** Converts a body with a file to form data; any other is sent as JSON. */
function encodeBody(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const fields = Object.entries(body)
  if (!fields.some(([, value]) => value instanceof Blob)) return body
  const form = new FormData()
  for (const [name, value] of fields) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

/**
 * Sends a call by name without revalidating reads.
 * @throws ApiError
 */
export function fetchApi<Name extends EndpointName>(
  name: Name,
  args: object = {},
  options: FetchOptions = {},
): Promise<AnswerOf<Name>> {
  const endpoint: Endpoint = endpoints[name]
  const { method, path, rest } = fillCall(endpoint.call, args as Record<string, unknown>)
  const { body, ...query } = rest
  return sendRequest<AnswerOf<Name>>({
    method,
    path,
    query,
    body: encodeBody(body),
    as: endpoint.answers ?? 'json',
    ...options,
  })
}

/** Revalidates the mounted reads that a write affects. */
export function touchReads(name: EndpointName): void {
  const endpoint: Endpoint = endpoints[name]
  if ('touches' in endpoint && endpoint.touches.length > 0) touch(endpoint.touches)
}

/**
 * Sends a call from a store: a write, or a read that advances something. A write revalidates the reads that it
 * affects. Views use `useReads` and `useWrite`.
 *
 * @throws `ApiError`, of kind `cancelled` after an abort
 */
export async function callApi<Name extends EndpointName>(
  name: Name,
  ...[args, options]: OptionalArguments<Name>
): Promise<AnswerOf<Name>> {
  const answer = await fetchApi(name, args as object | undefined, options)
  touchReads(name)
  return answer
}

/**
 * Builds an outbox call: `outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))`. `id` is
 * its idempotency key. `said` contains the messages for the user if it is rejected or overruled in their favour.
 */
export function outboxCall<Name extends WriteName>(
  name: Name,
  args: CallArguments<Name>,
  id: string,
  said: Pick<OutboxCall, 'saidWhenRefused' | 'saidWhenOverruled'> = {},
): OutboxCall {
  const { call, touches } = endpoints[name]
  const { method, path, rest } = fillCall(call, args as Record<string, unknown>)
  return { id, method, path, body: rest.body, touches, ...said }
}

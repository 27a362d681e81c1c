import type { Endpoint } from '@mowka/contract/endpoint'
import { type EndpointName, endpoints } from '@mowka/contract/endpoints'
import type { Tag } from '@mowka/contract/tags'

/**
 * The SWR key of a read: the call, what it shows, the person and language pair that its answer depends on, and its
 * arguments. The tags are part of the key so that a write of one remote finds the reads of another that was built
 * with a newer contract.
 */
export type ApiKey = readonly [
  kind: 'api' | 'api-page',
  name: EndpointName,
  shows: readonly Tag[],
  scope: string,
  args: object,
]

/** True for the key of a read, or of one page of an endless list. */
export const isApiKey = (key: unknown): key is ApiKey =>
  Array.isArray(key) && key.length === 5 && (key[0] === 'api' || key[0] === 'api-page')

/** True for a key whose read shows something of what a write touched. */
export const showsAny = (key: unknown, touched: readonly string[]): key is ApiKey =>
  isApiKey(key) && key[2].some((tag) => touched.includes(tag))

/** True for a read whose last answer the device keeps. */
export function isKeptKey(key: unknown): key is ApiKey {
  if (!isApiKey(key) || key[0] !== 'api') return false
  // Another release may know other calls.
  const endpoint: Endpoint | undefined = Object.hasOwn(endpoints, key[1]) ? endpoints[key[1]] : undefined
  return endpoint !== undefined && 'kept' in endpoint && endpoint.kept === true
}

import type { Endpoint } from '@mowka/contract/endpoint'
import { type EndpointName, endpoints } from '@mowka/contract/endpoints'
import type { Tag } from '@mowka/contract/tags'

/**
 * SWR key of a read: the call, its tags, the user and language pair of its response, and its arguments. The tags are
 * part of the key so that a write of one remote finds the reads of another that was built with a newer contract.
 */
export type ApiKey = readonly [
  kind: 'api' | 'api-page',
  name: EndpointName,
  shows: readonly Tag[],
  scope: string,
  args: object,
]

/** Whether this is the key of a read, or of one page of an endless list. */
export const isApiKey = (key: unknown): key is ApiKey =>
  Array.isArray(key) && key.length === 5 && (key[0] === 'api' || key[0] === 'api-page')

/** Whether a read shows anything that a write affects. */
export const showsAny = (key: unknown, touched: readonly string[]): key is ApiKey =>
  isApiKey(key) && key[2].some((tag) => touched.includes(tag))

/** Whether the device caches the read's last response. */
export function isCachedRead(key: unknown): key is ApiKey {
  if (!isApiKey(key) || key[0] !== 'api') return false
  // Another release may have other calls.
  const endpoint: Endpoint | undefined = Object.hasOwn(endpoints, key[1]) ? endpoints[key[1]] : undefined
  return endpoint !== undefined && 'kept' in endpoint && endpoint.kept === true
}

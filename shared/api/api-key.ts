import type { EndpointName } from '../contract/endpoints'

/** The SWR key of a read: the call, its arguments, and the languages and person that the answer depends on. */
export type ApiKey = readonly ['api', EndpointName, string, object]

/** The one place where SWR keys are built. */
export const apiKey = (name: EndpointName, args: object, scope: string): ApiKey => ['api', name, scope, args]

/** The call behind an SWR key; an empty text for a key of something else. */
export const endpointOfKey = (key: unknown): string =>
  Array.isArray(key) && key[0] === 'api' && typeof key[1] === 'string' ? key[1] : ''

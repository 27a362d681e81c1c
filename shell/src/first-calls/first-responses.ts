import { type EndpointName, endpoints, type ReadName } from '@mowka/contract/endpoints'
import type { BegunRead } from '@mowka/contract/schemas/platform'
import { onTouched, provideFirstAnswers } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { keyOf } from '@mowka/web/api'
import { unstable_serialize } from 'swr'
import type { ResponseCache } from '../cache/response-cache'
import { callKey } from './first-calls'

/** Maximum age of a response since the page load, in ms; later ones would be stale. */
export const MAX_AGE = 15_000

const isRead = (name: string): name is ReadName =>
  Object.hasOwn(endpoints, name) && 'shows' in endpoints[name as EndpointName]

let answers = new Map<string, Promise<unknown>>()

/**
 * Passes responses to requests sent before this code loaded to the API client: each once, for a call with the same
 * path, query, token and language, unless something was written since.
 */
export function provideFirstResponses(target: Window): void {
  const begun = target.mowkaFirstCalls
  target.mowkaFirstCalls = undefined
  answers = new Map(Object.entries(begun?.answers ?? {}))
  if (!begun) return
  const { headers } = begun
  onTouched(() => answers.clear())
  provideFirstAnswers(async ({ path, query, authorization, language }) => {
    const key = callKey(path, query)
    const answer = answers.get(key)
    const isSame = authorization === headers.Authorization && language === headers['Accept-Language']
    if (!answer || !isSame || performance.now() > MAX_AGE) return null
    answers.delete(key)
    return answer
  })
}

/**
 * Writes the responses to the first reads into the cache, so that the first render has them. The page still requests
 * them and receives the same responses. The session must already include the account.
 */
export async function seedFromFirstResponses(
  reads: readonly BegunRead[],
  cache: ResponseCache['cache'],
): Promise<void> {
  const { sourceLang, targetLang } = session
  await Promise.all(
    reads.map(async ({ name, path, args }) => {
      const call = callKey(path, { sourceLang, targetLang })
      const data = await answers.get(call)
      // Dropped if something was written meanwhile.
      if (!isRead(name) || data === undefined || data === null || !answers.has(call)) return
      const key = keyOf({ name, args }, session.scope)
      cache.set(unstable_serialize(key), { data, _k: key })
    }),
  )
}

import { type EndpointName, endpoints, type ReadName } from '@mowka/contract/endpoints'
import type { BegunRead } from '@mowka/contract/schemas/platform'
import { onTouched, provideFirstAnswers } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { keyOf } from '@mowka/web/api'
import { unstable_serialize } from 'swr'
import type { KeptAnswers } from '../kept/kept-answers'
import { callKey } from './first-calls'

/** Answers are taken for so long after the page began, in milliseconds: later ones would be those of a while ago. */
export const FRESH_FOR = 15_000

const isRead = (name: string): name is ReadName =>
  Object.hasOwn(endpoints, name) && 'shows' in endpoints[name as EndpointName]

let answers = new Map<string, Promise<unknown>>()

/**
 * Gives the client what the page sent before the code was here: each answer once, to the call with the same path,
 * query, token and language, unless something was written since.
 */
export function startFirstAnswers(target: Window): void {
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
    if (!answer || !isSame || performance.now() > FRESH_FOR) return null
    answers.delete(key)
    return answer
  })
}

/**
 * Puts the answers to the first reads where the page draws from, so that its first drawing has them. The page asks for
 * them all the same, and is given the same answers. The account must be part of the session.
 */
export async function drawFromFirstAnswers(
  reads: readonly BegunRead[],
  cache: KeptAnswers['cache'],
): Promise<void> {
  const { sourceLang, targetLang } = session
  await Promise.all(
    reads.map(async ({ name, path, args }) => {
      const call = callKey(path, { sourceLang, targetLang })
      const data = await answers.get(call)
      // Gone when something was written meanwhile.
      if (!isRead(name) || data === undefined || data === null || !answers.has(call)) return
      const key = keyOf({ name, args }, session.scope)
      cache.set(unstable_serialize(key), { data, _k: key })
    }),
  )
}

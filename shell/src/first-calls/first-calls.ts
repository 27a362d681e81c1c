import { DEFAULT_SOURCE_LANG, DEFAULT_TARGET_LANG } from '@mowka/domain/languages'
import { localKeys } from '@mowka/domain/storage-keys'
import { chooseInterfaceLang, storedLang } from '@mowka/domain/stored-langs'
import type { PageData } from '../page-data/page-data'
import { authSettings } from '../session/auth-settings'
import { isReturning, readKeptSignIn } from '../session/kept-sign-in'

/** The first calls gave up after this time, in milliseconds; whoever needs an answer then asks for it. */
const PATIENCE = 20_000

/** What the page sent before its code was there. */
export type FirstCalls = {
  /** Under whose token, and in which language of the interface. */
  headers: { Authorization: string; 'Accept-Language': string }
  /** The data of answers by path and query; null for every other outcome. */
  answers: Record<string, Promise<unknown>>
}

declare global {
  interface Window {
    mowkaFirstCalls?: FirstCalls | undefined
  }
}

/** Names a read by what its answer depends on: its path and query. */
export const callKey = (path: string, query: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams(query as Record<string, string>)}`

/**
 * Sends the calls with which the page begins for someone who is signed in: their account, and what the release of the
 * page names, in the languages that this device keeps. Sends nothing where the token has to be renewed first.
 */
export function sendFirstCalls({ config, firstReads }: PageData): FirstCalls | undefined {
  if (isReturning(location.search)) return
  const kept = readKeptSignIn(authSettings(config, location.origin))
  if (typeof kept !== 'object' || kept.token === null) return
  const headers = {
    Authorization: `Bearer ${kept.token}`,
    'Accept-Language': chooseInterfaceLang(config.interfaceLang),
  }
  const languages = {
    sourceLang: storedLang(localKeys.sourceLang) ?? DEFAULT_SOURCE_LANG,
    targetLang: storedLang(localKeys.targetLang) ?? storedLang(localKeys.visitorLang) ?? DEFAULT_TARGET_LANG,
  }
  const ask = async (call: string): Promise<unknown> => {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await fetch(`/api${call}`, { headers, signal }).catch(() => null)
    return answer?.status === 200 ? answer.json().catch(() => null) : null
  }
  // A page that was kept on the device may be of another address.
  const reads = decodeURI(location.pathname) === firstReads.at ? firstReads.reads : []
  const calls = ['/user/me', ...reads.map(({ path }) => path)].map((path) => callKey(path, languages))
  return { headers, answers: Object.fromEntries(calls.map((call) => [call, ask(call)])) }
}

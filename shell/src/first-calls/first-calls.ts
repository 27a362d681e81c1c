import { localKeys } from '@mowka/domain/browser/storage-keys'
import { DEFAULT_SOURCE_LANG, DEFAULT_TARGET_LANG } from '@mowka/domain/languages/languages'
import { chooseInterfaceLang, storedLang } from '@mowka/kernel/storage'
import type { PageData } from '../page-data/page-data'
import { authSettings } from '../session/auth-settings'
import { isReturning, readStoredSignIn } from '../session/stored-sign-in'

/** Timeout of early requests in ms; afterwards callers send their own. */
const PATIENCE = 20_000

/** Requests sent before the page's code was loaded. */
export type FirstCalls = {
  /** The token and interface language of the requests. */
  headers: { Authorization: string; 'Accept-Language': string }
  /** Response data by path and query; null for any other outcome. */
  answers: Record<string, Promise<unknown>>
}

declare global {
  interface Window {
    mowkaFirstCalls?: FirstCalls | undefined
    /** Creates `traceparent` headers. Set by the page's inline script where the server records traces. */
    mowkaTraceparent?: () => string
  }
}

/** Cache key of a read: its path and query. */
export const callKey = (path: string, query: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams(query as Record<string, string>)}`

/**
 * Sends the initial requests of a signed-in user: the account and the reads declared by the page's release, in the
 * languages stored on this device. Sends nothing if the token must be renewed first.
 */
export function sendFirstCalls({ config, firstReads }: PageData): FirstCalls | undefined {
  if (isReturning(location.search)) return
  const kept = readStoredSignIn(authSettings(config, location.origin))
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
    const traced = window.mowkaTraceparent ? { ...headers, traceparent: window.mowkaTraceparent() } : headers
    const answer = await fetch(`/api${call}`, { headers: traced, signal }).catch(() => null)
    return answer?.status === 200 ? answer.json().catch(() => null) : null
  }
  // A cached page may be for another address.
  const reads = decodeURI(location.pathname) === firstReads.at ? firstReads.reads : []
  const calls = ['/user/me', ...reads.map(({ path }) => path)].map((path) => callKey(path, languages))
  return { headers, answers: Object.fromEntries(calls.map((call) => [call, ask(call)])) }
}

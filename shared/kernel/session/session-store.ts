import type { LangCode } from '@mowka/contract/schemas/common'
import type { Preferences, User } from '@mowka/contract/schemas/user'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { DEFAULT_SOURCE_LANG, DEFAULT_TARGET_LANG } from '@mowka/domain/languages/languages'
import { accessEnd } from '@mowka/domain/user/access'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import type { Role } from '@mowka/domain/user/roles'
import { makeAutoObservable, reaction } from 'mobx'
import { useSyncExternalStore } from 'react'
import { storedLang, storeLang } from '../storage'

/** Authentication state. `unverified` waits for email confirmation. */
export type SessionStatus = 'starting' | 'anonymous' | 'unverified' | 'authenticated'

/**
 * The current user and their permissions: the only server state outside SWR, because guards, the HTTP client and
 * every remote need it at any time. Only the shell sets the status; remotes pass responses of user calls to `setUser`
 * and choose the language being learned.
 */
export class SessionStore {
  status: SessionStatus = 'starting'
  /** The account from the API; `null` until it is loaded. */
  user: User | null = null
  /** Roles from the token's namespaced claim (P-AUTH-09). */
  roles: Role[] = []
  /** The language of questions. */
  sourceLang: LangCode
  /** The language being learned, as chosen on this device; `null` before any choice. */
  chosenLang: LangCode | null
  /** The language of a visitor's test: not a choice, but the initial language of a new account (C45). */
  visitorLang: LangCode | null

  constructor() {
    this.sourceLang = storedLang(localKeys.sourceLang) ?? DEFAULT_SOURCE_LANG
    this.chosenLang = storedLang(localKeys.targetLang)
    this.visitorLang = storedLang(localKeys.visitorLang)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The language sent with requests: the learner's choice, else the visitor's language, else ENG (C52). */
  get targetLang(): LangCode {
    const { chosenLang: chosen, visitorLang: visitor } = this
    return (this.isAuthenticated ? (chosen ?? visitor) : (visitor ?? chosen)) ?? DEFAULT_TARGET_LANG
  }

  /** The language chosen on this device or, on a new one, on the account; `null` if none was chosen. */
  get learnLang(): LangCode | null {
    return this.chosenLang ?? this.user?.userMetadata.learnLang ?? null
  }

  get isAuthenticated(): boolean {
    return this.status === 'authenticated'
  }

  /** Whether onboarding is SKIPPED or COMPLETED (P-GUARD-10). */
  get isOnboarded(): boolean {
    const status = this.user?.userMetadata.onboardingStatus
    return status === 'SKIPPED' || status === 'COMPLETED'
  }

  get isAdmin(): boolean {
    return this.roles.includes('admin')
  }

  /**
   * Whether the user is a company admin, by the token's role or by membership: a new admin's token does not contain
   * the role yet (C10).
   */
  get isCompanyAdmin(): boolean {
    return this.roles.includes('company-admin') || this.user?.company?.isAdmin === true
  }

  get preferences(): Preferences {
    return this.user?.userMetadata.preferences ?? defaultPreferences
  }

  /** The learner's level in the language being learned; `null` if unknown. */
  get level() {
    return this.user?.userMetadata.languages[this.targetLang]?.level ?? null
  }

  /** Context of responses besides the call: part of every SWR key. */
  get scope(): string {
    return `${this.sourceLang}:${this.targetLang}:${this.user?.userId ?? ''}`
  }

  /** Returns the end of access to a language, or `null` without access. */
  accessUntil(lang: LangCode, now = new Date()): Date | null {
    return accessEnd(this.user, lang, now)
  }

  setStatus(status: SessionStatus): void {
    this.status = status
  }

  setRoles(roles: Role[]): void {
    this.roles = roles
  }

  /**
   * Stores the account from a user call's response, without a re-render if it is unchanged. Adopts the account's
   * language on a new device, regardless of the visitor language (C52).
   */
  setUser(user: User): void {
    if (JSON.stringify(user) !== JSON.stringify(this.user)) this.user = user
    const { learnLang } = user.userMetadata
    if (learnLang && !this.chosenLang) this.setTargetLang(learnLang)
    else if (learnLang && this.visitorLang) this.setVisitorLang(null)
  }

  /** Chooses the language being learned on this device, effective for the next request (P-API-04). */
  setTargetLang(lang: LangCode): void {
    this.chosenLang = lang
    storeLang(localKeys.targetLang, lang)
    storeLang(localKeys.sourceLang, this.sourceLang)
    if (this.visitorLang) this.setVisitorLang(null)
  }

  /** Sets the visitor's language; any choice on this device or an account overrides it. */
  setVisitorLang(lang: LangCode | null): void {
    this.visitorLang = lang
    storeLang(localKeys.visitorLang, lang)
  }

  /** Clears the user; the chosen languages stay on the device until `forgetLanguages`. */
  signOut(): void {
    this.status = 'anonymous'
    this.user = null
    this.roles = []
  }

  /** Clears the languages, too, because another user signed in. */
  forgetLanguages(): void {
    this.sourceLang = DEFAULT_SOURCE_LANG
    this.chosenLang = null
    for (const key of [localKeys.sourceLang, localKeys.targetLang]) storeLang(key, null)
    this.setVisitorLang(null)
  }
}

/** The global session. This module is a singleton of the kernel, so every remote has the same store. */
export const session = new SessionStore()

const subscribe = (onChange: () => void) => reaction(() => session.scope, onChange)
const read = () => session.scope

/** Re-renders when the language pair or the user changes, also in a component that is not an observer. */
export const useSessionScope = (): string => useSyncExternalStore(subscribe, read)

import type { LangCode } from '@mowka/contract/schemas/common'
import type { Preferences, User } from '@mowka/contract/schemas/user'
import { accessEnd } from '@mowka/domain/access'
import { DEFAULT_SOURCE_LANG, DEFAULT_TARGET_LANG } from '@mowka/domain/languages'
import { defaultPreferences } from '@mowka/domain/preferences'
import type { Role } from '@mowka/domain/roles'
import { writeStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { storedLang } from '@mowka/domain/stored-langs'
import { makeAutoObservable } from 'mobx'

/** Whether someone is signed in. `unverified` waits for the e-mail address to be confirmed. */
export type SessionStatus = 'starting' | 'anonymous' | 'unverified' | 'authenticated'

/**
 * Who is here and what they may do: the one piece of server state that is not an SWR key, because guards, the HTTP
 * client and every remote need it at any moment. Only the shell writes the status; remotes put the answers of user
 * calls into `setUser` and choose the language being learned.
 */
export class SessionStore {
  status: SessionStatus = 'starting'
  /** The account as the API knows it; null until it is loaded. */
  user: User | null = null
  /** Roles of the token's namespaced claim (P-AUTH-09). */
  roles: Role[] = []
  /** The language of questions. */
  sourceLang: LangCode
  /** The language being learned as chosen on this device; null before any choice. */
  chosenLang: LangCode | null
  /** The language that a visitor takes a test in: no choice, and yet where someone new begins (C45). */
  visitorLang: LangCode | null

  constructor() {
    this.sourceLang = storedLang(localKeys.sourceLang) ?? DEFAULT_SOURCE_LANG
    this.chosenLang = storedLang(localKeys.targetLang)
    this.visitorLang = storedLang(localKeys.visitorLang)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The language that calls carry: a learner's choice, a visitor's language before a choice, or ENG (C52). */
  get targetLang(): LangCode {
    const { chosenLang: chosen, visitorLang: visitor } = this
    return (this.isAuthenticated ? (chosen ?? visitor) : (visitor ?? chosen)) ?? DEFAULT_TARGET_LANG
  }

  /** The chosen language on this device or, on a new one, on the account; null means that nothing was chosen yet. */
  get learnLang(): LangCode | null {
    return this.chosenLang ?? this.user?.userMetadata.learnLang ?? null
  }

  get isAuthenticated(): boolean {
    return this.status === 'authenticated'
  }

  /** Onboarded means SKIPPED or COMPLETED (P-GUARD-10). */
  get isOnboarded(): boolean {
    const status = this.user?.userMetadata.onboardingStatus
    return status === 'SKIPPED' || status === 'COMPLETED'
  }

  get isAdmin(): boolean {
    return this.roles.includes('admin')
  }

  /** By the role in the token, or as an admin of their company, who has no role for it at once (C10). */
  get isCompanyAdmin(): boolean {
    return this.roles.includes('company-admin') || this.user?.company?.isAdmin === true
  }

  get preferences(): Preferences {
    return this.user?.userMetadata.preferences ?? defaultPreferences
  }

  /** The learner's level in the language being learned; null when unknown. */
  get level() {
    return this.user?.userMetadata.languages[this.targetLang]?.level ?? null
  }

  /** What an answer of the server depends on besides the call: part of every SWR key. */
  get scope(): string {
    return `${this.sourceLang}:${this.targetLang}:${this.user?.userId ?? ''}`
  }

  /** When the access to a language ends; null without access. */
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
   * Takes the account out of an answer of a user call; one that is as it was draws nothing again. Adopts the
   * account's language on a new device, whatever was looked at there before (C52).
   */
  setUser(user: User): void {
    if (JSON.stringify(user) !== JSON.stringify(this.user)) this.user = user
    const { learnLang } = user.userMetadata
    if (learnLang && !this.chosenLang) this.setTargetLang(learnLang)
    else if (learnLang && this.visitorLang) this.setVisitorLang(null)
  }

  /** Chooses the language being learned on this device; calls follow at once (P-API-04). */
  setTargetLang(lang: LangCode): void {
    this.chosenLang = lang
    writeStored(localKeys.targetLang, lang)
    writeStored(localKeys.sourceLang, this.sourceLang)
    if (this.visitorLang) this.setVisitorLang(null)
  }

  /** Takes the language that a visitor looks at; it gives way to any choice, of this device or of an account. */
  setVisitorLang(lang: LangCode | null): void {
    this.visitorLang = lang
    writeStored(localKeys.visitorLang, lang)
  }

  /** Forgets the person; the choice of languages stays with the device until the sign-out clears it. */
  signOut(): void {
    this.status = 'anonymous'
    this.user = null
    this.roles = []
  }

  /** Forgets the languages too: someone else is here now. */
  forgetLanguages(): void {
    this.sourceLang = DEFAULT_SOURCE_LANG
    this.chosenLang = null
    for (const key of [localKeys.sourceLang, localKeys.targetLang]) writeStored(key, null)
    this.setVisitorLang(null)
  }
}

/** The one session. This module is a singleton of the kernel, so every remote sees the same store. */
export const session = new SessionStore()

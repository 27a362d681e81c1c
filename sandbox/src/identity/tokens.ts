import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Journal } from '../store/journal'
import { type Account, isSocial } from './accounts'

/** Namespaced claims of the platform (P-AUTH-09). */
const ROLES_CLAIM = 'https://mowka.test/roles'
const SOCIAL_CLAIM = 'https://mowka.test/social'

/** Supported scopes. */
export const SCOPES = ['openid', 'profile', 'email', 'offline_access']

/** ID token claims by scope. */
export const CLAIMS_BY_SCOPE = {
  openid: ['sub', ROLES_CLAIM, SOCIAL_CLAIM],
  profile: ['name', 'nickname', 'given_name', 'family_name'],
  email: ['email', 'email_verified'],
}

/** Returns the ID token claims of an account. */
export function idTokenClaims(account: Account) {
  return {
    sub: account.sub,
    nickname: account.email.split('@')[0],
    ...accessTokenClaims(account),
  }
}

/** Returns the additional access token claims, from which the API creates its user record. */
export function accessTokenClaims(account: Account) {
  return {
    name: `${account.givenName} ${account.familyName}`.trim(),
    given_name: account.givenName,
    family_name: account.familyName,
    email: account.email,
    email_verified: account.emailVerified,
    [ROLES_CLAIM]: account.roles,
    [SOCIAL_CLAIM]: isSocial(account),
  }
}

const PREFIX = 'oidc:'

/**
 * Sessions, grants, codes and refresh tokens of the provider, stored in the journal.
 *
 * A rotated refresh token stays valid for a short leeway: two tabs, or a reload during a refresh, send the same token
 * twice and must both stay signed in. After the leeway a second use revokes the whole grant.
 */
export class TokenStore implements Adapter {
  private readonly model: string
  private readonly journal: Journal
  private readonly leewaySeconds: number

  constructor(model: string, journal: Journal, leewaySeconds: number) {
    this.model = model
    this.journal = journal
    this.leewaySeconds = leewaySeconds
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const expiresAt = expiresIn === undefined ? undefined : Date.now() + expiresIn * 1000
    this.journal.set(this.key(id), payload, expiresAt)
    if (this.model === 'Session' && payload.uid) this.journal.set(uidKey(payload.uid), id, expiresAt)
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const payload = this.journal.get<AdapterPayload>(this.key(id))
    if (!payload) return undefined
    if (this.model !== 'RefreshToken') return { ...payload }
    return withinLeeway(payload, this.leewaySeconds, epochSeconds())
  }

  async findByUid(uid: string): Promise<AdapterPayload | undefined> {
    const id = this.journal.get<string>(uidKey(uid))
    return id === undefined ? undefined : this.find(id)
  }

  async findByUserCode(): Promise<undefined> {
    return undefined
  }

  /** The first use counts: reusing a token within the leeway does not extend it. */
  async consume(id: string): Promise<void> {
    const payload = this.journal.get<AdapterPayload>(this.key(id))
    if (!payload || payload.consumed !== undefined) return
    const expiresAt = payload.exp === undefined ? undefined : payload.exp * 1000
    this.journal.set(this.key(id), { ...payload, consumed: epochSeconds() }, expiresAt)
  }

  async destroy(id: string): Promise<void> {
    this.journal.delete(this.key(id))
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const { key, value } of this.journal.list<AdapterPayload>(`${PREFIX}${this.model}:`)) {
      if (value.grantId === grantId) this.journal.delete(key)
    }
  }

  private key(id: string): string {
    return `${PREFIX}${this.model}:${id}`
  }
}

/** Returns a used refresh token as unused while the leeway lasts. */
export function withinLeeway(payload: AdapterPayload, leewaySeconds: number, now: number): AdapterPayload {
  const { consumed, ...unused } = payload
  return typeof consumed === 'number' && now - consumed > leewaySeconds ? { ...payload } : unused
}

/** Ends every session and grant of an account after its deletion or a password change. */
export function endAllSessions(journal: Journal, accountId: string): void {
  for (const { key, value } of journal.list<AdapterPayload | string>(PREFIX)) {
    if (typeof value !== 'string' && value.accountId === accountId) journal.delete(key)
  }
}

function uidKey(uid: string): string {
  return `${PREFIX}uid:${uid}`
}

function epochSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

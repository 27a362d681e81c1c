import { type Account, isSocial } from './accounts'

/** Namespaced claims of the platform (P-AUTH-09). */
export const ROLES_CLAIM = 'https://mowka.test/roles'
export const SOCIAL_CLAIM = 'https://mowka.test/social'

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

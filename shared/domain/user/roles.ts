/** Default name of the namespaced claim with the roles, overridable by configuration (C53, U07). */
export const ROLES_CLAIM = 'https://mowka.test/roles'

/** Roles of an account. Every fully registered account has one. */
export type Role = 'learner' | 'admin' | 'company-admin'

const known: readonly string[] = ['learner', 'admin', 'company-admin'] satisfies Role[]

/** Reads the roles from a token's claims, ignoring anything unexpected. */
export function rolesFrom(claims: Record<string, unknown> | undefined, claim = ROLES_CLAIM): Role[] {
  const value = claims?.[claim]
  return Array.isArray(value) ? value.filter((role): role is Role => known.includes(role)) : []
}

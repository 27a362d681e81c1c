/** The namespaced claim that carries the roles; its name is configuration with this default (C53, U07). */
export const ROLES_CLAIM = 'https://mowka.test/roles'

/** Roles of an account. Every settled account has one. */
export type Role = 'learner' | 'admin' | 'company-admin'

const known: readonly string[] = ['learner', 'admin', 'company-admin'] satisfies Role[]

/** Reads the roles out of a token's claims; anything unexpected counts as no role. */
export function rolesFrom(claims: Record<string, unknown> | undefined, claim = ROLES_CLAIM): Role[] {
  const value = claims?.[claim]
  return Array.isArray(value) ? value.filter((role): role is Role => known.includes(role)) : []
}

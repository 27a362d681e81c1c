/** Default name of the namespaced claim with the roles, overridable by configuration (C53, U07). */
export const ROLES_CLAIM = 'https://mowka.test/roles'

/**
 * Roles of the panel. Editors maintain content, support looks up people and orders, operators run the shop, people,
 * companies and jobs, and admins may do everything.
 */
export const staffRoles = ['editor', 'support', 'operator', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

export const isStaffRole = (name: string): name is StaffRole => staffRoles.some((role) => role === name)

/** Roles of an account. Every fully registered account has one. */
export type Role = 'learner' | StaffRole | 'company-admin'

const known: readonly string[] = ['learner', ...staffRoles, 'company-admin'] satisfies Role[]

/** Reads the roles from a token's claims, ignoring anything unexpected. */
export function rolesFrom(claims: Record<string, unknown> | undefined, claim = ROLES_CLAIM): Role[] {
  const value = claims?.[claim]
  return Array.isArray(value) ? value.filter((role): role is Role => known.includes(role)) : []
}

/** The roles with the rights of a role: its own, and the broader ones. */
const holders: Record<StaffRole, readonly Role[]> = {
  editor: ['editor', 'admin'],
  support: ['support', 'operator', 'admin'],
  operator: ['operator', 'admin'],
  admin: ['admin'],
}

/** Whether an account with these roles has the rights of a staff role. */
export const hasRightsOf = (roles: readonly Role[], needed: StaffRole): boolean =>
  holders[needed].some((role) => roles.includes(role))

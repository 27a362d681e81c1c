import { type Role, rolesFrom } from '@mowka/domain/user/roles'

/** Wait for an empty roles claim in ms (P-AUTH-10, C53). */
export const EMPTY_ROLES_WAIT = 4_500

/**
 * Reads the roles of a fresh sign-in. A token issued before roles were assigned has none: waits 4.5 s, refreshes once
 * silently and uses the result. Never rejects.
 */
export async function resolveRoles(
  claims: Record<string, unknown> | undefined,
  claim: string,
  refresh: () => Promise<Record<string, unknown> | undefined>,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<Role[]> {
  const roles = rolesFrom(claims, claim)
  if (roles.length > 0) return roles
  await wait(EMPTY_ROLES_WAIT)
  try {
    return rolesFrom(await refresh(), claim)
  } catch {
    return []
  }
}

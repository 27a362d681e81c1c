import { type Role, rolesFrom } from '@mowka/domain/roles'

/** How long an empty roles claim is waited for, in milliseconds (P-AUTH-10, C53). */
export const EMPTY_ROLES_WAIT = 4_500

/**
 * Reads the roles of a fresh sign-in. A token minted before roles were assigned carries none: then waits 4.5 s,
 * refreshes once silently and goes on with whatever it says. Never rejects.
 */
export async function settleRoles(
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

import { isStaffRole, type StaffRole } from '@mowka/domain/user/roles'
import { sql } from 'drizzle-orm'
import { recordAudit } from '../audit/public'
import { advisoryLocks } from '../database/advisory-locks'
import type { CallScope } from '../http/policy'
import { forbidden, notFound, ProblemError } from '../http/problem'
import type { IdentityAccount } from '../outside/identity'
import type { Services } from '../services'
import { readUser, type UserRow } from '../user/public'

type IdentityServices = Pick<Services, 'identityAccounts'>
type ShownRoles = { roles: StaffRole[]; isSelf: boolean }

const staffRolesOf = ({ roles }: IdentityAccount): StaffRole[] => roles.filter(isStaffRole)

/** Reads an account at the identity provider. Throws 409 `IDENTITY_MISSING` if it isn't there. */
async function readIdentity(
  { identityAccounts }: IdentityServices,
  { subject }: Pick<UserRow, 'subject'>,
): Promise<IdentityAccount> {
  const account = await identityAccounts.read(subject)
  if (account) return account
  throw new ProblemError(409, 'IDENTITY_MISSING', 'The identity provider does not know the account')
}

/** Returns a person's roles in the panel. The read is recorded. */
export async function personRoles(
  call: CallScope,
  row: UserRow,
  services: IdentityServices,
): Promise<ShownRoles> {
  await recordAudit(call, { action: 'getPersonRoles', objectId: row.id })
  return { roles: staffRolesOf(await readIdentity(services, row)), isSelf: row.id === call.person.userId }
}

/**
 * Sets a person's roles in the panel; their other roles stay. Changes are serialized, and the caller has to be an
 * admin at the provider at that moment. Because nobody can remove their own admin role, there is always one admin
 * left, also when two admins remove each other at the same time.
 *
 * @throws 403 if the caller is no longer an admin, 409 `OWN_ADMIN_ROLE` for removing one's own admin role.
 */
export async function setRoles(
  call: CallScope,
  row: UserRow,
  wanted: readonly StaffRole[],
  services: IdentityServices,
): Promise<ShownRoles> {
  const { person } = call
  const isSelf = row.id === person.userId
  if (isSelf && !wanted.includes('admin')) {
    throw new ProblemError(409, 'OWN_ADMIN_ROLE', 'Nobody can remove their own admin role')
  }
  return call.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.roles})`)
    const caller = await readUser(tx, person.userId)
    if (!caller) throw notFound('The account')
    if (!(await readIdentity(services, caller)).roles.includes('admin')) throw forbidden()
    const { roles } = await readIdentity(services, row)
    const chosen = [...new Set(wanted)]
    await recordAudit(
      { ...call, db: tx },
      { action: 'setPersonRoles', objectId: row.id, detail: chosen.join(' ') || 'none' },
    )
    await services.identityAccounts.setRoles(row.subject, [
      ...roles.filter((role) => !isStaffRole(role)),
      ...chosen,
    ])
    return { roles: chosen, isSelf }
  })
}

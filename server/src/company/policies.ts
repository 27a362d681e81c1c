import { type CallScope, type IdPath, objectPolicy } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import { type CompanyRow, readCompany, readForPerson } from './store'

/**
 * Finds a company for someone who belongs to it, or administers it where that is needed. What counts is the company's
 * own list, not the role in the token (C10). Throws 404 for an unknown company and for strangers alike, so that nobody
 * learns which companies there are, and 403 `NOT_ADMIN` for members where an admin is needed.
 */
async function findCompany(
  { db, person }: CallScope,
  id: string,
  as: 'member' | 'admin',
): Promise<CompanyRow> {
  const found = await readForPerson(db, id, person.userId)
  if (!found?.isMember) throw notFound('The company')
  if (as === 'admin' && !found.isAdmin) throw forbidden('NOT_ADMIN', 'Only admins of the company may do this')
  return found.company
}

/** Anyone who belongs to the company; for strangers there is none. */
export const companyMember = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'member of the company',
    who: 'signed-in',
    kind: 'company',
    at,
    load: (call, id) => findCompany(call, id, 'member'),
  })

/** Anyone who administers the company; 403 for its other members, and for strangers there is none (S-AUTH-03, C10). */
export const companyAdmin = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'admin of the company',
    who: 'signed-in',
    kind: 'administered company',
    at,
    load: (call, id) => findCompany(call, id, 'admin'),
  })

/** An admin of the platform, for any company. */
export const anyCompany = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'admin',
    who: 'admin',
    kind: 'company of the panel',
    at,
    load: async ({ db }, id) => {
      const company = await readCompany(db, id)
      if (!company) throw notFound('The company')
      return company
    },
  })

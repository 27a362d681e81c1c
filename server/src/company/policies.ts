import { type CallScope, type IdPath, objectPolicy } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import { type CompanyRow, readCompany, readForPerson } from './store'

/**
 * Finds a company for its members, or only for its admins. The company's own list decides, not the role in the token
 * (C10). Throws 404 for unknown companies and for strangers alike, to hide which companies exist, and 403 `NOT_ADMIN`
 * for members where an admin is required.
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

/** Requires a member of the company; 404 for strangers. */
export const companyMember = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'member of the company',
    who: 'signed-in',
    kind: 'company',
    at,
    load: (call, id) => findCompany(call, id, 'member'),
  })

/** Requires an admin of the company; 403 for its other members, 404 for strangers (S-AUTH-03, C10). */
export const companyAdmin = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'admin of the company',
    who: 'signed-in',
    kind: 'administered company',
    at,
    load: (call, id) => findCompany(call, id, 'admin'),
  })

/** Allows platform admins any company. */
export const anyCompany = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'operator',
    who: 'operator',
    kind: 'company of the panel',
    at,
    load: async ({ db }, id) => {
      const company = await readCompany(db, id)
      if (!company) throw notFound('The company')
      return company
    },
  })

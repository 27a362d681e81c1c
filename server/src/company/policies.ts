import { type CallScope, type IdPath, objectPolicy } from '../http/policy'
import { forbidden, notFound } from '../http/problem'
import { type CompanyRow, readForPerson } from './store'

/**
 * Finds a company for someone who belongs to it, or administers it where that is needed. What counts is the company's
 * own list, not the role in the token (C10). Throws 404 for an unknown company, 403 for strangers.
 */
async function findCompany(
  { db, person }: CallScope,
  id: string,
  as: 'member' | 'admin',
): Promise<CompanyRow> {
  const found = await readForPerson(db, id, person.userId)
  if (!found) throw notFound('The company')
  if (!found.isMember || (as === 'admin' && !found.isAdmin)) throw forbidden()
  return found.company
}

/** Anyone who belongs to the company; 403 for strangers (S-AUTH-03). */
export const companyMember = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'member of the company',
    who: 'signed-in',
    kind: 'company',
    at,
    load: (call, id) => findCompany(call, id, 'member'),
  })

/** Anyone who administers the company; 403 for its other members and for strangers (S-AUTH-03, C10). */
export const companyAdmin = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'admin of the company',
    who: 'signed-in',
    kind: 'administered company',
    at,
    load: (call, id) => findCompany(call, id, 'admin'),
  })

import type { ContentCompany } from '@mowka/shared/contract/schemas/content'
import { type ForeignFixture, hidden, type KindOfObject, refused } from '../testing/foreign-objects'
import { idOf, seedLibrary } from '../testing/library'
import { learnerAnna, olga, otherCompanyAdmin } from '../testing/people'
import { admin, type TestPerson } from '../testing/test-api'

const companyOf = (path: string, { name }: TestPerson): ContentCompany => ({
  path,
  name: path,
  active: true,
  contractActiveTo: '2030-12-31',
  accesses: [],
  users: [
    {
      email: `${name}@mowka.test`,
      firstname: name,
      lastname: 'Testowa',
      isAdmin: true,
      invitationStatus: 'ACCEPTED',
      code: null,
      invitedDaysAgo: null,
      acceptedDaysAgo: null,
    },
  ],
})

/**
 * Companies with an admin each. A role in a token opens none of them, not even that of the platform's admins, who have
 * calls of their own (C10); for strangers they are not there.
 */
export const companyObjects: ForeignFixture = async (t) => {
  await seedLibrary(t, {
    courses: [],
    products: [],
    popups: [],
    companies: [
      companyOf('companies/moja', learnerAnna),
      companyOf('companies/obca', olga),
      companyOf('companies/inna', otherCompanyAdmin),
    ],
  })
  const objects: KindOfObject = {
    mine: { id: idOf('companies/moja') },
    foreign: [
      { what: 'that of others', id: idOf('companies/obca'), owner: olga, stranger: hidden, admin: hidden },
    ],
  }
  const ofPanel: KindOfObject = {
    mine: objects.mine,
    foreign: [{ what: 'any', id: idOf('companies/obca'), owner: admin, stranger: refused, admin: 'in' }],
  }
  return { company: objects, 'administered company': objects, 'company of the panel': ofPanel }
}

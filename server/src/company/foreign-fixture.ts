import type { ContentCompany } from '@mowka/shared/contract/schemas/content'
import { type ForeignFixture, type KindOfObject, refused } from '../testing/foreign-objects'
import { idOf, seedLibrary } from '../testing/library'
import { learnerAnna, olga, otherCompanyAdmin } from '../testing/people'
import type { TestPerson } from '../testing/test-api'

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

/** Companies with an admin each. A role in a token opens none of them, not even that of the platform's admins (C10). */
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
      { what: 'that of others', id: idOf('companies/obca'), owner: olga, stranger: refused, admin: refused },
    ],
  }
  return { company: objects, 'administered company': objects }
}

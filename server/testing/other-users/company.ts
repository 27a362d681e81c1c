import type { ContentCompany } from '@mowka/shared/contract/schemas/content'
import { idOf, seedLibrary } from '../library'
import { learnerAnna, olga, otherCompanyAdmin } from '../people'
import { admin, type TestPerson } from '../test-api'
import { forbidden, hidden, type ObjectsOfKind, type OtherUsersFixture } from './fixture'

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
export const companyObjects: OtherUsersFixture = async (t) => {
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
  const objects: ObjectsOfKind = {
    mine: { id: idOf('companies/moja') },
    others: [
      { name: 'that of others', id: idOf('companies/obca'), owner: olga, stranger: hidden, admin: hidden },
    ],
  }
  const ofPanel: ObjectsOfKind = {
    mine: objects.mine,
    others: [
      { name: 'any', id: idOf('companies/obca'), owner: admin, stranger: forbidden, admin: 'allowed' },
    ],
  }
  return { company: objects, 'administered company': objects, 'company of the panel': ofPanel }
}

import type { ContentCompany } from '@mowka/contract/schemas/editor/content'
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
 * Companies with one admin each. No role in a token opens them, not even that of platform admins, who have separate
 * calls (C10); strangers get 404.
 */
export const companyObjects: OtherUsersFixture = async (t) => {
  await seedLibrary(t, {
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

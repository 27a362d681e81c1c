import type { ContentCompany, ContentCompanyUser } from '@mowka/contract/schemas/editor/content'
import { idOf, seedLibrary } from './library'
import type { TestApi, TestPerson } from './test-api'

/** The email address of a person in a test. */
export const emailOf = ({ name }: TestPerson): string => `${name}@mowka.test`

/** A member of a company, by default without a seat. */
export const member = (who: TestPerson, given: Partial<ContentCompanyUser> = {}): ContentCompanyUser => ({
  email: emailOf(who),
  firstname: who.name,
  lastname: 'Testowa',
  isAdmin: false,
  invitationStatus: 'ACCEPTED',
  code: null,
  invitedDaysAgo: null,
  acceptedDaysAgo: null,
  ...given,
})

/** Creates a company named after its path. Returns its id. */
export async function seedCompany(
  t: TestApi,
  given: Partial<ContentCompany> & { path: string },
): Promise<string> {
  const company: ContentCompany = {
    name: given.path,
    active: true,
    contractActiveTo: '2027-12-31',
    accesses: [],
    users: [],
    ...given,
  }
  await seedLibrary(t, { courses: [], products: [], popups: [], companies: [company] })
  return idOf(given.path)
}

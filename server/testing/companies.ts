import type { ContentCompany, ContentCompanyUser } from '@mowka/shared/contract/schemas/content'
import { idOf, seedLibrary } from './library'
import type { TestApi, TestPerson } from './test-api'

/** The address of someone in a test. */
export const emailOf = ({ name }: TestPerson): string => `${name}@mowka.test`

/** Someone of a company, who has joined and has no seat unless said otherwise. */
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

/** Makes a company; its path names it. Returns its id. */
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

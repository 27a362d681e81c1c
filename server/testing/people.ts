import type { LangCode } from '@mowka/contract/schemas/common'
import { admin, type TestApi, type TestPerson } from './test-api'

/** The learner who owns the objects in the authorization test, and others. Their email addresses are verified. */
export const learnerAnna: TestPerson = { name: 'anna', emailVerified: true }
export const otherLearner: TestPerson = { name: 'bartek', emailVerified: true }
/** The owner of the objects of other users. */
export const olga: TestPerson = { name: 'olga', emailVerified: true }
/** An admin of a company that appears in no test. */
export const otherCompanyAdmin: TestPerson = { name: 'oskar', roles: ['company-admin'], emailVerified: true }

/** Grants access to a language, by default far into the future, and to courses with explicit access, if given. */
export async function grant(
  t: TestApi,
  who: TestPerson,
  targetLang: LangCode,
  { until = '2030-01-01T00:00:00Z', courseIds }: { until?: string; courseIds?: string[] } = {},
): Promise<{ userId: string }> {
  const { userId } = (await t.call('getMe', {}, who)).answer
  const body = { userId, targetLang, expiresAt: until, courseIds }
  const { status } = await t.call('grantAccess', { body }, admin)
  if (status !== 200) throw new Error(`The access was not granted: ${status}`)
  return { userId }
}

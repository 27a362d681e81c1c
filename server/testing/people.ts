import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { admin, type TestApi, type TestPerson } from './test-api'

/** The learner whose own objects the authorisation test uses, and others. Their e-mails are verified. */
export const learnerAnna: TestPerson = { name: 'anna', emailVerified: true }
export const otherLearner: TestPerson = { name: 'bartek', emailVerified: true }
/** Owns what is foreign to everyone else. */
export const olga: TestPerson = { name: 'olga', emailVerified: true }
/** Administers a company, but none that a test is about. */
export const otherCompanyAdmin: TestPerson = { name: 'oskar', roles: ['company-admin'], emailVerified: true }

/**
 * Opens a language, far into the future unless said otherwise, and courses with explicit access where they are given.
 */
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

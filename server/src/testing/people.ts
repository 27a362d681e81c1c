import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { admin, type Somebody, type TestApi } from './test-api'

/** The learner whose own objects the authorisation test uses, and others. Their e-mails are verified. */
export const learnerAnna: Somebody = { name: 'anna', emailVerified: true }
export const otherLearner: Somebody = { name: 'bartek', emailVerified: true }
/** Owns what is foreign to everyone else. */
export const olga: Somebody = { name: 'olga', emailVerified: true }
/** Administers a company, but none that a test is about. */
export const otherCompanyAdmin: Somebody = { name: 'oskar', roles: ['company-admin'], emailVerified: true }

/**
 * Opens a language, far into the future unless said otherwise, and courses with explicit access where they are given.
 */
export async function grant(
  t: TestApi,
  who: Somebody,
  targetLang: LangCode,
  { until = '2030-01-01T00:00:00Z', courseIds }: { until?: string; courseIds?: string[] } = {},
): Promise<{ userId: string }> {
  const { userId } = (await t.call('getMe', {}, who)).answer
  const body = { userId, targetLang, expiresAt: until, courseIds }
  const { status } = await t.call('grantAccess', { body }, admin)
  if (status !== 200) throw new Error(`The access was not granted: ${status}`)
  return { userId }
}

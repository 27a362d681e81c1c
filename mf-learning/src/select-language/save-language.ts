import { callApi } from '@mowka/shared/api'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { User } from '@mowka/shared/contract/schemas/user'

/**
 * Keeps the language to learn on the account. For someone new the onboarding survey of that language is skipped first
 * and the onboarding last (L-LANG-07, L-LANG-08): if a step fails the person is still new, and doing it all again is
 * harmless.
 */
export async function saveLanguage(lang: LangCode, isOnboarded: boolean): Promise<User> {
  if (!isOnboarded) {
    await callApi('patchOnboardingSurvey', {
      body: { langCode: lang, surveyResult: {}, surveyStatus: 'SKIPPED' },
    })
  }
  const user = await callApi('patchUserMetadata', {
    body: { action: 'learn-lang', payload: { learnLang: lang } },
  })
  if (isOnboarded) return user
  return callApi('patchUserMetadata', {
    body: { action: 'onboarding-status', payload: { onboardingStatus: 'SKIPPED' } },
  })
}

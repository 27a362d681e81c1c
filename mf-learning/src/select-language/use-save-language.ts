import type { LangCode } from '@mowka/contract/schemas/common'
import type { User } from '@mowka/contract/schemas/user'
import { useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'

/**
 * Saves the target language and returns the account, or null after a reported failure. For a new learner the
 * onboarding survey of that language is skipped first and the onboarding last (L-LANG-07, L-LANG-08): if a step fails
 * the learner still counts as new, and all steps can safely be repeated.
 */
export function useSaveLanguage() {
  const { t } = useTranslation('learning')
  const failure = () => t('language.failed')
  const survey = useWrite('patchOnboardingSurvey', { failure })
  const account = useWrite('patchUserMetadata', { failure })

  return async (lang: LangCode, isOnboarded: boolean): Promise<User | null> => {
    if (!isOnboarded) {
      const skipped = await survey.run({
        body: { langCode: lang, surveyResult: {}, surveyStatus: 'SKIPPED' },
      })
      if (!skipped.ok) return null
    }
    const chosen = await account.run({ body: { action: 'learn-lang', payload: { learnLang: lang } } })
    if (!chosen.ok) return null
    if (isOnboarded) return chosen.answer
    const onboarded = await account.run({
      body: { action: 'onboarding-status', payload: { onboardingStatus: 'SKIPPED' } },
    })
    return onboarded.ok ? onboarded.answer : null
  }
}

import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { User } from '@mowka/contract/schemas/user'
import { langToPath } from '@mowka/domain/languages/languages'
import { track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { pendingSurvey } from '../leveling-survey/pending-survey'

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

/**
 * Changes the target language. The device follows only after everything is saved on the account, so a failure changes
 * nothing. New learners continue to the leveling survey, also after returning from it unanswered; others to the root
 * (L-LANG-09, L-LANG-10).
 */
export function useChooseLanguage() {
  const navigate = useNavigate()
  const saveLanguage = useSaveLanguage()
  const [choosing, setChoosing] = useState<LangCode | null>(null)

  const choose = async (lang: LangCode) => {
    setChoosing(lang)
    const isOnboarded = session.isOnboarded
    const user = await saveLanguage(lang, isOnboarded)
    if (!user) {
      setChoosing(null)
      return
    }
    session.setTargetLang(lang)
    session.setUser(user)
    if (!isOnboarded) {
      track('ONBOARDING_SURVEY_SKIPPED', { lang })
      pendingSurvey.begin()
    }
    void navigate(pendingSurvey.isOpen ? paths.levelingSurvey({ lang: langToPath(lang) }) : paths.root())
  }

  return { choosing, choose }
}

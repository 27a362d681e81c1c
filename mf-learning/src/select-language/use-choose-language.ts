import { paths } from '@mowka/shared/contract/routes'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { langToPath } from '@mowka/shared/domain/languages'
import { notify, reportError, track } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { pendingSurvey } from '../leveling-survey/pending-survey'
import { saveLanguage } from './save-language'

/**
 * Chooses the language to learn. This device follows only when the account has kept it all, so a failure leaves
 * everything as it was. Someone new goes on to the leveling survey, also when they come back from it unanswered;
 * everyone else to the root (L-LANG-09, L-LANG-10).
 */
export function useChooseLanguage() {
  const { t } = useTranslation('learning')
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState<LangCode | null>(null)

  const choose = async (lang: LangCode) => {
    setChoosing(lang)
    const isOnboarded = session.isOnboarded
    try {
      const user = await saveLanguage(lang, isOnboarded)
      session.setTargetLang(lang)
      session.setUser(user)
      if (!isOnboarded) {
        track('ONBOARDING_SURVEY_SKIPPED', { lang })
        pendingSurvey.begin()
      }
      navigate(pendingSurvey.isOpen ? paths.levelingSurvey({ lang: langToPath(lang) }) : paths.root())
    } catch (error) {
      reportError(error, { part: 'select-language' })
      notify('error', t('language.failed'))
      setChoosing(null)
    }
  }

  return { choosing, choose }
}

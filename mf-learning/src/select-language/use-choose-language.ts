import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langToPath } from '@mowka/domain/languages'
import { track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pendingSurvey } from '../leveling-survey/pending-survey'
import { useSaveLanguage } from './use-save-language'

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

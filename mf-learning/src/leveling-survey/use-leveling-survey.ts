import { paths } from '@mowka/contract/routes'
import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { notify, reportError, track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi, useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useBeginLesson } from '../lesson-opening/use-begin-lesson'
import { firstGrammarLesson } from './first-grammar-lesson'
import { pendingSurvey } from './pending-survey'

/**
 * Opens the beginners' first lesson (L-SURV-03): returns its path, or the path of the courses if there is none or
 * something failed.
 */
function useFirstLesson(failure: () => string) {
  const beginLesson = useBeginLesson(failure)

  return async (): Promise<string> => {
    // Loads the courses on press, because the survey shows none.
    const lesson = firstGrammarLesson((await callApi('getAvailableCourses')).data)
    return (lesson && (await beginLesson(lesson))) ?? paths.courses()
  }
}

/**
 * Handles the survey answers (L-SURV). Failures are logged, and the learner continues to the courses (L-SURV-09). The
 * level is a self-assessment without a test.
 */
export function useLevelingSurvey(lang: LangCode) {
  const { t } = useTranslation('learning')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const failure = () => t('survey.failed')
  const openFirstLesson = useFirstLesson(failure)
  const saveLevel = useWrite('patchUserMetadata', { onAnswer: (user) => session.setUser(user), failure })

  const advance = async (level: CefrLevel, openNext: () => Promise<string>) => {
    setBusy(true)
    const { ok } = await saveLevel.run({
      body: { action: 'leveling-test-result', payload: { langCode: lang, level } },
    })
    if (!ok) {
      void navigate(paths.courses())
      return
    }
    pendingSurvey.end()
    try {
      void navigate(await openNext())
    } catch (error) {
      reportError(error, { part: 'leveling-survey' })
      notify('error', failure())
      void navigate(paths.courses())
    }
  }

  return {
    busy,
    beginFromScratch: () => {
      track('LEVELING_SURVEY_BEGINNER_SELECTED', { lang })
      return advance('A1', openFirstLesson)
    },
    beginAt: (level: CefrLevel) => advance(level, async () => paths.courses()),
  }
}

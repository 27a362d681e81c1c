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
 * Opens the lesson of beginners (L-SURV-03): returns the path to it, or to the courses when there is none or something
 * failed.
 */
function useFirstLesson(failure: () => string) {
  const beginLesson = useBeginLesson(failure)

  return async (): Promise<string> => {
    // Reads the courses at the press: the survey shows none.
    const lesson = firstGrammarLesson((await callApi('getAvailableCourses')).data)
    return (lesson && (await beginLesson(lesson))) ?? paths.courses()
  }
}

/**
 * What the answers of the leveling survey do (L-SURV). Whatever fails is logged, and the learner goes on to the courses
 * (L-SURV-09). The level is one that the learner says they have, so no test stands behind it.
 */
export function useLevelingSurvey(lang: LangCode) {
  const { t } = useTranslation('learning')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const failure = () => t('survey.failed')
  const openFirstLesson = useFirstLesson(failure)
  const saveLevel = useWrite('patchUserMetadata', { onAnswer: (user) => session.setUser(user), failure })

  const goOn = async (level: CefrLevel, openNext: () => Promise<string>) => {
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
      return goOn('A1', openFirstLesson)
    },
    beginAt: (level: CefrLevel) => goOn(level, async () => paths.courses()),
  }
}

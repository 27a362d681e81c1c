import { callApi } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import type { CefrLevel, LangCode } from '@mowka/shared/contract/schemas/common'
import { notify, reportError, track } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { mayStartTrial, startTrial } from '../access/trial'
import { recordLessonStart } from '../lesson-opening/use-open-lesson'
import { firstGrammarLesson } from './first-grammar-lesson'
import { pendingSurvey } from './pending-survey'

/** Keeps a level that the learner says they have. The status of the test stays as it is. */
async function saveLevel(langCode: LangCode, level: CefrLevel): Promise<void> {
  session.setUser(
    await callApi('patchUserMetadata', {
      body: { action: 'leveling-test-result', payload: { langCode, level } },
    }),
  )
}

/**
 * Finds and starts the lesson of beginners (L-SURV-03); gives the path to it, or to the courses when there is none.
 * Where the lesson is locked and the account has its trial, the trial begins here: the free days are promised from the
 * first lesson on. A lesson that stays locked is opened without a start: its page says what it needs.
 */
async function openFirstLesson(t: TFunction<'learning'>): Promise<string> {
  const lesson = firstGrammarLesson((await callApi('getAvailableCourses')).data)
  if (!lesson) return paths.courses()
  const opens = lesson.isLocked && mayStartTrial()
  if (opens) await startTrial(t)
  if (opens || !lesson.isLocked) await recordLessonStart(lesson)
  return paths.trainerWriting(lesson)
}

/**
 * What the answers of the leveling survey do (L-SURV). Whatever fails is logged, and the learner goes on to the courses
 * (L-SURV-09).
 */
export function useLevelingSurvey(lang: LangCode) {
  const { t } = useTranslation('learning')
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  const goOn = async (level: CefrLevel, openNext: () => Promise<string>) => {
    setBusy(true)
    try {
      await saveLevel(lang, level)
      pendingSurvey.end()
      navigate(await openNext())
    } catch (error) {
      reportError(error, { part: 'leveling-survey' })
      notify('error', t('survey.failed'))
      navigate(paths.courses())
    }
  }

  return {
    busy,
    beginFromScratch: () => {
      track('LEVELING_SURVEY_BEGINNER_SELECTED', { lang })
      return goOn('A1', () => openFirstLesson(t))
    },
    beginAt: (level: CefrLevel) => goOn(level, async () => paths.courses()),
  }
}

import { paths } from '@mowka/contract/routes'
import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import { lessonOrder } from '@mowka/domain/lesson/lesson'
import { notify, reportError, track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi, useWrite } from '@mowka/web/api'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { type LessonToBegin, useBeginLesson } from '../lesson-opening/open-lesson'
import { hasPendingResult, transferResults } from '../leveling-result/save-result'
import { pendingSurvey } from './pending-survey'

/**
 * Skips the survey for learners who took the leveling test as a visitor: transfers the result to the account and
 * opens the courses. Returns true while that is in progress; on failure the survey is shown.
 */
export function useVisitorResult(lang: LangCode): boolean {
  const navigate = useNavigate()
  const [isTaking, setTaking] = useState(() => hasPendingResult(lang))
  useEffect(() => {
    if (!isTaking) return
    let isHere = true
    void transferResults().then(() => {
      if (!isHere) return
      if (hasPendingResult(lang)) {
        setTaking(false)
        return
      }
      pendingSurvey.end()
      void navigate(paths.root(), { replace: true })
    })
    return () => {
      isHere = false
    }
  }, [isTaking, lang, navigate])
  return isTaking
}

/** Tag substring that marks a grammar course, whatever its other tags and its icon (U02). */
const GRAMMAR_TAG = 'gram'

const isAboutGrammar = ({ tags }: Pick<Course, 'tags'>): boolean =>
  tags.some((tag) => tag.toLowerCase().includes(GRAMMAR_TAG))

/** Returns the first lesson of the first A1 grammar course in list order (U02), or null. */
export function firstGrammarLesson(courses: readonly Course[]): LessonToBegin | null {
  for (const course of courses) {
    if (!course.levels.includes('A1') || !isAboutGrammar(course)) continue
    const [first] = lessonOrder(course)
    if (first) return { courseId: course._id, lessonId: first, isLocked: course.isLocked }
  }
  return null
}

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

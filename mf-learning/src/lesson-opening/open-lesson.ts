import { progressEvent } from '@mowka/contract/progress-event'
import { paths } from '@mowka/contract/routes'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { repetitionEntry } from '@mowka/domain/lesson/repetition-entry'
import { hasPage, notify, reportError } from '@mowka/kernel/platform'
import { callApi, useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { canStartTrial, useStartTrial } from '../access/trial'

/** Saves the start of a lesson (L-CDET-13). `failure` returns the error text. */
const useLessonStart = (failure: () => string) =>
  useWrite('postProgress', {
    args: ({ courseId, lessonId }: LessonPlace) => ({
      body: progressEvent('LESSON_STARTED', { courseId, lessonId }),
    }),
    failure,
  })

/** Whether the lesson was never repeated. Loaded on press, because no page shows it. */
async function isNewRepetition(lessonId: string): Promise<boolean> {
  const lessons = await callApi('getRepetitionLessons')
  return lessons.find((lesson) => lesson.lessonId === lessonId)?.isNew ?? false
}

/**
 * Opens lessons (L-CDET-13 to -16): `start` saves the start and opens a lesson's modes; `repeat` opens its repetition
 * modes (the first mode while no release has the selection) and saves the start of the first repetition. If saving
 * fails, the page stays with an error. `opening` is the id of the lesson being opened. A preview shows the sentences of
 * the lesson and saves nothing.
 */
export function useOpenLesson({ isPreview = false } = {}) {
  const { t } = useTranslation('learning')
  const navigate = useNavigate()
  const [opening, setOpening] = useState<string | null>(null)
  const failure = () => t('openFailed')
  const lessonStart = useLessonStart(failure)
  const repetitionStart = useWrite('postProgress', {
    args: (place: LessonPlace) => ({ body: progressEvent('REPETITION_STARTED', place) }),
    failure,
  })

  const recordRepetition = async (place: LessonPlace): Promise<boolean> => {
    try {
      if (!(await isNewRepetition(place.lessonId))) return true
    } catch (error) {
      reportError(error, { part: 'open-lesson' })
      notify('error', failure())
      return false
    }
    return (await repetitionStart.run(place)).ok
  }

  const open = async (lessonId: string, record: () => Promise<boolean>, target: string) => {
    setOpening(lessonId)
    if (await record()) void navigate(target)
    setOpening(null)
  }

  const preview = (place: LessonPlace) =>
    open(place.lessonId, async () => true, paths.trainerContentPreview(place))
  if (isPreview) return { opening, start: preview, repeat: preview }
  return {
    opening,
    start: (place: LessonPlace) =>
      open(place.lessonId, async () => (await lessonStart.run(place)).ok, paths.lessonModeSelector(place)),
    repeat: (place: LessonPlace) =>
      open(
        place.lessonId,
        () => recordRepetition(place),
        paths[repetitionEntry(hasPage) ?? 'repetitionModeSelector']({ lessonId: place.lessonId }),
      ),
  }
}

/** First lesson of a new learner. */
export type LessonToBegin = LessonPlace & { isLocked: boolean }

/**
 * Opens a first lesson in writing (L-SURV-03, L-TEST-33): saves its start and returns its path, or null if that
 * failed. If the lesson is locked and the account has its trial, the trial starts here, because it is promised from
 * the first lesson on. A lesson that stays locked is opened without saving a start; its page explains how to get
 * access.
 */
export function useBeginLesson(failure: () => string) {
  const trial = useStartTrial(failure)
  const lessonStart = useLessonStart(failure)

  return async (lesson: LessonToBegin): Promise<string | null> => {
    const opens = lesson.isLocked && canStartTrial()
    if (opens && !(await trial.run({})).ok) return null
    if ((opens || !lesson.isLocked) && !(await lessonStart.run(lesson)).ok) return null
    return paths.trainerWriting(lesson)
  }
}

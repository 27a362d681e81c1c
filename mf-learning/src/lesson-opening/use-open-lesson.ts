import { callApi } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import { progressEvent } from '@mowka/shared/domain/progress-event'
import { notify, reportError } from '@mowka/shared/platform'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

/** A lesson in its course. */
export type LessonPlace = { courseId: string; lessonId: string }

/** Saves that a lesson was started (L-CDET-13). */
export const recordLessonStart = (place: LessonPlace) =>
  callApi('postProgress', { body: progressEvent('LESSON_STARTED', place) })

/** Saves that a repetition was started, for a lesson that was never repeated (L-CDET-16). */
async function recordRepetitionStart(place: LessonPlace): Promise<void> {
  const lessons = await callApi('getRepetitionLessons')
  if (!lessons.find((lesson) => lesson.lessonId === place.lessonId)?.isNew) return
  await callApi('postProgress', { body: progressEvent('REPETITION_STARTED', place) })
}

/**
 * Opens lessons (L-CDET-13 to -16): `start` saves the start and shows the modes of a lesson, `repeat` shows the modes
 * of a repetition. When saving fails the page stays and says so. `opening` is the lesson on its way.
 */
export function useOpenLesson() {
  const { t } = useTranslation('learning')
  const navigate = useNavigate()
  const [opening, setOpening] = useState<string | null>(null)

  const open = async (lessonId: string, record: () => Promise<unknown>, target: string) => {
    setOpening(lessonId)
    try {
      await record()
      navigate(target)
    } catch (error) {
      reportError(error, { part: 'open-lesson' })
      notify('error', t('openFailed'))
    } finally {
      setOpening(null)
    }
  }

  return {
    opening,
    start: (place: LessonPlace) =>
      open(place.lessonId, () => recordLessonStart(place), paths.lessonModeSelector(place)),
    repeat: (place: LessonPlace) =>
      open(
        place.lessonId,
        () => recordRepetitionStart(place),
        paths.repetitionModeSelector({ lessonId: place.lessonId }),
      ),
  }
}

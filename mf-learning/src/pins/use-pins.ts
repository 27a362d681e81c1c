import type { AnswerOf } from '@mowka/contract/calls'
import type { Course } from '@mowka/contract/schemas/learning'
import { MAX_PINNED_COURSES } from '@mowka/domain/course/pinned-course'
import { changes, useWrite } from '@mowka/web/api'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type PinnableCourse = Pick<Course, '_id' | 'name'>

/** The learner's pinned courses. */
export type Pins = {
  isPinned: (courseId: string) => boolean
  /** Pins or unpins a course. `byKeyboard`: the page scrolls to the course if it moves. */
  toggle: (course: PinnableCourse, byKeyboard: boolean) => void
}

/** Id of a course's pin button. */
export const pinButtonId = (courseId: string): string => `pin-${courseId}`

const rowOf = ({ _id }: PinnableCourse) => _id
const argsOf = ({ _id }: PinnableCourse) => ({ id: _id })

/**
 * Pins and unpins courses optimistically. A pinned course moves to another group, so its button is mounted again: the
 * focus follows it. Returns `null` without a list, for visitors or after a failed read.
 */
export function usePins(pinned: AnswerOf<'getPinnedCourses'> | undefined): Pins | null {
  const { t } = useTranslation('learning')
  const moving = useRef<{ courseId: string; byKeyboard: boolean } | null>(null)
  const pin = useWrite('pinCourse', {
    row: rowOf,
    args: argsOf,
    optimistic: [
      changes('getPinnedCourses', (all, { _id }: PinnableCourse) => [
        ...all.filter(({ courseId }) => courseId !== _id),
        { courseId: _id },
      ]),
    ],
    success: (_, { name }: PinnableCourse) => t('pins.pinned', { name }),
    failure: ({ code }) =>
      code === 'TOO_MANY_PINNED_COURSES' ? t('pins.tooMany', { count: MAX_PINNED_COURSES }) : undefined,
  })
  const unpin = useWrite('unpinCourse', {
    row: rowOf,
    args: argsOf,
    optimistic: [
      changes('getPinnedCourses', (all, { _id }: PinnableCourse) =>
        all.filter(({ courseId }) => courseId !== _id),
      ),
    ],
    success: (_, { name }: PinnableCourse) => t('pins.unpinned', { name }),
  })

  useLayoutEffect(() => {
    if (!pinned || !moving.current || document.activeElement !== document.body) return
    const { courseId, byKeyboard } = moving.current
    document.getElementById(pinButtonId(courseId))?.focus({ preventScroll: !byKeyboard })
  }, [pinned])

  if (!pinned) return null
  const isPinned = (courseId: string) => pinned.some((each) => each.courseId === courseId)
  return {
    isPinned,
    toggle: (course, byKeyboard) => {
      moving.current = { courseId: course._id, byKeyboard }
      void (isPinned(course._id) ? unpin : pin).run(course)
    },
  }
}

import type { AnswerOf } from '@mowka/contract/calls'
import type { Course } from '@mowka/contract/schemas/learning'
import { MAX_PINNED_COURSES } from '@mowka/domain/course/course'
import { Button, IconButton } from '@mowka/kernel/ui'
import { IconPin, IconPinFilled } from '@mowka/kernel/ui/icons'
import { changes, useWrite } from '@mowka/web/api'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

type PinnableCourse = Pick<Course, '_id' | 'name'>

/** The learner's pinned courses. */
export type Pins = {
  isPinned: (courseId: string) => boolean
  /** Pins or unpins a course. `byKeyboard`: the page scrolls to the course if it moves. */
  toggle: (course: PinnableCourse, byKeyboard: boolean) => void
}

/** Id of a course's pin button. */
const pinButtonId = (courseId: string): string => `pin-${courseId}`

/** All pins are one row: courses are shown in the order of pinning, so their writes must arrive in that order. */
const rowOf = () => 'pinnedCourses'
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

/** Pins or unpins a course. Its name is the action, so it has no pressed state. */
export function PinButton({
  course,
  pins,
  withText = false,
}: {
  course: Pick<Course, '_id' | 'name'>
  pins: Pins
  /** Whether the action is visible as text beside the icon. */
  withText?: boolean
}) {
  const { t } = useTranslation('learning')
  const isPinned = pins.isPinned(course._id)
  const icon = isPinned ? <IconPinFilled aria-hidden /> : <IconPin aria-hidden />
  const name = t(isPinned ? 'pins.unpinOf' : 'pins.pinOf', { name: course.name })
  const press = ({ detail }: MouseEvent) => pins.toggle(course, detail === 0)
  if (!withText)
    return (
      <IconButton id={pinButtonId(course._id)} aria-label={name} onClick={press}>
        {icon}
      </IconButton>
    )
  return (
    <Button variant="ghost" leftIcon={icon} aria-label={name} onClick={press}>
      {t(isPinned ? 'pins.unpin' : 'pins.pin')}
    </Button>
  )
}

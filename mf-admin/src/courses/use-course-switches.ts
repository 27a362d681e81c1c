import { callApi } from '@mowka/shared/api'
import type { Course } from '@mowka/shared/contract/schemas/learning'
import { ApiError, notify } from '@mowka/shared/platform'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CourseSwitch,
  newestCourse,
  type PendingSwitch,
  shownCourses,
  switchBody,
} from './course-switches'

/**
 * The switches of the course list. A press shows at once and is taken back when the server refuses it. Writes to one
 * course wait for one another, so that the second carries the version that the first has made.
 * `refresh` reads the list anew after somebody else's change came to light (409).
 */
export function useCourseSwitches(listed: readonly Course[] | undefined, refresh: () => Promise<unknown>) {
  const { t } = useTranslation('admin')
  const [pending, setPending] = useState<readonly PendingSwitch[]>([])
  const [saved, setSaved] = useState<ReadonlyMap<string, Course>>(new Map())
  // Writes run outside of renders: they need what is known now, not what was known when they were pressed.
  const known = useRef(new Map<string, Course>())
  const queues = useRef(new Map<string, Promise<void>>())
  const presses = useRef(0)

  const send = async (course: Course, { id, field, value }: PendingSwitch) => {
    try {
      const { version } = newestCourse(course, known.current)
      const answer = await callApi('updateCourse', {
        id: course._id,
        body: switchBody(field, value, version),
      })
      known.current.set(answer._id, answer)
      setSaved(new Map(known.current))
      notify('success', t(`courses.saved.${field}.${value ? 'on' : 'off'}`, { name: answer.name }))
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null
      const reason =
        status === 409 ? 'stale' : status === 404 ? 'gone' : status === 403 ? 'forbidden' : 'other'
      notify('error', t(`courses.notSaved.${reason}`, { name: course.name }))
      if (reason === 'stale' || reason === 'gone') await refresh().catch(() => {})
    } finally {
      setPending((all) => all.filter((each) => each.id !== id))
    }
  }

  const press = (course: Course, field: CourseSwitch, value: boolean) => {
    presses.current += 1
    const change: PendingSwitch = { id: presses.current, courseId: course._id, field, value }
    setPending((all) => [...all, change])
    const before = queues.current.get(course._id) ?? Promise.resolve()
    queues.current.set(
      course._id,
      before.then(() => send(course, change)),
    )
  }

  return { courses: listed && shownCourses(listed, saved, pending), press }
}

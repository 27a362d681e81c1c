import { writeOfflineLesson } from '@mowka/kernel/storage'
import { learner, renderPage } from '@mowka/testing'
import { course, exercise, lesson } from '@mowka/testing/entities'
import { read, useReads } from '@mowka/web/api'
import { screen, within } from '@testing-library/react'
import { texts } from '../testing/texts'
import CourseDetailsPage from './CourseDetailsPage'

const lessons = ['l1', 'l2', 'l3'].map((_id) =>
  lesson({ _id, name: { source: `Lekcja ${_id}`, target: '' } }),
)
const kept = { at: 1, open: [], tries: {}, forced: [] }

/** A course opened after two of its lessons. */
function AfterLessons() {
  const reads = useReads({
    first: read('getLessonExercises', { id: 'l1', activeOnly: 'true' }),
    second: read('getLessonExercises', { id: 'l2', activeOnly: 'true' }),
  })
  return reads.state === 'ready' ? <CourseDetailsPage /> : null
}

test('only a lesson whose sentences, position and recordings are stored on the device is marked as offline', async () => {
  localStorage.clear()
  const { userId } = learner()
  writeOfflineLesson(userId, 'l1', { ...kept, hasSound: true })
  writeOfflineLesson(userId, 'l2', { ...kept, hasSound: false })
  // Its cached sentences were replaced by newer ones.
  writeOfflineLesson(userId, 'l3', { ...kept, hasSound: true })
  await renderPage(<AfterLessons />, {
    route: 'courseDetails',
    at: '/course/c1',
    texts,
    api: {
      getAvailableCourse: course({ lessons: lessons.map(({ _id }, order) => ({ lessonId: _id, order })) }),
      getAvailableLessons: { data: lessons },
      getCourseProgress: { courseId: 'c1', startedAt: null, finishedAt: null, progress: 0, lessons: [] },
      getLessonExercises: { data: [exercise()] },
    },
  })
  const tile = async (id: string) =>
    (await screen.findByRole('heading', { level: 3, name: new RegExp(`Lekcja ${id}`) })).closest('li')
  expect(within((await tile('l1')) as HTMLElement).getByText('Działa bez sieci')).toBeVisible()
  expect(screen.getAllByText('Działa bez sieci')).toHaveLength(1)
})

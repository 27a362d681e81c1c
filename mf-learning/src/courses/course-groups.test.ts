import { course, courseProgress } from '../testing/content'
import { groupCourses } from './course-groups'

const ids = (entries: { course: { _id: string } }[]) => entries.map((entry) => entry.course._id)
const courses = ['new', 'underway', 'done', 'opened'].map((_id) => course({ _id }))
const progress = [
  courseProgress({ courseId: 'underway' }),
  courseProgress({ courseId: 'done', progress: 100, finishedAt: '2026-11-02T10:00:00.000Z' }),
  courseProgress({ courseId: 'opened', startedAt: null, progress: 0 }),
]

test('L-CRS-02: started courses are under way, all courses are all of them', () => {
  const groups = groupCourses(courses, progress, [])
  expect(ids(groups.started)).toEqual(['underway'])
  expect(ids(groups.all)).toEqual(['new', 'underway', 'done', 'opened'])
  expect(groups.recommended).toEqual([])
})

test('recommended courses are available ones that are neither under way nor done', () => {
  const recommended = [{ _id: 'done' }, { _id: 'underway' }, { _id: 'new' }, { _id: 'of another language' }]
  expect(ids(groupCourses(courses, progress, recommended).recommended)).toEqual(['new'])
})

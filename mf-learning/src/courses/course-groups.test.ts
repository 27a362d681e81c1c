import type { CefrLevel } from '@mowka/contract/schemas/common'
import { course, courseProgress } from '@mowka/testing/entities'
import { groupCourses } from './course-groups'

const ids = (entries: { course: { _id: string } }[]) => entries.map((entry) => entry.course._id)
const courses = ['new', 'underway', 'done', 'opened'].map((_id) => course({ _id }))
const progress = [
  courseProgress({ courseId: 'underway' }),
  courseProgress({ courseId: 'done', progress: 100, finishedAt: '2026-11-02T10:00:00.000Z' }),
  courseProgress({ courseId: 'opened', startedAt: null, progress: 0 }),
]

test('each course is in one group, with courses in progress first and finished ones last (L-CRS-02)', () => {
  const groups = groupCourses(courses, progress, [], null)
  expect(ids(groups.started)).toEqual(['underway'])
  expect(ids(groups.others)).toEqual(['new', 'opened', 'done'])
  expect(groups.recommended).toEqual([])
  expect(groups.ofLevel).toEqual([])
})

test('recommended courses are available ones that are neither in progress nor finished', () => {
  const recommended = [{ _id: 'done' }, { _id: 'underway' }, { _id: 'new' }, { _id: 'of another language' }]
  const groups = groupCourses(courses, progress, recommended, 'A2')
  expect(ids(groups.recommended)).toEqual(['new'])
  expect(groups.ofLevel).toEqual([])
  expect(ids(groups.others)).toEqual(['opened', 'done'])
})

test('courses of the survey level are listed first, and the others by distance from it', () => {
  const levels = (_id: string, ...own: CefrLevel[]) => course({ _id, levels: own })
  const all = [levels('a1', 'A1'), levels('a2', 'A1', 'A2'), levels('c1', 'C1'), levels('b1', 'B1')]
  const groups = groupCourses(all, [], [], 'A2')
  expect(ids(groups.ofLevel)).toEqual(['a2'])
  expect(ids(groups.others)).toEqual(['a1', 'b1', 'c1'])
})

test('a level without courses has those of the nearest level in a group of their own', () => {
  const levels = (_id: string, ...own: CefrLevel[]) => course({ _id, levels: own })
  const all = [levels('a1', 'A1'), levels('b1', 'B1'), levels('b2', 'B2')]
  const groups = groupCourses(all, [], [], 'C1')
  expect(groups.nearest?.level).toBe('B2')
  expect(ids(groups.nearest?.entries ?? [])).toEqual(['b2'])
  expect(ids(groups.others)).toEqual(['b1', 'a1'])
  expect(groupCourses(all, [], [], 'B1').nearest).toBeNull()
  expect(groupCourses(all, [], [], null).nearest).toBeNull()
})

test('pinned courses are in a group of their own, in the order of pinning and without unavailable ones', () => {
  const groups = groupCourses(courses, progress, [{ _id: 'new' }], null, ['done', 'gone', 'underway', 'new'])
  expect(ids(groups.pinned)).toEqual(['done', 'underway', 'new'])
  expect(ids(groups.others)).toEqual(['opened'])
  expect([...groups.started, ...groups.recommended]).toEqual([])
})

test("courses that suit the learner's reason are the first of their group", () => {
  const tagged = (_id: string, level: CefrLevel, tag: string) => course({ _id, levels: [level], tags: [tag] })
  const all = [
    tagged('grammar', 'A2', 'gram-dalej'),
    tagged('travel', 'A2', 'sytu-podroze'),
    tagged('words', 'B1', 'slow-dom'),
    tagged('trips', 'B1', 'sytu-podroze'),
  ]
  const groups = groupCourses(all, [], [], 'A2', [], 'travel')
  expect(ids(groups.ofLevel)).toEqual(['travel', 'grammar'])
  expect(ids(groups.others)).toEqual(['trips', 'words'])
  expect(ids(groupCourses(all, [], [], 'A2').ofLevel)).toEqual(['grammar', 'travel'])
})

import { course } from './course.fixture'
import { newestCourse, shownCourses, switchBody } from './course-switches'

const press = (id: number, change: Partial<Parameters<typeof shownCourses>[2][number]> = {}) => ({
  id,
  courseId: 'c1',
  field: 'active' as const,
  value: false,
  ...change,
})

describe('the body of a write', () => {
  it('says only what changes and which version was seen', () => {
    expect(switchBody('active', false, 4)).toEqual({ active: false, version: 4 })
    expect(switchBody('explicitAccessRequired', true, 7)).toEqual({
      explicitAccessRequired: true,
      version: 7,
    })
  })
})

describe('the newest state of a course', () => {
  const saved = course({ version: 5, active: false })
  it('is the answer to a write until the list catches up', () => {
    expect(newestCourse(course(), new Map([['c1', saved]]))).toBe(saved)
  })
  it('is the list once somebody else changed the course after that', () => {
    const listed = course({ version: 6 })
    expect(newestCourse(listed, new Map([['c1', saved]]))).toBe(listed)
  })
})

describe('the courses as the editor sees them', () => {
  it('show a press at once, on its own course alone', () => {
    const shown = shownCourses([course(), course({ _id: 'c2' })], new Map(), [press(1)])
    expect(shown.map((each) => each.active)).toEqual([false, true])
  })
  it('show the last of several presses', () => {
    expect(shownCourses([course()], new Map(), [press(1), press(2, { value: true })])[0]?.active).toBe(true)
  })
  it('show what the server knows when a press is gone', () => {
    expect(shownCourses([course()], new Map(), [])).toEqual([course()])
  })
})

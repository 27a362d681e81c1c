import { ContentLibrary } from '@mowka/contract/schemas/editor/content'
import { isValidGapRange } from '@mowka/domain/exercise/gaps'
import { patternProblem } from '@mowka/domain/judge/answers/pattern'
import { courseAlone, generateCourses } from './generate'

const volume = { courses: 3, lessons: 7, exercises: 25, seed: 'a' }
const all = (change: Partial<typeof volume> = {}) => [...generateCourses({ ...volume, ...change })]

test('the requested amounts are generated, evenly distributed', () => {
  const courses = all()
  const lessons = courses.flatMap((course) => course.lessons)
  expect(courses.map((course) => course.lessons.length)).toEqual([3, 2, 2])
  expect(lessons.map(({ exercises }) => exercises.length)).toEqual([4, 4, 4, 4, 3, 3, 3])
})

test("the same seed generates the same library, and different seeds don't overlap", () => {
  expect(all()).toEqual(all())
  const paths = (courses: ReturnType<typeof all>) =>
    courses.flatMap(({ path, lessons }) => [
      path,
      ...lessons.flatMap((lesson) => [
        lesson.path,
        ...[...lesson.exercises, ...lesson.words, ...lesson.hints].map((piece) => piece.path),
      ]),
    ])
  const both = [...paths(all()), ...paths(all({ seed: 'b' }))]
  expect(new Set(both).size).toBe(both.length)
})

test('the generated library is importable, with valid shapes, gaps and patterns', () => {
  for (const course of all()) {
    expect(ContentLibrary.parse(courseAlone(course)).courses).toEqual([course])
    for (const { answer, gaps, alternativeAnswers } of course.lessons.flatMap(({ exercises }) => exercises)) {
      expect(gaps[0]?.ranges.every((range) => isValidGapRange(range, answer))).toBe(true)
      expect(alternativeAnswers.map(({ text }) => patternProblem(text))).toEqual([null])
    }
  }
})

import { chapterOf, courseKind } from '@mowka/domain/course/course'
import { isOneWordApart, wordsToCompare } from '@mowka/domain/sentence-rules/near-duplicates'
import type { Course } from '../library'
import { checkAgreement } from './check-grammar'
import { checkLesson, SOURCE_LANG } from './check-lesson'
import { checkText } from './finding-text'
import { type CodedReport, type Problem, type Report, reportRepeated, reportSaid } from './problem'

/**
 * Reports sentences that differ from an earlier one of the course by a single word, because learners would practise
 * almost the same sentence again. Other courses may reuse it.
 */
export function checkNearDuplicates(reportFor: (file: string) => CodedReport, course: Course): void {
  const earlier: { words: string[]; place: string }[] = []
  for (const lesson of course.lessons) {
    lesson.exercises.forEach(({ answer, slug }, index) => {
      const words = wordsToCompare(answer)
      if (!words) return
      const twin = earlier.find((each) => isOneWordApart(each.words, words))
      if (twin) {
        const key = `exercises[${index}].answer`
        reportSaid(reportFor(lesson.file), key, 'NEAR_DUPLICATE', { place: twin.place })
      }
      earlier.push({ words, place: `${lesson.file}: ${slug}` })
    })
  }
}

/** Checks the courses and their lessons, and uniqueness among them. */
export function checkCourses(courses: readonly Course[]): Problem[] {
  const problems: Problem[] = []
  const reportFor =
    (file: string): Report =>
    (key, message) =>
      problems.push({ file, key, message })

  for (const course of courses) {
    checkCourse(reportFor(course.file), course)
    checkNearDuplicates(reportFor, course)
    for (const lesson of course.lessons) {
      const report = reportFor(lesson.file)
      checkLesson(report, lesson, course.targetLang)
      if (!course.levels.includes(lesson.level)) report('level', `the course is not for ${lesson.level}`)
    }
  }

  for (const lang of new Set(courses.map((course) => course.targetLang))) {
    const ofLang = courses.filter((course) => course.targetLang === lang)
    reportRepeated(
      reportFor(`courses of ${lang}`),
      ofLang.map((course) => ({ key: course.file, value: String(course.order) })),
      'the order',
    )
    reportRepeated(
      reportFor(`courses of ${lang}`),
      ofLang.map((course) => ({ key: course.file, value: course.name })),
      'the name',
    )
    checkChapters(reportFor(`courses of ${lang}`), ofLang)
    problems.push(...checkAgreement(ofLang, lang))
  }
  return problems
}

function checkCourse(report: Report, course: Course): void {
  checkText(report, 'name', course.name, SOURCE_LANG)
  checkText(report, 'description', course.description, SOURCE_LANG)
  if (course.description === '') report('description', 'is empty')
  if (courseKind(course.tags) === 'other')
    report('tags', 'needs a tag with bizn, slow, gram or sytu: it chooses the icon')
  reportRepeated(
    report,
    course.lessons.map(({ slug }, index) => ({ key: `lessons[${index}]`, value: slug })),
    'the lesson',
  )
}

/** Example sentences of a word come from its chapter, so two courses must not share one. */
function checkChapters(report: Report, courses: readonly Course[]): void {
  const owner = new Map<string, string>()
  for (const course of courses) {
    for (const lesson of course.lessons) {
      const chapter = chapterOf(lesson.tags)
      if (!chapter) continue
      const first = owner.get(chapter)
      if (first && first !== course.path)
        report(lesson.file, `the chapter tag "${chapter}" belongs to ${first}`)
      owner.set(chapter, first ?? course.path)
    }
  }
}

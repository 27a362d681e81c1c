import { comparable } from './check-text'
import type { Course } from './library'
import type { Report } from './problem'

/** Shorter sentences are alike by nature: "What time is it?", "What time is dinner?". */
const SHORTEST = 5

/** Whether two lists of words differ by at most one word that is another, missing or added. */
export function isOneWordApart(one: readonly string[], other: readonly string[]): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  const rest = Math.min(one.length, other.length) - start
  while (end < rest && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end <= 1
}

/**
 * Reports sentences that differ from an earlier one of the course by a single word: a learner meets almost the same
 * sentence again and learns nothing new. Another course may build on it.
 */
export function checkNearDuplicates(reportFor: (file: string) => Report, course: Course): void {
  const earlier: { words: string[]; place: string }[] = []
  for (const lesson of course.lessons) {
    lesson.exercises.forEach(({ answer, slug }, index) => {
      const words = comparable(answer).split(' ')
      if (words.length < SHORTEST) return
      const twin = earlier.find((each) => isOneWordApart(each.words, words))
      if (twin)
        reportFor(lesson.file)(`exercises[${index}].answer`, `is almost the sentence of ${twin.place}`)
      earlier.push({ words, place: `${lesson.file}: ${slug}` })
    })
  }
}

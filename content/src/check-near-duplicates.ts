import { isOneWordApart, wordsToCompare } from '@mowka/domain/sentence-rules/near-duplicates'
import type { Course } from './library'
import { type CodedReport, reportSaid } from './problem'

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

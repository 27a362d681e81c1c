import { type SampleExercise, samples } from '@mowka/domain/exercise/samples'
import { expansionsOf } from '@mowka/domain/judge/answers/pattern'
import { tokensOf } from '@mowka/domain/judge/answers/token'
import { judgeOnDevice } from '@mowka/domain/judge/judge-on-device'
import { starterLibrary } from './testing/starter-library'

const library = starterLibrary()

/** Maximum number of texts per pattern that are compared. */
const MAX_TEXTS = 50

const all = Object.values(samples)

/** The library's exercise that a sample is a copy of. */
const originalOf = ({ example, answer, answerLang }: SampleExercise) =>
  library.courses
    .filter(({ targetLang }) => targetLang === answerLang)
    .flatMap(({ lessons }) => lessons.flatMap(({ exercises }) => exercises))
    .find((each) => each.example === example && each.answer === answer)

const wordsIn = (text: string, { answerLang }: SampleExercise) =>
  tokensOf(text, answerLang).map(({ key }) => key)

/** Whether the blocks of a sample can form a text. */
function canForm(sample: SampleExercise, text: string): boolean {
  const left = sample.blocks.flatMap((block) => wordsIn(block, sample))
  return wordsIn(text, sample).every((word) => {
    const place = left.indexOf(word)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

const verdictOf = (sample: SampleExercise, text: string) => judgeOnDevice(sample, text, true)

test.each(all)('the sample "$answer" is an exercise of the library, with its comments', (sample) => {
  const original = originalOf(sample)
  expect(original).toBeDefined()
  const answers = original?.alternatives.filter(({ approved }) => approved)
  for (const alternative of sample.alternativeAnswers) expect(answers).toContainEqual(alternative)
  expect(sample.expectedMistakes).toEqual(original?.mistakes.map(({ text, comment }) => ({ text, comment })))
})

test.each(all)(
  'the blocks of the sample "$answer" form it, and every answer that the library accepts',
  (sample) => {
    expect(canForm(sample, sample.answer)).toBe(true)
    const accepted = originalOf(sample)?.alternatives ?? []
    const formed = [sample.answer, ...accepted.flatMap(({ text }) => expansionsOf(text, MAX_TEXTS))].filter(
      (text) => canForm(sample, text),
    )
    expect(formed.filter((text) => !verdictOf(sample, text).isSuccess)).toEqual([])
  },
)

test.each(all)('the blocks of the sample "$answer" form at least two mistakes with a comment', (sample) => {
  const formed = sample.expectedMistakes.flatMap(({ text }) =>
    expansionsOf(text, MAX_TEXTS).filter((each) => canForm(sample, each)),
  )
  const comments = new Set(formed.map((text) => verdictOf(sample, text).comment))
  expect(comments.has(null)).toBe(false)
  expect(comments.size).toBeGreaterThanOrEqual(2)
})

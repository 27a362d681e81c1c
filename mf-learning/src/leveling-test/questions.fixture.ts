import type {
  LevelingLevel,
  LevelingQuestion,
  LevelingQuestions,
} from '@mowka/contract/schemas/leveling-test'

/** A question whose right answer has the id `ok`. */
export const question = (title: string): LevelingQuestion => ({
  title: `${title} ___ here.`,
  answers: [
    { id: 'a', answer: 'are', correct: false },
    { id: 'ok', answer: 'is', correct: true },
    { id: 'b', answer: 'be', correct: false },
    { id: 'c', answer: 'am', correct: false },
  ],
})

/** So many questions at each of these levels, named after level and place: `A1-1 ___ here.` */
export const questionsOf = (levels: readonly LevelingLevel[], count = 8): LevelingQuestions =>
  Object.fromEntries(
    levels.map((level) => [
      level,
      Array.from({ length: count }, (_, index) => question(`${level}-${index + 1}`)),
    ]),
  )

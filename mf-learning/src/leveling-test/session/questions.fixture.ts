import type { LevelingLevel, LevelingQuestion, LevelingQuestions } from '@mowka/contract/schemas/learning'

/** A question whose correct answer has the id `ok`. */
export const question = (title: string): LevelingQuestion => ({
  title: `${title} ___ here.`,
  answers: [
    { id: 'a', answer: 'are', correct: false },
    { id: 'ok', answer: 'is', correct: true },
    { id: 'b', answer: 'be', correct: false },
    { id: 'c', answer: 'am', correct: false },
  ],
})

/** Creates `count` questions per level, named after level and number: `A1-1 ___ here.` */
export const questionsOf = (levels: readonly LevelingLevel[], count = 8): LevelingQuestions =>
  Object.fromEntries(
    levels.map((level) => [
      level,
      Array.from({ length: count }, (_, index) => question(`${level}-${index + 1}`)),
    ]),
  )

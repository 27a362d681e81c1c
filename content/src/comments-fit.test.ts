import { expansionsOf } from '@mowka/domain/judge/answers/pattern'
import { judgedLessons } from './testing/judged-library'

/** Number of texts judged per expected mistake. */
const MAX_TEXTS = 4

/** Lower-case words of a text, without apostrophes and punctuation. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}-]+/gu) ?? []

/** The words that a comment quotes. */
const quotedIn = (comment: string): string[] =>
  [...comment.matchAll(/„([^”]+)”/g)].flatMap(([, text = '']) => wordsOf(text))

/** Maximum share of expected mistakes whose comment quotes a word that the displayed answer spells differently. */
const MAX_UNFIT = 0.005

test('the answer compared with a commented mistake contains the words that the comment quotes from the preferred one', () => {
  const all = judgedLessons.flatMap(({ place, exercises }) =>
    exercises.flatMap(({ exercise, compared }) =>
      exercise.mistakes.flatMap(({ text }) =>
        expansionsOf(text, MAX_TEXTS).map((typed) => {
          const { comment, comparedWith } = compared(typed)
          const preferred = new Set(wordsOf(exercise.answer))
          const shown = new Set(wordsOf(comparedWith))
          const lost = quotedIn(comment ?? '').filter((word) => preferred.has(word) && !shown.has(word))
          return { place, exercise: exercise.slug, typed, comparedWith, lost }
        }),
      ),
    ),
  )
  const unfit = all.filter(({ lost }) => lost.length > 0)
  expect(all.length).toBeGreaterThan(9_000)
  expect(unfit.length / all.length > MAX_UNFIT ? unfit : []).toEqual([])
})

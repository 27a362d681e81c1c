import { createHash } from 'node:crypto'
import type { LevelingEntry } from './schema'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const shuffled = <Each>(all: readonly Each[], seed: (each: Each) => string): Each[] =>
  all.toSorted((a, b) => hash(seed(a)).localeCompare(hash(seed(b))))

const POSITIONS = [0, 1, 2, 3] as const

/**
 * Display order of the answers of a level's questions. In each group of four consecutive questions the correct answer
 * is once at every position, in an unpredictable order. Deterministic per file, so that a repeated import changes
 * nothing and a returning reader finds the answers where they were.
 */
export function orderAnswers(
  seed: string,
  questions: readonly LevelingEntry[],
): { answer: string; correct: boolean }[][] {
  return questions.map(({ title, right, wrong }, index) => {
    const four = Math.floor(index / POSITIONS.length)
    const places = shuffled(POSITIONS, (place) => `${seed} ${four} ${place}`)
    const place = places[index % POSITIONS.length] ?? 0
    const answers = shuffled(wrong, (text) => `${title} ${text}`).map((answer) => ({
      answer,
      correct: false,
    }))
    return answers.toSpliced(place, 0, { answer: right, correct: true })
  })
}

import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { audioMatch, multipleChoice } from './choice/choice-exercise'
import { matchPairs } from './match/match-exercise'
import { audioUnscramble, unscrambleTranslation } from './unscramble/unscramble-exercise'
import type { ExerciseKind, ExerciseTools, WordExercise } from './word-exercise'
import { writtenTranslation } from './written/written-exercise'

/** All exercise types (V-WEX-01). */
const kinds: readonly ExerciseKind[] = [
  matchPairs,
  unscrambleTranslation,
  audioUnscramble,
  audioMatch,
  multipleChoice,
  writtenTranslation,
]

/** Returns the first non-null result among the types, or null. */
function first<Value>(ask: (kind: ExerciseKind) => Value | null): Value | null {
  for (const kind of kinds) {
    const value = ask(kind)
    if (value !== null) return value
  }
  return null
}

/** Opens the exercise of a word; null for a type that this release does not know. */
export const openExercise = (word: SessionWord, tools: ExerciseTools): WordExercise | null =>
  first((kind) => kind.open(word, tools))

/** Returns the word as an exercise without listening, or unchanged if it needs none (V-WTRN-18). */
export const withoutSound = (word: SessionWord): SessionWord =>
  first((kind) => kind.withoutSound?.(word) ?? null) ?? word

/** Whether a word's exercise needs listening. */
export const needsSound = (word: SessionWord): boolean => withoutSound(word) !== word

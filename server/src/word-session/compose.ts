import type { LangCode } from '@mowka/contract/schemas/common'
import type {
  RepeatedWord,
  SessionWord,
  WordExerciseType,
  WordSessionMode,
} from '@mowka/contract/schemas/vocabulary'
import { type Random, seededRandom, shuffled } from '@mowka/domain/seeded-random'
import { type Comparable, isAlsoRight, lettersOf, wrongAnswers } from './exercises'

/** A word to train with the learner's stage. */
export type TrainedWord = { wordId: string; stage: number; word: RepeatedWord }

/** The input for composing a session. */
export type SessionPlan = {
  mode: WordSessionMode
  words: readonly TrainedWord[]
  /** Words of the same language, as candidates for wrong answers. */
  dictionary: readonly Comparable[]
  targetLang: LangCode
  /** Excludes listening exercises (V-WTRN-18). */
  excludeAudio: boolean
  /** Makes sessions reproducible: equal plan and seed give equal sessions. */
  seed: string
}

/** Fewer words don't make a pair exercise; more don't fit on a phone. */
const MIN_PAIRS = 3
const MAX_PAIRS = 5

/**
 * Weights of exercise types by the word's stage, highest first: new words are recognized, later ones produced, and
 * finally written.
 */
const LIKELY: readonly (readonly [WordExerciseType, number])[][] = [
  [
    ['MULTIPLE_CHOICE', 5],
    ['AUDIO_MATCH', 4],
  ],
  [
    ['UNSCRAMBLE_TRANSLATION', 4],
    ['AUDIO_UNSCRAMBLE', 3],
    ['AUDIO_MATCH', 1],
    ['MULTIPLE_CHOICE', 1],
  ],
  [
    ['UNSCRAMBLE_TRANSLATION', 3],
    ['MULTIPLE_CHOICE', 3],
    ['AUDIO_UNSCRAMBLE', 2],
    ['AUDIO_MATCH', 2],
    ['WRITTEN_TRANSLATION', 2],
  ],
  [
    ['WRITTEN_TRANSLATION', 4],
    ['UNSCRAMBLE_TRANSLATION', 2],
    ['AUDIO_UNSCRAMBLE', 2],
    ['MULTIPLE_CHOICE', 1],
  ],
  [
    ['WRITTEN_TRANSLATION', 6],
    ['AUDIO_UNSCRAMBLE', 2],
    ['UNSCRAMBLE_TRANSLATION', 1],
  ],
]

/** Highest stage of words in pair exercises: new words, or new ones in the global list. */
const PAIRS_UP_TO: Readonly<Record<WordSessionMode, number>> = { lesson: 0, repetition: 2 }

/**
 * Composes the exercises of a session. In a lesson, a new word comes twice, first to be recognized and later to be
 * produced; in the global list each word comes once. The same word never comes twice in a row, and exercises are
 * never all of one type if the words allow another.
 */
export function composeSession(plan: SessionPlan): SessionWord[] {
  const random = seededRandom(plan.seed)
  const words = shuffled(plan.words, random)
  const maker = exerciseMaker(plan, random)
  const paired = pairedWords(words, plan, random)
  const rounds = roundsOf(words, plan.mode)
  const asked = rounds.map((round, index) => {
    const left = index === 0 ? round.filter((word) => !paired.includes(word)) : round
    return left.map((word) => ({
      words: [word.wordId],
      exercise: maker.single(word, Math.min(plan.mode === 'lesson' ? index : word.stage, LIKELY.length - 1)),
    }))
  })
  // New words of the lesson start with a pair exercise.
  if (paired.length > 0) {
    asked[0]?.unshift({ words: paired.map(({ wordId }) => wordId), exercise: maker.pairs(paired) })
  }
  return ensureVariety(joinRounds(asked), maker)
}

/** An exercise in the session with all words it contains. */
type Place = { words: readonly string[]; exercise: SessionWord }

/**
 * Returns the words of each round. A single word is asked only once, because it would otherwise come twice in a row.
 */
function roundsOf(words: readonly TrainedWord[], mode: WordSessionMode): TrainedWord[][] {
  if (mode === 'repetition') return [[...words]]
  const isNew = ({ stage }: TrainedWord) => stage === 0
  if (words.length === 1) return words.every(isNew) ? [[...words]] : [[], [...words]]
  return [words.filter(isNew), [...words]]
}

/**
 * Selects the words for a pair exercise: no similar ones, and never all words of the session, so that another word
 * can follow.
 */
function pairedWords(words: readonly TrainedWord[], { mode, targetLang }: SessionPlan, random: Random) {
  if (mode === 'repetition' && random() < 0.5) return []
  const paired: TrainedWord[] = []
  const most = Math.min(MAX_PAIRS, words.length - 1)
  for (const word of words) {
    if (paired.length === most) break
    if (word.stage > PAIRS_UP_TO[mode]) continue
    if (paired.every((other) => !isAlsoRight(word.word, other.word, targetLang))) paired.push(word)
  }
  return paired.length >= MIN_PAIRS ? paired : []
}

const isAbout = (place: Place, words: readonly string[]) => place.words.some((word) => words.includes(word))

/** Concatenates rounds so that the last exercise of one and the first of the next contain different words. */
function joinRounds(rounds: readonly Place[][]): Place[] {
  const all: Place[] = []
  for (const round of rounds) {
    const last = all.at(-1)
    const first = round.findIndex((place) => !last || !isAbout(place, last.words))
    const [chosen] = first > 0 ? round.splice(first, 1) : []
    all.push(...(chosen ? [chosen] : []), ...round)
  }
  return all
}

/** Creates exercises for words. */
type ExerciseMaker = {
  single: (word: TrainedWord, likely: number) => SessionWord
  pairs: (words: readonly TrainedWord[]) => SessionWord
  /** Creates an exercise of another type for the same word; null if there is none. */
  otherwise: (exercise: SessionWord) => SessionWord | null
}

/** If all exercises are of one type, changes the last one that allows another type. */
function ensureVariety(places: readonly Place[], { otherwise }: ExerciseMaker): SessionWord[] {
  const exercises = places.map(({ exercise }) => exercise)
  if (new Set(exercises.map(({ type }) => type)).size !== 1 || exercises.length < 2) return exercises
  for (let at = exercises.length - 1; at >= 0; at--) {
    const exercise = exercises[at]
    const other = exercise && otherwise(exercise)
    if (other) return exercises.with(at, other)
  }
  return exercises
}

function exerciseMaker(
  { dictionary, targetLang, excludeAudio, words }: SessionPlan,
  random: Random,
): ExerciseMaker {
  const others: Comparable[] = [...dictionary, ...words.map(({ word }) => word)]

  const makers: Record<
    Exclude<WordExerciseType, 'MATCH_PAIRS'>,
    (trained: TrainedWord) => SessionWord | null
  > = {
    MULTIPLE_CHOICE: (trained) => {
      const options = optionsOf(trained)
      return (
        options && {
          ...head(trained),
          type: 'MULTIPLE_CHOICE',
          exerciseData: { question: promptOf(trained), options, correctAnswer: answerOf(trained) },
        }
      )
    },
    AUDIO_MATCH: (trained) => {
      const audioUrl = audioOf(trained)
      const options = audioUrl && optionsOf(trained)
      return options
        ? {
            ...head(trained),
            type: 'AUDIO_MATCH',
            exerciseData: { audioUrl, options, correctAnswer: answerOf(trained) },
          }
        : null
    },
    UNSCRAMBLE_TRANSLATION: (trained) => {
      const scrambledLetters = lettersOf(trained.word.answer, targetLang, random)
      return (
        scrambledLetters && {
          ...head(trained),
          type: 'UNSCRAMBLE_TRANSLATION',
          exerciseData: { scrambledLetters, correctAnswer: answerOf(trained) },
        }
      )
    },
    AUDIO_UNSCRAMBLE: (trained) => {
      const audioUrl = audioOf(trained)
      const scrambledLetters = audioUrl && lettersOf(trained.word.answer, targetLang, random)
      return scrambledLetters
        ? {
            ...head(trained),
            type: 'AUDIO_UNSCRAMBLE',
            exerciseData: { audioUrl, scrambledLetters, correctAnswer: answerOf(trained) },
          }
        : null
    },
    WRITTEN_TRANSLATION: (trained) => written(trained),
  }

  const head = ({ wordId, stage, word }: TrainedWord) => ({ word: { wordId, stage, word }, targetLang })
  const promptOf = ({ word }: TrainedWord) => ({ text: word.example, lang: word.exampleLang })
  const answerOf = ({ word }: TrainedWord) => ({ text: word.answer, lang: word.answerLang })
  const audioOf = ({ word }: TrainedWord) => (excludeAudio ? null : word.answerRecording)
  const written = (trained: TrainedWord): SessionWord => ({
    ...head(trained),
    type: 'WRITTEN_TRANSLATION',
    exerciseData: { prompt: promptOf(trained), correctAnswer: answerOf(trained) },
  })
  const optionsOf = (trained: TrainedWord) => {
    const wrong = wrongAnswers(trained.word, others, targetLang, random)
    if (!wrong) return null
    const lang = trained.word.answerLang
    return shuffled([trained.word.answer, ...wrong], random).map((text) => ({ text, lang }))
  }

  return {
    single: (trained, likely) => {
      const types = weighted(LIKELY[likely] ?? [], random)
      for (const type of types) {
        const made = type === 'MATCH_PAIRS' ? null : makers[type](trained)
        if (made) return made
      }
      return written(trained)
    },
    pairs: (paired) => {
      const [first] = paired
      if (!first) throw new Error('Pairs are of several words')
      const pairs = paired.map(({ wordId, word }) => ({
        source: { wordId, text: word.example, lang: word.exampleLang, recordingUrl: null },
        target: {
          wordId,
          text: word.answer,
          lang: word.answerLang,
          recordingUrl: excludeAudio ? null : word.answerRecording,
        },
      }))
      return { ...head(first), type: 'MATCH_PAIRS', exerciseData: { pairs } }
    },
    otherwise: ({ type, word }) => {
      if (type === 'MATCH_PAIRS') return null
      for (const other of ['UNSCRAMBLE_TRANSLATION', 'MULTIPLE_CHOICE', 'WRITTEN_TRANSLATION'] as const) {
        const made = other === type ? null : makers[other](word)
        if (made) return made
      }
      return null
    },
  }
}

/** Shuffles types by weight, so that higher weights tend to come first. */
const weighted = (
  types: readonly (readonly [WordExerciseType, number])[],
  random: Random,
): WordExerciseType[] =>
  types
    .map(([type, weight]) => ({ type, place: random() ** (1 / weight) }))
    .sort((one, other) => other.place - one.place)
    .map(({ type }) => type)

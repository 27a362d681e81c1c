import type { RepeatedWord, SessionWord, WordAttemptResult } from '@mowka/contract/schemas/vocabulary'
import { defaultPreferences } from '@mowka/domain/user/preferences'
import { learner } from '@mowka/testing'
import type { SessionWordOf } from './word-exercise'

const eng = (text: string) => ({ text, lang: 'ENG' as const })
const pl = (text: string) => ({ text, lang: 'PL' as const })

/** A word of a lesson about shopping. */
export const repeatedWord = (change: Partial<RepeatedWord> = {}): RepeatedWord => ({
  answer: 'receipt',
  example: 'paragon',
  answerRecording: 'r-receipt',
  answerLang: 'ENG',
  exampleLang: 'PL',
  transcription: null,
  partOfSpeech: null,
  gender: null,
  exampleSentences: [
    { sentence: 'Can I have the receipt, please?', sourceLangSentenceTranslation: 'Poproszę paragon.' },
  ],
  ...change,
})
const wordOf = (wordId: string, change: Partial<RepeatedWord> = {}) => ({
  wordId,
  stage: 0,
  word: repeatedWord(change),
})

export const written = (wordId = 'w1'): SessionWordOf<'WRITTEN_TRANSLATION'> => ({
  type: 'WRITTEN_TRANSLATION',
  word: wordOf(wordId),
  targetLang: 'ENG',
  exerciseData: { prompt: pl('paragon'), correctAnswer: eng('receipt') },
})

/** A German noun with its article. */
export const germanWritten = (): SessionWordOf<'WRITTEN_TRANSLATION'> => ({
  type: 'WRITTEN_TRANSLATION',
  word: wordOf('w-de', {
    answer: 'die Bäckerei',
    example: 'piekarnia',
    answerLang: 'DE',
    exampleSentences: [
      {
        sentence: 'Die Bäckerei öffnet um sieben Uhr.',
        sourceLangSentenceTranslation: 'Piekarnię otwierają o siódmej.',
      },
    ],
  }),
  targetLang: 'DE',
  exerciseData: { prompt: pl('piekarnia'), correctAnswer: { text: 'die Bäckerei', lang: 'DE' } },
})

export const choice = (wordId = 'w1'): SessionWordOf<'MULTIPLE_CHOICE'> => ({
  type: 'MULTIPLE_CHOICE',
  word: wordOf(wordId),
  targetLang: 'ENG',
  exerciseData: {
    question: pl('paragon'),
    options: ['recipe', 'receipt', 'prescription', 'bill'].map(eng),
    correctAnswer: eng('receipt'),
  },
})

export const audioChoice = (wordId = 'w1'): SessionWordOf<'AUDIO_MATCH'> => ({
  type: 'AUDIO_MATCH',
  word: wordOf(wordId),
  targetLang: 'ENG',
  exerciseData: {
    audioUrl: 'r-receipt',
    options: ['recipe', 'receipt', 'prescription', 'bill'].map(eng),
    correctAnswer: eng('receipt'),
  },
})

/** "look for": with a space and a repeated letter. */
export const unscramble = (wordId = 'w2'): SessionWordOf<'UNSCRAMBLE_TRANSLATION'> => ({
  type: 'UNSCRAMBLE_TRANSLATION',
  word: wordOf(wordId, {
    answer: 'look for',
    example: 'szukać',
    answerRecording: 'r-look',
    exampleSentences: [],
  }),
  targetLang: 'ENG',
  exerciseData: { scrambledLetters: [...'ofk_lroo'], correctAnswer: eng('look for') },
})

export const audioUnscramble = (wordId = 'w2'): SessionWordOf<'AUDIO_UNSCRAMBLE'> => {
  const { word, targetLang, exerciseData } = unscramble(wordId)
  return { type: 'AUDIO_UNSCRAMBLE', word, targetLang, exerciseData: { ...exerciseData, audioUrl: 'r-look' } }
}

export const match = (): SessionWordOf<'MATCH_PAIRS'> => ({
  type: 'MATCH_PAIRS',
  word: wordOf('w1'),
  targetLang: 'ENG',
  exerciseData: {
    pairs: [
      ['w1', 'receipt', 'paragon'],
      ['w2', 'queue', 'kolejka'],
      ['w3', 'size', 'rozmiar'],
    ].map(([wordId = '', foreign = '', own = '']) => ({
      target: { ...eng(foreign), wordId, recordingUrl: `r-${foreign}` },
      source: { ...pl(own), wordId, recordingUrl: null },
    })),
  },
})

/** Server response to an answer about the receipt. */
export const attemptResult = (
  isSuccess = true,
  change: Partial<WordAttemptResult> = {},
): WordAttemptResult => ({
  isSuccess,
  resultCategory: isSuccess ? 'CORRECT' : 'ERROR',
  prompt: pl('paragon'),
  correctAnswer: eng('receipt'),
  sentence: { answer: 'Can I have the receipt, please?', example: 'Poproszę paragon.' },
  diff: [],
  stage: 1,
  nextReviewAt: null,
  moved: true,
  ...change,
})

/** A session with these words. */
export const wordSession = (...sessionWords: SessionWord[]) => ({
  sessionId: 's1',
  mode: 'lesson' as const,
  isLoose: false,
  sessionWords,
})

/** Settings of a learner without sounds and without answer playback. */
export const quiet = () => {
  const user = learner()
  const preferences = { ...defaultPreferences, lessonSoundsAllowed: false, autoplayAnswer: false }
  return { ...user, userMetadata: { ...user.userMetadata, preferences } }
}

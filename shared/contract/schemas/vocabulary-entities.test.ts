import type { z } from 'zod'
import { calls } from '../calls'
import { expectWhole } from './entity-shape.fixture'
import { FavouriteLesson, Word } from './learning'
import { RepeatedWord, WordAttemptResult, WordRepetition, WordSessionSummary } from './vocabulary'

const sentence = { sentence: 'Can I have the receipt?', sourceLangSentenceTranslation: 'Poproszę paragon.' }
const shown = {
  answer: 'receipt',
  example: 'paragon',
  answerRecording: 'r1',
  answerLang: 'ENG',
  exampleLang: 'PL',
  transcription: null,
  partOfSpeech: 'noun',
  gender: null,
}
const taught = {
  ...shown,
  _id: 'w1',
  exampleRecording: null,
  exercises: [{ tags: ['podroz_01'], answer: 'Can I have the receipt?', example: 'Poproszę paragon.' }],
}
const repeated = { ...shown, exampleSentences: [sentence] }
const repetition = { wordId: 'w1', stage: 3, nextReviewAt: '2026-11-22T23:00:00.000Z', word: repeated }
const result = {
  isSuccess: true,
  resultCategory: 'CORRECT',
  prompt: { text: 'paragon', lang: 'PL' },
  correctAnswer: { text: 'receipt', lang: 'ENG' },
  sentence: { answer: 'Can I have the receipt?', example: 'Poproszę paragon.' },
  diff: [],
  stage: 3,
  nextReviewAt: '2026-11-22T23:00:00.000Z',
  moved: true,
}
const summary = {
  totalWords: 10,
  wordsReviewed: 9,
  wordsSuccessful: 7,
  startedAt: '2026-11-16T10:00:00.000Z',
  completedAt: null,
}
const recording = {
  order: 0,
  answer: 'Can I have the receipt?',
  example: 'Poproszę paragon.',
  answerRecording: 'r2',
  exampleRecording: null,
  isLine: false,
}
const { answer: Upcoming } = calls.getUpcomingWords
const { element: Recording } = calls.getLessonRecordings.answer.shape.data

/** Requirement ids, schema, complete object, and the field names in the requirements. */
const shapes: [rows: string, name: string, shape: z.ZodType, whole: object, asked: string][] = [
  [
    'V-ENT-01',
    'a lesson word',
    Word,
    taught,
    '_id answer example answerRecording answerLang exampleLang exercises',
  ],
  ['V-ENT-02', 'a word repetition', WordRepetition, repetition, 'wordId stage nextReviewAt word'],
  ['V-ENT-02', 'its word', RepeatedWord, repeated, 'answer example exampleSentences'],
  [
    'V-ENT-02',
    'a sentence of it',
    RepeatedWord.shape.exampleSentences.element,
    sentence,
    'sentence sourceLangSentenceTranslation',
  ],
  ['V-ENT-03', 'upcoming', Upcoming, { count: 3, day: '2026-11-25', inDays: 3 }, 'count day inDays'],
  ['V-ENT-05', 'a session summary', WordSessionSummary, summary, 'totalWords wordsReviewed wordsSuccessful'],
  [
    'V-ENT-07',
    'an attempt result',
    WordAttemptResult,
    result,
    'isSuccess prompt correctAnswer sentence resultCategory',
  ],
  ['V-ENT-08', 'a favourite lesson', FavouriteLesson, { _id: 'f1', lessonId: 'l1' }, '_id lessonId'],
  [
    'V-ENT-09',
    'a recording list entry',
    Recording,
    recording,
    'order answer example answerRecording exampleRecording isLine',
  ],
]

test.each(shapes)(
  '%s: %s is parsed completely, and rejected without a required field',
  (_rows, _name, shape, whole, asked) => expectWhole(shape, whole, asked),
)

test('a sentence of a lesson word has tags, answer and example (V-ENT-01)', () => {
  for (const name of ['tags', 'answer', 'example']) {
    const [whole = {}] = taught.exercises
    const part = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name))
    expect([name, Word.safeParse({ ...taught, exercises: [part] }).success]).toEqual([name, false])
  }
})

test('a word may have no next review, and a list no next one (V-ENT-02, V-ENT-03)', () => {
  expect(WordRepetition.safeParse({ ...repetition, nextReviewAt: null }).success).toBe(true)
  expect(WordRepetition.safeParse({ ...repetition, stage: 9 }).success).toBe(false)
  expect(Upcoming.safeParse({ count: 0, day: null, inDays: null }).success).toBe(true)
})

test('prompt and solution have a text with its language, and the sentence may be null (V-ENT-07)', () => {
  expect(WordAttemptResult.safeParse({ ...result, prompt: { text: 'paragon' } }).success).toBe(false)
  expect(WordAttemptResult.safeParse({ ...result, correctAnswer: { lang: 'ENG' } }).success).toBe(false)
  expect(WordAttemptResult.safeParse({ ...result, sentence: { answer: 'x' } }).success).toBe(false)
  expect(WordAttemptResult.safeParse({ ...result, sentence: null }).success).toBe(true)
})

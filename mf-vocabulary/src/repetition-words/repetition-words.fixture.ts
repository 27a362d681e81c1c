import type { AnswerOf } from '@mowka/contract/calls'
import type { WordRepetition } from '@mowka/contract/schemas/vocabulary'
import type { FakeCall } from '@mowka/testing'

/** A word on the third of seven chips, with one sentence. */
export const repetition = (wordId: string, change: Partial<WordRepetition> = {}): WordRepetition => ({
  wordId,
  stage: 4,
  nextReviewAt: '2099-02-14T09:00:00.000Z',
  word: {
    answer: `word ${wordId}`,
    example: `słowo ${wordId}`,
    answerRecording: `rec-${wordId}`,
    answerLang: 'ENG',
    exampleLang: 'PL',
    transcription: null,
    partOfSpeech: null,
    gender: null,
    exampleSentences: [
      { sentence: `Sentence ${wordId}.`, sourceLangSentenceTranslation: `Zdanie ${wordId}.` },
    ],
  },
  ...change,
})

/** Fake API handler that returns these words page by page. */
export const pagedWords =
  (words: readonly WordRepetition[], knownWordIds: readonly string[] = []) =>
  ({ query }: FakeCall) => {
    const from = Number(query.offset)
    const listed = query.withKnown ? words : words.filter(({ wordId }) => !knownWordIds.includes(wordId))
    const items = listed.slice(from, from + Number(query.limit))
    return {
      items,
      total: listed.length,
      hasMore: from + items.length < listed.length,
      knownWordIds: [...knownWordIds],
    }
  }

/** Fourteen days with 18 words today and some later, and a retention of two weeks. */
export const forecast = (): AnswerOf<'getWordForecast'> => ({
  days: Array.from({ length: 14 }, (_, index) => ({
    day: `2026-11-${22 + index > 30 ? `0${index - 8}` : 22 + index}`.replace(/2026-11-0/, '2026-12-0'),
    count: index === 0 ? 18 : index % 3,
  })),
  retention: {
    reviews: 40,
    successful: 34,
    weeks: Array.from({ length: 8 }, (_, index) => ({
      from: `2026-10-${String(index + 1).padStart(2, '0')}`,
      reviews: index < 6 ? 0 : 20,
      successful: index < 6 ? 0 : 17,
    })),
  },
})

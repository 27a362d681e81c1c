import { partsOfSpeech, wordGenders } from '@mowka/domain/word/word'
import { describeKind } from './kind'

/** The longest side of a word, in characters. */
const WORD_LENGTH = 300

/** A word of the dictionary (A-ENT-07). The answer is in the language being learned. */
export const wordKind = /* @__PURE__ */ describeKind({
  name: 'word',
  fields: {
    example: {
      type: 'text',
      min: 1,
      max: WORD_LENGTH,
      learners: true,
      library: true,
      search: true,
      sort: true,
    },
    exampleLang: { type: 'lang', default: 'PL', learners: true, filter: true },
    exampleRecording: { type: 'recording', apart: true, learners: true, batch: true },
    answer: {
      type: 'text',
      min: 1,
      max: WORD_LENGTH,
      learners: true,
      library: true,
      search: true,
      sort: true,
    },
    answerLang: { type: 'lang', default: 'ENG', learners: true, filter: true },
    answerRecording: { type: 'recording', apart: true, learners: true, batch: true },
    partOfSpeech: { type: 'choice', values: partsOfSpeech, nullable: true, learners: true, library: true },
    /** Of a noun, if its language has genders. */
    gender: { type: 'choice', values: wordGenders, nullable: true, learners: true, library: true },
    /** IPA between slashes. */
    transcription: { type: 'text', max: WORD_LENGTH, nullable: true, learners: true, library: true },
    tags: { type: 'tags', library: true, batch: true },
    active: { type: 'flag', default: true, library: true, filter: true, batch: true },
    /** Marks the row for another editor. */
    needAttention: { type: 'flag', default: false, filter: true, batch: true },
  },
})

import type { LangCode } from './lang-code'

/** The longest note, in characters. */
export const NOTE_LENGTH = 2000

/** A note as it is made: plain text stands in both fields, and the learner has not marked the sentence (V-NOTE-04 to V-NOTE-06). */
export const newNote = ({ _id, answerLang }: { _id: string; answerLang: LangCode }, text: string) => ({
  exerciseId: _id,
  targetLang: answerLang,
  isFavourite: false,
  note: { rawNote: text, htmlNote: text },
})

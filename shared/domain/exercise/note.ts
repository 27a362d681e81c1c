import type { LangCode } from '../languages/codes'

/** Maximum length of a note, in characters. */
export const NOTE_LENGTH = 2000

/** Builds a new note: the plain text fills both fields, and the sentence is not marked (V-NOTE-04 to V-NOTE-06). */
export const newNote = ({ _id, answerLang }: { _id: string; answerLang: LangCode }, text: string) => ({
  exerciseId: _id,
  targetLang: answerLang,
  isFavourite: false,
  note: { rawNote: text, htmlNote: text },
})

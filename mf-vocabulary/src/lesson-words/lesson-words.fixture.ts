import type { EditedLesson, Word } from '@mowka/contract/schemas/learning'
import { lesson as anyLesson, word } from '@mowka/testing/entities'

/** A word with two sentences of the chapter podroz_01 and one of another. */
export const lessonWord = (_id: string, change: Partial<Word> = {}): Word =>
  word({
    _id,
    answer: `word ${_id}`,
    example: `słowo ${_id}`,
    answerRecording: `rec-${_id}`,
    exercises: [
      { tags: ['podroz_01'], answer: `First ${_id}.`, example: `Pierwsze ${_id}.` },
      { tags: ['podroz_01_b'], answer: `Second ${_id}.`, example: `Drugie ${_id}.` },
      { tags: ['podroz_02'], answer: `Elsewhere ${_id}.`, example: `Gdzie indziej ${_id}.` },
    ],
    ...change,
  })

/** An unlocked lesson of that chapter. */
export const lesson = (change: Partial<EditedLesson> = {}): EditedLesson =>
  anyLesson({
    name: { target: 'At the station|Tickets', source: 'Na dworcu|Kupujesz bilety' },
    tags: ['A2', 'podroz_01'],
    items: [],
    ...change,
  })

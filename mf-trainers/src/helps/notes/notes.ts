import { formatFilters } from '@mowka/contract/list'
import type { Exercise } from '@mowka/contract/schemas/learning'
import type { UserNote } from '@mowka/contract/schemas/note'
import { newNote } from '@mowka/domain/exercise/note'
import { notify } from '@mowka/kernel/platform'
import { read, useWrite } from '@mowka/web/api'
import { notifyUnlessFieldErrors, storeDraft } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'

/** Whether a note has text; a favourite may have none. */
export const hasText = ({ note }: UserNote): boolean => note.rawNote !== ''

/** More than the number of sentences in a lesson. */
const MOST = 100

/** The learner's notes in a lesson, with their sentences. */
export const readLessonNotes = (lessonId: string) =>
  read('listUserNotes', {
    filters: formatFilters({ lessonId }),
    options: 'withExercises:1' as const,
    limit: MOST,
  })

/** Duration of a note's notifications, in ms (V-NOTE-11). */
const NOTICE_SHOWN = 3_000

/** Returns the draft name of a note. */
export const noteDraft = (exerciseId: string): string => `note.${exerciseId}`

/** The fields of a sentence that its note needs. */
export type NotedSentence = Pick<Exercise, '_id' | 'answerLang'>

/** Restores a deleted note. */
export type Undo = () => void

/** Writes the notes of a lesson. Writes to the same sentence are sequential. */
export function useNoteWrites() {
  const { t } = useTranslation('trainers')
  const saved = () => notify('success', t('notes.saved'), { duration: NOTICE_SHOWN })
  const create = useWrite('createUserNote', {
    row: ({ body }) => noteDraft(body.exerciseId),
    onAnswer: saved,
    failure: notifyUnlessFieldErrors,
  })
  const update = useWrite('updateUserNote', {
    row: ({ id }) => id,
    onAnswer: saved,
    failure: notifyUnlessFieldErrors,
  })
  const restore = useWrite('createUserNote', {
    row: ({ body }) => noteDraft(body.exerciseId),
    onAnswer: () => notify('success', t('notes.restored'), { duration: NOTICE_SHOWN }),
    failure: (_, { body }) => {
      storeDraft(noteDraft(body.exerciseId), { rawNote: body.note.rawNote })
      return t('notes.notRestored')
    },
  })
  const clear = useWrite('updateUserNote', { row: ({ id }) => id })
  const remove = useWrite('deleteUserNote', { row: ({ id }) => id })

  return {
    isBusy: remove.busy || clear.busy,

    /** Saves the text in a new or existing note (V-NOTE-14, V-NOTE-15). */
    save: (sentence: NotedSentence, note: UserNote | undefined, text: string) =>
      note
        ? update.run({ id: note._id, body: { note: newNote(sentence, text).note } })
        : create.run({ body: newNote(sentence, text) }),

    /**
     * Deletes the text immediately; a favourite sentence stays one. Returns an undo function, or `null` on failure.
     */
    remove: async (
      sentence: NotedSentence,
      { _id: id, note, isFavourite, createdAt }: UserNote,
    ): Promise<Undo | null> => {
      const { ok } = isFavourite
        ? await clear.run({ id, body: { note: newNote(sentence, '').note } })
        : await remove.run({ id })
      if (!ok) return null
      storeDraft(noteDraft(sentence._id), null)
      notify('success', t('notes.removed'), { duration: NOTICE_SHOWN })
      return () => void restore.run({ body: { ...newNote(sentence, ''), note, isFavourite, createdAt } })
    },
  }
}

import { useWrite } from '@mowka/shared/api'
import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import type { UserNote } from '@mowka/shared/contract/schemas/note'
import { newNote } from '@mowka/shared/domain/note'
import { sayUnlessFields } from '@mowka/shared/forms'
import { notify } from '@mowka/shared/platform'
import { useTranslation } from 'react-i18next'
import { keepDraft } from '../drawer/drafts'

/** How long a note says that it was saved, in milliseconds (V-NOTE-11). */
const SAVED_SHOWN = 3_000
/** How long a removed note can be had back, in milliseconds. */
const UNDO_SHOWN = 10_000

/** Names the draft of a note. */
export const noteDraft = (exerciseId: string): string => `note.${exerciseId}`

/** The part of a sentence that its note needs. */
export type NotedSentence = Pick<Exercise, '_id' | 'answerLang'>

/** Writes the words of the notes of a lesson. Each sentence's writes wait for one another. */
export function useNoteWrites() {
  const { t } = useTranslation('trainers')
  const saved = () => notify('success', t('notes.saved'), { duration: SAVED_SHOWN })
  const create = useWrite('createUserNote', {
    row: ({ body }) => noteDraft(body.exerciseId),
    onAnswer: saved,
    failure: sayUnlessFields,
  })
  const update = useWrite('updateUserNote', {
    row: ({ id }) => id,
    onAnswer: saved,
    failure: sayUnlessFields,
  })
  const restore = useWrite('createUserNote', {
    row: ({ body }) => noteDraft(body.exerciseId),
    success: () => t('notes.restored'),
    failure: (_, { body }) => {
      keepDraft(noteDraft(body.exerciseId), { rawNote: body.note.rawNote })
      return t('notes.notRestored')
    },
  })
  const clear = useWrite('updateUserNote', { row: ({ id }) => id })
  const remove = useWrite('deleteUserNote', { row: ({ id }) => id })

  return {
    isBusy: remove.busy || clear.busy,

    /** Saves the words: a new note, or other words of the one that is there (V-NOTE-14, V-NOTE-15). */
    save: (sentence: NotedSentence, note: UserNote | undefined, text: string) =>
      note
        ? update.run({ id: note._id, body: { note: newNote(sentence, text).note } })
        : create.run({ body: newNote(sentence, text) }),

    /** Removes the words at once and offers to take that back. A favourite sentence stays one. */
    remove: async (sentence: NotedSentence, { _id: id, note, isFavourite, createdAt }: UserNote) => {
      const { ok } = isFavourite
        ? await clear.run({ id, body: { note: newNote(sentence, '').note } })
        : await remove.run({ id })
      if (!ok) return false
      keepDraft(noteDraft(sentence._id), null)
      const undo = () =>
        void restore.run({ body: { ...newNote(sentence, ''), note, isFavourite, createdAt } })
      notify('success', t('notes.removed'), {
        duration: UNDO_SHOWN,
        action: { label: t('notes.undo'), onSelect: undo },
      })
      return true
    },
  }
}

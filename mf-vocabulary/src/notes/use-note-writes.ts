import type { UserNote } from '@mowka/contract/schemas/note'
import { newNote } from '@mowka/domain/note'
import { notify } from '@mowka/kernel/platform'
import { useWrite } from '@mowka/web/api'
import { keepDraft, sayUnlessFields } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'

/** How long it is said that a note was saved or came back, in milliseconds (V-NOTE-11). */
const NOTICE_SHOWN = 3_000
/** How long the message offers to bring a removed note back, in milliseconds (C74). */
const UNDO_TIME = 10_000

/** Names the draft of a note. */
export const noteDraft = (exerciseId: string): string => `note.${exerciseId}`

const rowOf = ({ id }: { id: string }) => id

/** Writes notes (V-NOTE-08, V-NOTE-15). Those of one note wait for one another. */
export function useNoteWrites() {
  const { t } = useTranslation('vocabulary')
  const update = useWrite('updateUserNote', {
    row: rowOf,
    onAnswer: () => notify('success', t('notes.saved'), { duration: NOTICE_SHOWN }),
    failure: sayUnlessFields,
  })
  const favourite = useWrite('updateUserNote', { row: rowOf, failure: () => t('notes.favouriteFailed') })
  const remove = useWrite('deleteUserNote', { row: rowOf })
  const restore = useWrite('createUserNote', {
    row: ({ body }) => noteDraft(body.exerciseId),
    onAnswer: () => notify('success', t('notes.restored'), { duration: NOTICE_SHOWN }),
    failure: (_, { body }) => {
      // The sentence keeps what was written, in its form.
      keepDraft(noteDraft(body.exerciseId), { rawNote: body.note.rawNote })
      return t('notes.notRestored')
    },
  })

  return {
    isRemoving: remove.busy,

    /** Saves other words of a note. */
    save: ({ _id, exerciseId, targetLang }: UserNote, text: string) =>
      update.run({
        id: _id,
        body: { note: newNote({ _id: exerciseId, answerLang: targetLang }, text).note },
      }),

    /** Marks the sentence of a note as a favourite one, or not. Resolves with whether that worked. */
    like: async ({ _id }: UserNote, isFavourite: boolean): Promise<boolean> =>
      (await favourite.run({ id: _id, body: { isFavourite } })).ok,

    /** Removes a note at once, and offers to bring it back as it was, with its heart and its day (V-NOTE-09). */
    remove: async ({
      _id,
      exerciseId,
      targetLang,
      note,
      isFavourite,
      createdAt,
    }: UserNote): Promise<void> => {
      const { ok } = await remove.run({ id: _id })
      if (!ok) return
      keepDraft(noteDraft(exerciseId), null)
      const bringBack = () =>
        void restore.run({ body: { exerciseId, targetLang, note, isFavourite, createdAt } })
      notify('success', t('notes.removed'), {
        action: { label: t('notes.undo'), onSelect: bringBack },
        duration: UNDO_TIME,
      })
    },
  }
}

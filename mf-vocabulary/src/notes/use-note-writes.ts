import type { UserNote } from '@mowka/contract/schemas/note'
import { newNote } from '@mowka/domain/exercise/note'
import { notify } from '@mowka/kernel/platform'
import { useWrite } from '@mowka/web/api'
import { notifyUnlessFieldErrors, storeDraft } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'

/** Display time of the "saved" and "restored" messages in ms (V-NOTE-11). */
const NOTICE_TIME = 3_000
/** Time during which removing a note can be undone, in ms (C74). */
const UNDO_TIME = 10_000

/** Returns the draft name of a note. */
export const noteDraft = (exerciseId: string): string => `note.${exerciseId}`

const rowOf = ({ id }: { id: string }) => id

/** Writes notes (V-NOTE-08, V-NOTE-15). Writes to one note are serialized. */
export function useNoteWrites() {
  const { t } = useTranslation('vocabulary')
  const update = useWrite('updateUserNote', {
    row: rowOf,
    onAnswer: () => notify('success', t('notes.saved'), { duration: NOTICE_TIME }),
    failure: notifyUnlessFieldErrors,
  })
  const favourite = useWrite('updateUserNote', { row: rowOf, failure: () => t('notes.favouriteFailed') })
  const remove = useWrite('deleteUserNote', { row: rowOf })
  const restore = useWrite('createUserNote', {
    row: ({ body }) => noteDraft(body.exerciseId),
    onAnswer: () => notify('success', t('notes.restored'), { duration: NOTICE_TIME }),
    failure: (_, { body }) => {
      // The text stays as a draft in the note form of the sentence.
      storeDraft(noteDraft(body.exerciseId), { rawNote: body.note.rawNote })
      return t('notes.notRestored')
    },
  })

  return {
    isRemoving: remove.busy,

    /** Saves the text of a note. */
    save: ({ _id, exerciseId, targetLang }: UserNote, text: string) =>
      update.run({
        id: _id,
        body: { note: newNote({ _id: exerciseId, answerLang: targetLang }, text).note },
      }),

    /** Marks or unmarks the sentence of a note as a favourite. Resolves with whether that succeeded. */
    like: async ({ _id }: UserNote, isFavourite: boolean): Promise<boolean> =>
      (await favourite.run({ id: _id, body: { isFavourite } })).ok,

    /** Removes a note immediately and offers to restore it with its heart and date (V-NOTE-09). */
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
      storeDraft(noteDraft(exerciseId), null)
      const bringBack = () =>
        void restore.run({ body: { exerciseId, targetLang, note, isFavourite, createdAt } })
      notify('success', t('notes.removed'), {
        action: { label: t('notes.undo'), onSelect: bringBack },
        duration: UNDO_TIME,
      })
    },
  }
}

import type { Exercise } from '@mowka/contract/schemas/learning'
import type { UserNote } from '@mowka/contract/schemas/note'
import { newNote } from '@mowka/domain/exercise/note'
import { IconHeart, IconHeartFilled } from '@mowka/kernel/ui/icons'
import { changes, useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { Entry } from '../entry/Entry'

/** The optimistic note before the server creates it. */
const expected = ({ _id, answerLang }: Exercise): UserNote => {
  const now = new Date().toISOString()
  const { note } = newNote({ _id, answerLang }, '')
  return {
    _id: `${_id} to come`,
    exerciseId: _id,
    note,
    isFavourite: true,
    createdAt: now,
    updatedAt: now,
    targetLang: answerLang,
    lessonId: null,
  }
}

/**
 * Marks the sentence as a favourite optimistically; reverted on refusal (L-TRN-57, V-NOTE-08, V-NOTE-10). A favourite
 * is a note with or without text.
 */
export function FavouriteEntry({ exercise, note }: { exercise: Exercise; note: UserNote | undefined }) {
  const { t } = useTranslation('trainers')
  const failure = () => t('notes.favouriteFailed')
  const row = () => `favourite ${exercise._id}`
  const create = useWrite('createUserNote', {
    row,
    failure,
    optimistic: [
      changes('listUserNotes', ({ data, metadata }) => ({
        data: [expected(exercise), ...data],
        metadata: { total: metadata.total + 1 },
      })),
    ],
  })
  const update = useWrite('updateUserNote', {
    row,
    failure,
    optimistic: [
      changes('listUserNotes', ({ data, metadata }, { id, body }) => ({
        data: data.map((each) => (each._id === id ? { ...each, ...body, note: each.note } : each)),
        metadata,
      })),
    ],
  })

  const press = () => {
    // Ignored until the current note is known.
    if (create.busy || update.busy) return
    if (note) void update.run({ id: note._id, body: { isFavourite: !note.isFavourite } })
    else void create.run({ body: { ...newNote(exercise, ''), isFavourite: true } })
  }
  const isFavourite = note?.isFavourite ?? false
  return (
    <Entry
      icon={isFavourite ? <IconHeartFilled aria-hidden /> : <IconHeart aria-hidden />}
      label={t('notes.favourite')}
      pressed={isFavourite}
      onPress={press}
    />
  )
}

import type { UserNote } from '@mowka/contract/schemas/note'
import { Button, ResponsiveDialog } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { NoteForm } from './NoteForm'
import { type NotedSentence, type Undo, useNoteWrites } from './notes'

/** Adds, edits or deletes the note on the current sentence, which may itself still be hidden. */
export default function NoteDialog({
  sentence,
  note,
  onRemoved,
  onClose,
}: {
  sentence: NotedSentence
  note: UserNote | undefined
  onRemoved: (undo: Undo) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const writes = useNoteWrites()
  const remove = async (removed: UserNote) => {
    const undo = await writes.remove(sentence, removed)
    if (!undo) return
    onRemoved(undo)
    onClose()
  }
  return (
    <ResponsiveDialog open onClose={onClose} title={t('notes.ofSentence')} size="md">
      <NoteForm
        sentence={sentence}
        note={note}
        onDone={onClose}
        others={
          note?.note.rawNote && (
            <Button variant="danger-outline" loading={writes.isBusy} onClick={() => void remove(note)}>
              {t('common:delete')}
            </Button>
          )
        }
      />
    </ResponsiveDialog>
  )
}

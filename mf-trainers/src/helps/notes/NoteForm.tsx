import type { UserNote } from '@mowka/contract/schemas/note'
import { NOTE_LENGTH } from '@mowka/domain/exercise/note'
import { maxLength, required } from '@mowka/domain/rules'
import { Button, Stack } from '@mowka/kernel/ui'
import { DraftForm, FormActions, storeDraft, TextAreaInput } from '@mowka/web/forms'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type NotedSentence, noteDraft, useNoteWrites } from './notes'

type Values = { rawNote: string }

/** Ctrl+Enter submits the form from its field. */
function sendByKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** The text of a note, without formatting. Cancelling discards the draft, closing the drawer doesn't. */
export function NoteForm({
  sentence,
  note,
  onDone,
  others,
}: {
  sentence: NotedSentence
  note: UserNote | undefined
  /** Called after saving or cancelling. */
  onDone: () => void
  /** More buttons. */
  others?: ReactNode
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const writes = useNoteWrites()
  const field = useRef<HTMLTextAreaElement>(null)
  // The dialog focuses the field; the caret goes to the end of the text.
  useEffect(() => {
    const end = field.current?.value.length ?? 0
    field.current?.setSelectionRange(end, end)
  }, [])
  const giveUp = () => {
    storeDraft(noteDraft(sentence._id), null)
    onDone()
  }
  return (
    <DraftForm<Values>
      name={noteDraft(sentence._id)}
      saved={{ rawNote: note?.note.rawNote ?? '' }}
      save={({ rawNote }) => writes.save(sentence, note, rawNote)}
      onSaved={onDone}
      label={t('notes.form')}
    >
      <Stack gap={4}>
        <TextAreaInput<Values>
          name="rawNote"
          label={t('notes.label')}
          note={t('notes.note')}
          rows={4}
          rules={[required, maxLength(NOTE_LENGTH)]}
          onKeyDown={sendByKey}
          ref={field}
        />
        <FormActions submit={t('common:save')} always inDialog>
          {others}
          <Button onClick={giveUp}>{t('common:cancel')}</Button>
        </FormActions>
      </Stack>
    </DraftForm>
  )
}

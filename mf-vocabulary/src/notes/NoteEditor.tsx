import type { UserNote } from '@mowka/contract/schemas/note'
import { NOTE_LENGTH } from '@mowka/domain/note'
import { maxLength, required } from '@mowka/domain/rules'
import { Button, Muted, queries, Stack, useMediaQuery } from '@mowka/kernel/ui'
import { FormActions, KeptForm, keepDraft, TextAreaInput } from '@mowka/web/forms'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { noteDraft, useNoteWrites } from './use-note-writes'

type Values = { rawNote: string }

/** Inline note editor of a card. Unsaved input survives a reload and is shared with the trainers. */
export function NoteEditor({ note, onDone }: { note: UserNote; onDone: () => void }) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const writes = useNoteWrites()
  const hasKeys = useMediaQuery(queries.medium)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const end = field.current?.value.length ?? 0
    field.current?.focus()
    field.current?.setSelectionRange(end, end)
  }, [])
  const giveUp = () => {
    keepDraft(noteDraft(note.exerciseId), null)
    onDone()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    if (!isSent && event.key !== 'Escape') return
    event.preventDefault()
    if (isSent) event.currentTarget.form?.requestSubmit()
    else giveUp()
  }
  return (
    <KeptForm<Values>
      name={noteDraft(note.exerciseId)}
      saved={{ rawNote: note.note.rawNote }}
      save={({ rawNote }) => writes.save(note, rawNote)}
      onSaved={onDone}
      label={t('notes.form')}
    >
      <Stack gap={3}>
        <TextAreaInput<Values>
          name="rawNote"
          label={t('notes.label')}
          rules={[required, maxLength(NOTE_LENGTH)]}
          onKeyDown={press}
          ref={field}
        />
        <FormActions submit={t('common:save')} always inDialog>
          {hasKeys && <Muted size={14}>{t('notes.keys')}</Muted>}
          <Button onClick={giveUp}>{t('common:cancel')}</Button>
        </FormActions>
      </Stack>
    </KeptForm>
  )
}

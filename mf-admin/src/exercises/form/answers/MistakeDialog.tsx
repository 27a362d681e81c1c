import type { ExpectedMistake } from '@mowka/contract/schemas/learning'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/answer'
import { Button, ResponsiveDialog, Stack, TextArea } from '@mowka/kernel/ui'
import { useGuardedClose } from '@mowka/web/forms'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { oneLine } from '../one-line'
import type { Writing } from './AnswersInput'
import { PatternPreview } from './PatternPreview'

const newMistake: ExpectedMistake = { text: '', comment: '' }

/** Edits an expected mistake with its reason. The change is saved with the exercise's form. */
export function MistakeDialog({ answer, lang, onSave, onClose }: Writing<ExpectedMistake>) {
  const before = answer ?? newMistake
  const { t } = useTranslation(['admin', 'common'])
  const [draft, setDraft] = useState(before)
  const { close, onDirty } = useGuardedClose(onClose)
  const isDirty = draft.text !== before.text || draft.comment !== before.comment
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  const isReady = draft.text.trim() !== '' && draft.comment.trim() !== ''
  return (
    <ResponsiveDialog
      open
      title={t('exercises.mistake.title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isReady}
            onClick={() => onSave({ text: draft.text.trim(), comment: draft.comment.trim() })}
          >
            {t('exercises.mistake.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextArea
          label={t('exercises.mistake.text')}
          value={draft.text}
          lang={lang}
          rows={2}
          maxLength={MAX_ANSWER_LENGTH}
          onChange={(text) => setDraft((now) => ({ ...now, text: oneLine(text) }))}
        />
        <PatternPreview text={draft.text} lang={lang} />
        <TextArea
          label={t('exercises.mistake.comment')}
          note={t('exercises.mistake.commentNote')}
          value={draft.comment}
          rows={2}
          maxLength={1000}
          onChange={(comment) => setDraft((now) => ({ ...now, comment }))}
        />
      </Stack>
    </ResponsiveDialog>
  )
}

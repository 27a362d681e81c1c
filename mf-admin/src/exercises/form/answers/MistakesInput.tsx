import type { ExpectedMistake } from '@mowka/contract/schemas/learning'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { Badge, Button, ResponsiveDialog, Stack, Switch, TextArea } from '@mowka/kernel/ui'
import { useGuardedClose } from '@mowka/web/forms'
import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExerciseFindings } from '../findings/exercise-findings'
import { oneLine } from '../SentenceInput'
import { type AddAnswer, AnswersInput, type Writing } from './AnswersInput'
import { PatternPreview } from './PatternPreview'

/** The wrong answers that the exercise expects, each with the reason shown to learners. */
export function MistakesInput({ label, adder }: { label: string; adder: Ref<AddAnswer<ExpectedMistake>> }) {
  const { t } = useTranslation('admin')
  return (
    <AnswersInput<ExpectedMistake>
      name="expectedMistakes"
      label={label}
      adder={adder}
      none={t('exercises.mistake.none')}
      add={t('exercises.mistake.add')}
      findings={useExerciseFindings().mistakes}
      marksOf={({ approved }) =>
        approved === false && <Badge tone="neutral">{t('exercises.mistake.isNotApproved')}</Badge>
      }
      approved={({ approved, ...mistake }) => (approved === false ? mistake : null)}
      dialog={(writing) => <MistakeDialog {...writing} />}
    />
  )
}

const newMistake: ExpectedMistake = { text: '', comment: '' }

/** Edits an expected mistake with its reason. The change is saved with the exercise's form. */
function MistakeDialog({ answer, lang, onSave, onClose }: Writing<ExpectedMistake>) {
  const before = answer ?? newMistake
  const { t } = useTranslation(['admin', 'common'])
  const [draft, setDraft] = useState(before)
  const { close, onDirty } = useGuardedClose(onClose)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before)
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
            onClick={() => onSave({ ...draft, text: draft.text.trim(), comment: draft.comment.trim() })}
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
        <Switch
          label={t('exercises.mistake.approved')}
          checked={draft.approved !== false}
          onChange={(isApproved) =>
            setDraft(({ text, comment }) => ({ text, comment, ...(isApproved ? {} : { approved: false }) }))
          }
        />
      </Stack>
    </ResponsiveDialog>
  )
}

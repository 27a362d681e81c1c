import type { AlternativeAnswer } from '@mowka/contract/schemas/learning'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { confirm } from '@mowka/kernel/platform'
import { Badge, Button, ResponsiveDialog, Stack, Switch, TextArea } from '@mowka/kernel/ui'
import { IconCheck, IconEyeOff } from '@mowka/kernel/ui/icons'
import { useGuardedClose } from '@mowka/web/forms'
import { type Ref, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useExerciseFindings } from '../findings/exercise-findings'
import { oneLine } from '../SentenceInput'
import { type AddAnswer, AnswersInput, type Writing } from './AnswersInput'
import { PatternPreview } from './PatternPreview'

/** The other accepted answers: approved or not, shown or hidden, with a comment (A-EXFO-06). */
export function AlternativesInput({
  label,
  adder,
}: {
  label: string
  adder: Ref<AddAnswer<AlternativeAnswer>>
}) {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <AnswersInput<AlternativeAnswer>
      name="alternativeAnswers"
      label={label}
      adder={adder}
      none={t('exercises.alternative.none')}
      add={t('exercises.alternative.add')}
      findings={useExerciseFindings().alternatives}
      marksOf={({ approved, hidden }) => (
        <>
          {approved ? (
            <Badge key="approved" tone="success" icon={<IconCheck aria-hidden />}>
              {t('exercises.alternative.isApproved')}
            </Badge>
          ) : (
            <Badge key="pending" tone="neutral">
              {t('exercises.alternative.isNotApproved')}
            </Badge>
          )}
          {hidden && (
            <Badge tone="neutral" icon={<IconEyeOff aria-hidden />}>
              {t('exercises.alternative.isHidden')}
            </Badge>
          )}
        </>
      )}
      approved={(answer) => (answer.approved ? null : { ...answer, approved: true })}
      mayDelete={({ text }) =>
        confirm({
          title: t('exercises.alternative.askDelete'),
          text,
          confirmLabel: t('common:delete'),
          cancelLabel: t('common:cancel'),
          destructive: true,
        })
      }
      dialog={(writing) => <AlternativeDialog {...writing} />}
    />
  )
}

/** An empty alternative: approved and visible (A-EXFO-07). */
const newAlternative: AlternativeAnswer = { text: '', comment: '', approved: true, hidden: false }

const COMMENT_LENGTH = 1000

/** Edits an alternative answer (A-EXFO-06). The change is saved with the exercise's form. */
function AlternativeDialog({ answer, lang, onSave, onClose }: Writing<AlternativeAnswer>) {
  const before = answer ?? newAlternative
  const { t } = useTranslation(['admin', 'common'])
  const [draft, setDraft] = useState(before)
  const { close, onDirty } = useGuardedClose(onClose)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(before)
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  const isEmpty = draft.text.trim() === ''
  const change = (part: Partial<AlternativeAnswer>) => setDraft((now) => ({ ...now, ...part }))
  const save = () => {
    if (isEmpty) return
    onSave({ ...draft, text: draft.text.trim(), comment: draft.comment.trim() })
  }
  return (
    <ResponsiveDialog
      open
      title={t(answer ? 'exercises.alternative.edit' : 'exercises.alternative.new')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('common:cancel')}</Button>
          <Button variant="primary" disabled={isEmpty} onClick={save}>
            {t('exercises.alternative.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextArea
          label={t('exercises.alternative.text')}
          value={draft.text}
          lang={lang}
          rows={2}
          maxLength={MAX_ANSWER_LENGTH}
          onChange={(text) => change({ text: oneLine(text) })}
        />
        <PatternPreview text={draft.text} lang={lang} />
        <TextArea
          label={t('exercises.alternative.comment')}
          note={t('exercises.alternative.commentNote')}
          value={draft.comment}
          rows={2}
          maxLength={COMMENT_LENGTH}
          onChange={(comment) => change({ comment })}
        />
        <Switch
          label={t('exercises.alternative.approved')}
          checked={draft.approved}
          onChange={(approved) => change({ approved })}
        />
        <Switch
          label={t('exercises.alternative.hidden')}
          checked={draft.hidden}
          onChange={(hidden) => change({ hidden })}
        />
      </Stack>
    </ResponsiveDialog>
  )
}

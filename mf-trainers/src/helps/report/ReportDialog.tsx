import type { Exercise } from '@mowka/contract/schemas/learning'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { REPORT_COMMENT_LENGTH } from '@mowka/domain/exercise/report'
import { langTag } from '@mowka/domain/languages/languages'
import type { TrainerModeName } from '@mowka/domain/lesson/learning-modes'
import { maxLength } from '@mowka/domain/rules'
import { Button, Muted, ResponsiveDialog, Stack } from '@mowka/kernel/ui'
import { DraftForm, FormActions, storeDraft, TextAreaInput } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'
import { type ReportTexts, reportDraft, type SentReport, sentReports } from './sent-reports'

/** Reports a mistake in the current sentence and suggests an answer (L-TRN-42). */
export default function ReportDialog({
  sentence: { exercise, mode },
  refused,
  onClose,
}: {
  sentence: { exercise: Exercise; mode: TrainerModeName }
  /** A refused report, to be edited and sent again. */
  refused: SentReport | null
  onClose: () => void
}) {
  const { t } = useTranslation(['trainers', 'common'])
  const name = reportDraft(exercise._id)
  const giveUp = () => {
    storeDraft(name, null)
    onClose()
  }
  return (
    <ResponsiveDialog open onClose={onClose} title={t('report.title')} size="md">
      <DraftForm<ReportTexts>
        name={name}
        saved={{ comment: refused?.comment ?? '', suggestedAnswer: refused?.suggestedAnswer ?? '' }}
        save={async (texts) => {
          // It is stored and sent even if this dialog closes; the drawer shows its state.
          void sentReports.send(exercise._id, mode, texts)
          return { ok: true, answer: null }
        }}
        onSaved={onClose}
        label={t('report.title')}
      >
        <Stack gap={4}>
          <Muted>{t('report.about')}</Muted>
          <TextAreaInput<ReportTexts>
            name="comment"
            label={t('report.comment')}
            rows={3}
            rules={[maxLength(REPORT_COMMENT_LENGTH)]}
          />
          <TextAreaInput<ReportTexts>
            name="suggestedAnswer"
            label={t('report.suggestedAnswer')}
            note={t('report.suggestedAnswerNote')}
            rows={2}
            rules={[maxLength(MAX_ANSWER_LENGTH)]}
            lang={langTag(exercise.answerLang)}
          />
          <FormActions submit={t('report.send')} variant="primary" always inDialog>
            <Button onClick={giveUp}>{t('common:cancel')}</Button>
          </FormActions>
        </Stack>
      </DraftForm>
    </ResponsiveDialog>
  )
}

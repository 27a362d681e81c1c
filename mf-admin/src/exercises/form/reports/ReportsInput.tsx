import type { ReportedBug } from '@mowka/contract/schemas/editor/exercise'
import type { AlternativeAnswer } from '@mowka/contract/schemas/learning'
import { orDash } from '@mowka/domain/exercise/report'
import { langTag } from '@mowka/domain/languages/languages'
import { formatDate } from '@mowka/domain/time'
import { Badge, BadgeRow, Button, Muted, Row, Section } from '@mowka/kernel/ui'
import { IconCheck, IconTrash } from '@mowka/kernel/ui/icons'
import { useFormField, useFormValues } from '@mowka/web/forms'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnswerList } from '../answers/AnswerRow'
import type { AddAnswer } from '../answers/AnswersInput'
import type { ExerciseValues, ReportDecisions } from '../exercise-entity'

const Report = styled.li`
  display: grid;
  gap: 6px;
  padding: var(--mw-3);
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-12);
  overflow-wrap: anywhere;
  > :first-child { font-weight: 700; }
`

/**
 * Reports of learners (A-EXFO-18). Approving a report adds its answer as an inactive alternative (A-EXFO-22).
 * Decisions are saved with the form, and reports that arrive meanwhile are unchanged (C57).
 */
export function ReportsInput({
  label,
  reports,
  alternatives,
}: {
  label: string
  reports: readonly ReportedBug[]
  /** Adds an answer to the alternatives, which are a separate field. */
  alternatives: RefObject<AddAnswer<AlternativeAnswer> | null>
}) {
  const { t } = useTranslation(['admin', 'common'])
  const { answerLang } = useFormValues<ExerciseValues>()
  const decided = useFormField<ReportDecisions>({ name: 'reports', label })
  const shown = reports.filter(({ _id }) => decided.value[_id] !== 'DELETED')
  const decide = ({ _id }: ReportedBug, what: 'APPROVED' | 'DELETED') =>
    decided.onChange({ ...decided.value, [_id]: what })
  const approve = (report: ReportedBug) => {
    decide(report, 'APPROVED')
    const text = report.suggestedAnswer
    if (text !== orDash('')) alternatives.current?.({ text, comment: '', approved: false, hidden: true })
  }
  return (
    <Section title={label}>
      <div id={decided.id}>
        {shown.length === 0 ? (
          <Muted size={14}>{t('exercises.report.none')}</Muted>
        ) : (
          <AnswerList>
            {shown.map((report) => {
              const isApproved = report.status === 'APPROVED' || decided.value[report._id] === 'APPROVED'
              const text = report.suggestedAnswer
              return (
                <Report key={report._id}>
                  <span lang={langTag(answerLang)}>{text}</span>
                  <span>{report.comment}</span>
                  <BadgeRow>
                    <Badge tone={isApproved ? 'success' : 'danger'}>
                      {t(isApproved ? 'exercises.report.isApproved' : 'exercises.report.isReported')}
                    </Badge>
                    {/* A newer server may send a mode that has no text here. */}
                    <Badge tone="neutral">
                      {t(`exercises.report.mode.${report.mode}`, { defaultValue: report.mode })}
                    </Badge>
                    <Muted as="span" size={14}>
                      {formatDate(report.createdAt)}
                    </Muted>
                  </BadgeRow>
                  <Row>
                    <Button
                      size="sm"
                      leftIcon={<IconCheck aria-hidden />}
                      disabled={isApproved}
                      aria-label={t('exercises.report.approve', { text })}
                      onClick={() => approve(report)}
                    >
                      {t('exercises.report.approveShort')}
                    </Button>
                    <Button
                      size="sm"
                      leftIcon={<IconTrash aria-hidden />}
                      aria-label={t('exercises.report.delete', { text })}
                      onClick={() => decide(report, 'DELETED')}
                    >
                      {t('common:delete')}
                    </Button>
                  </Row>
                </Report>
              )
            })}
          </AnswerList>
        )}
      </div>
    </Section>
  )
}

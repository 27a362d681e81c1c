import { Card, Muted, Section, Skeleton, Stack } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import { AnswerChoices } from './AnswerChoices'
import { type Decisions, useDecisions } from './use-decisions'

/** All answers of one exercise that wait for a decision, and how many more there are that nobody is shown. */
export function AllAnswers({ exerciseId, decisions }: { exerciseId: string; decisions: Decisions }) {
  const { t } = useTranslation('answers')
  const reads = useReads({
    answers: read('getRefusedAnswers', { id: exerciseId }, { keepPrevious: true }),
  })
  return (
    <ReadStates reads={reads} skeleton={<Skeleton height={96} />} headingLevel={3}>
      {({ answers }) => (
        <Stack gap={3}>
          {answers.answers.length === 0 ? (
            <Muted size={14}>{t('none')}</Muted>
          ) : (
            <AnswerChoices exercise={answers} decisions={decisions} />
          )}
          {answers.rare > 0 && <Muted size={14}>{t('rare', { count: answers.rare })}</Muted>}
        </Stack>
      )}
    </ReadStates>
  )
}

/** Refused answers of an exercise, on its page. Decisions are saved immediately, not with the form. */
export default function ExerciseAnswers({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation('answers')
  const { decisions, dialog } = useDecisions()
  return (
    <Section title={t('title')}>
      <Card>
        <AllAnswers exerciseId={exerciseId} decisions={decisions} />
      </Card>
      {dialog}
    </Section>
  )
}

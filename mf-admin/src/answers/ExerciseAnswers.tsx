import { Card, Muted, Section, Skeleton, Stack } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import { AnswerChoices } from './AnswerChoices'
import { type Decisions, useDecisions } from './use-decisions'

/** All answers of an exercise that await a decision, and the number of rare ones that aren't listed. */
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

/** The refused answers on the page of an exercise. Decisions are saved immediately, independently of the form. */
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

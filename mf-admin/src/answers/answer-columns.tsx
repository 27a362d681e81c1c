import { paths } from '@mowka/contract/routes'
import type { ProblemExercise } from '@mowka/contract/schemas/editor/exercise'
import { langTag } from '@mowka/domain/languages/languages'
import { Button, Muted, Stack, tokens } from '@mowka/kernel/ui'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { AnswerChoices } from './AnswerChoices'
import { AllAnswers } from './ExerciseAnswers'
import type { Decisions } from './use-decisions'

const Exercise = styled.span`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
  a { color: ${tokens.primary}; font-weight: 800; }
`

/** A cell with several answers, which needs more space between rows than a single line of text. */
const Choices = styled.div`
  padding-block: ${tokens.s2};
`

/** The most frequent answers of an exercise, and all of them on demand. */
function Answers({ exercise, decisions }: { exercise: ProblemExercise; decisions: Decisions }) {
  const { t } = useTranslation('answers')
  const [isOpen, setOpen] = useState(false)
  const { _id, answers, answer, forms } = exercise
  if (isOpen) return <AllAnswers exerciseId={_id} decisions={decisions} />
  return (
    <Stack gap={3}>
      <AnswerChoices exercise={exercise} decisions={decisions} />
      {forms > answers.length && (
        <div>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('all.of', { count: forms, answer })}
            onClick={() => setOpen(true)}
          >
            {t('all.short', { count: forms })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** Columns of the exercises with refused answers. */
export const answerColumns = (
  t: TFunction<['answers', 'admin', 'common']>,
  decisions: Decisions,
): Column<ProblemExercise>[] => [
  {
    id: 'exercise',
    header: t('column.exercise'),
    card: 'title',
    width: '28%',
    cell: ({ _id, example, exampleLang, answer, answerLang, active }) => (
      <Exercise>
        <Link to={paths.adminEditExercise({ exerciseId: _id })} lang={langTag(answerLang)}>
          {answer}
        </Link>
        <Muted as="span" size={14}>
          <span lang={langTag(exampleLang)}>{example}</span>
          {!active && <span> ({t('inactive')})</span>}
        </Muted>
      </Exercise>
    ),
  },
  {
    id: 'people',
    header: t('column.people'),
    sortable: true,
    align: 'end',
    width: '92px',
    cell: ({ people }) => people,
  },
  {
    id: 'disputedBy',
    header: t('column.disputedBy'),
    sortable: true,
    align: 'end',
    width: '116px',
    cell: ({ disputedBy }) => disputedBy,
  },
  {
    id: 'answers',
    header: t('column.answers'),
    card: 'line',
    cell: (exercise) => (
      <Choices>
        <Answers exercise={exercise} decisions={decisions} />
      </Choices>
    ),
  },
]

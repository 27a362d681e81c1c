import { paths } from '@mowka/contract/routes'
import type { EditedExercise } from '@mowka/contract/schemas/editor/exercise'
import { langTag } from '@mowka/domain/languages/languages'
import { tokens } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconBulb, IconCopy, IconFlag, IconTrash } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import styled from 'styled-components'
import { CountWithTexts } from '../../list/CountWithTexts'
import { NoValue } from '../../list/NoValue'
import { actionsColumn, tagsColumn } from '../../list/row-columns'
import { RecordedCell } from '../../recordings/RecordedCell'

const Attention = styled.span`
  display: inline-flex;
  color: ${tokens.danger};
  svg { width: 20px; height: 20px; }
`
const Reports = styled(Attention)`
  align-items: center;
  gap: 4px;
  font-weight: 800;
`
const Inactive = styled.span`
  color: ${tokens.muted};
  font-size: var(--mw-fs-13);
`

/** The actions on an exercise. */
type Actions = {
  onCopy: (exercise: EditedExercise) => void
  onDelete: (exercise: EditedExercise) => void
}

/** Columns of the exercise table (A-EXER-02 to A-EXER-07). */
export function exerciseColumns(
  t: TFunction<['admin', 'common']>,
  { onCopy, onDelete }: Actions,
): Column<EditedExercise>[] {
  const sentence = (side: 'example' | 'answer'): Column<EditedExercise> => ({
    id: side,
    header: t(`exercises.column.${side}`),
    sortable: true,
    card: 'title',
    width: '23%',
    cell: (exercise) => (
      <RecordedCell
        of={{
          text: exercise[side],
          lang: exercise[`${side}Lang`],
          recordingId: exercise[`${side}Recording`],
        }}
        type={side}
        page={paths.adminEditExercise({ exerciseId: exercise._id })}
        aside={side === 'example' && !exercise.active && <Inactive> ({t('exercises.inactive')})</Inactive>}
      />
    ),
  })
  return [
    {
      id: 'needAttention',
      header: <IconAlertTriangle aria-hidden size={18} />,
      headerText: t('exercises.column.needAttention'),
      width: '48px',
      cell: ({ needAttention }) =>
        needAttention ? (
          <Attention role="img" aria-label={t('exercises.needsAttention')}>
            <IconAlertTriangle aria-hidden />
          </Attention>
        ) : (
          <NoValue />
        ),
    },
    {
      id: 'reportedBugs',
      header: <IconFlag aria-hidden size={18} />,
      headerText: t('exercises.column.reportedBugs'),
      width: '56px',
      cell: ({ reportedBugs }) => {
        const count = reportedBugs.filter(({ status }) => status === 'REPORTED').length
        if (count === 0) return <NoValue />
        return (
          <Reports role="img" aria-label={t('exercises.reports', { count })}>
            <IconFlag aria-hidden /> {count}
          </Reports>
        )
      },
    },
    sentence('example'),
    sentence('answer'),
    {
      id: 'hints',
      header: <IconBulb aria-hidden size={18} />,
      headerText: t('exercises.column.hints'),
      align: 'center',
      width: '48px',
      cell: ({ hints }) => hints.length,
    },
    {
      id: 'alternatives',
      header: t('exercises.column.alternatives'),
      headerText: t('exercises.column.alternativesInWords'),
      align: 'center',
      width: '64px',
      cell: ({ alternativeAnswers, answerLang }) => (
        <CountWithTexts
          count={alternativeAnswers.length}
          label={t('exercises.alternatives', { count: alternativeAnswers.length })}
          title={t('exercises.column.alternativesInWords')}
          texts={alternativeAnswers.map(({ text }) => ({ id: text, text }))}
          lang={langTag(answerLang)}
        />
      ),
    },
    {
      id: 'words',
      header: t('exercises.column.words'),
      card: 'line',
      width: '12%',
      cell: ({ words, answerLang }) =>
        words.length === 0 ? (
          <NoValue />
        ) : (
          <span lang={langTag(answerLang)}>{words.map(({ answer }) => answer).join(', ')}</span>
        ),
    },
    tagsColumn(t('exercises.column.tags'), '12%'),
    actionsColumn({
      headerText: t('exercises.column.actions'),
      edit: ({ _id, answer }) => ({
        label: t('exercises.edit', { answer }),
        to: paths.adminEditExercise({ exerciseId: _id }),
      }),
      menu: (exercise) => ({
        label: t('exercises.menu', { answer: exercise.answer }),
        items: [
          { label: t('exercises.copy'), icon: <IconCopy aria-hidden />, onSelect: () => onCopy(exercise) },
          {
            label: t('common:delete'),
            icon: <IconTrash aria-hidden />,
            danger: true,
            onSelect: () => onDelete(exercise),
          },
        ],
      }),
    }),
  ]
}

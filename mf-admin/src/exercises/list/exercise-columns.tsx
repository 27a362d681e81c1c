import { paths } from '@mowka/shared/contract/routes'
import type { EditedExercise } from '@mowka/shared/contract/schemas/exercise'
import { langTag } from '@mowka/shared/domain/languages'
import { AudioButton } from '@mowka/shared/platform/study'
import { IconButton, media, tokens } from '@mowka/shared/ui'
import { Tooltip } from '@mowka/shared/ui/controls'
import { IconAlertTriangle, IconBulb, IconCopy, IconFlag, IconLink, IconTrash } from '@mowka/shared/ui/icons'
import type { Column } from '@mowka/shared/ui/table'
import type { TFunction } from 'i18next'
import styled from 'styled-components'
import { NoValue } from '../../list/NoValue'
import { actionsColumn, tagsColumn } from '../../list/row-columns'

const SentenceCell = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s1};
  > span { overflow-wrap: anywhere; }
  > div { display: flex; flex: none; align-items: center; }
`
const Answer = styled.span`
  font-weight: 800;
`
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
const Alternatives = styled.button`
  min-width: 28px;
  min-height: 28px;
  padding: 0 8px;
  border: 0;
  border-radius: 8px;
  background: var(--mw-navy-soft);
  color: ${tokens.text};
  font-weight: 800;
  ${media.belowMedium} { min-width: 44px; min-height: 44px; }
`
const Lines = styled.span`
  display: grid;
  gap: 4px;
`
const Inactive = styled.span`
  color: ${tokens.muted};
  font-size: var(--mw-fs-13);
`

/** What the rows of the table can ask for. */
type Actions = {
  onCopy: (exercise: EditedExercise) => void
  onDelete: (exercise: EditedExercise) => void
  onCopyRecordingLink: (recordingId: string) => void
}

/** Columns of the exercise table (A-EXER-02 to A-EXER-07). */
export function exerciseColumns(
  t: TFunction<['admin', 'common']>,
  { onCopy, onDelete, onCopyRecordingLink }: Actions,
): Column<EditedExercise>[] {
  const sentence = (side: 'example' | 'answer'): Column<EditedExercise> => ({
    id: side,
    header: t(`exercises.column.${side}`),
    sortable: true,
    card: 'title',
    width: '23%',
    cell: (exercise) => {
      const text = exercise[side]
      const recording = exercise[`${side}Recording`]
      const Text = side === 'answer' ? Answer : 'span'
      return (
        <SentenceCell>
          <Text lang={langTag(exercise[`${side}Lang`])}>
            {text}
            {side === 'example' && !exercise.active && <Inactive> ({t('exercises.inactive')})</Inactive>}
          </Text>
          <div>
            <AudioButton recordingId={recording} label={t('common:play', { text })} doubleClick="fast" />
            <IconButton
              size="sm"
              aria-label={t('exercises.recordingLink.copy', { text })}
              disabled={recording === null}
              onClick={() => recording !== null && onCopyRecordingLink(recording)}
            >
              <IconLink aria-hidden />
            </IconButton>
          </div>
        </SentenceCell>
      )
    },
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
      cell: ({ alternativeAnswers, answerLang }) =>
        alternativeAnswers.length === 0 ? (
          0
        ) : (
          <Tooltip
            text={
              <Lines>
                <strong>{t('exercises.column.alternativesInWords')}</strong>
                {alternativeAnswers.map(({ text }) => (
                  <span key={text} lang={langTag(answerLang)}>
                    {text}
                  </span>
                ))}
              </Lines>
            }
          >
            <Alternatives
              type="button"
              aria-label={t('exercises.alternatives', { count: alternativeAnswers.length })}
            >
              {alternativeAnswers.length}
            </Alternatives>
          </Tooltip>
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

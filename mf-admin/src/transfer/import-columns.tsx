import type { ImportRow, ImportVerdict } from '@mowka/contract/schemas/editor/content-import'
import {
  Badge,
  type BadgeTone,
  Button,
  Checkbox,
  Muted,
  Status,
  tokens,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { fieldLabels } from '../edit/kind-labels'
import { FieldChanges } from '../history/FieldChanges'
import { contentPath } from './content-path'
import { usePlaceText, useProblemText } from './mistake-texts'

const tones: Record<ImportVerdict, BadgeTone> = {
  created: 'success',
  updated: 'soft',
  theirs: 'danger',
  gone: 'neutral',
  held: 'tag',
}

const Title = styled.span`
  display: block;
  font-weight: 700;
  overflow-wrap: anywhere;
`
const Remarks = styled.ul`
  margin: ${tokens.s2} 0 0;
  padding-left: 20px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  overflow-wrap: anywhere;
`

/** The actions on the rows of a plan. */
export type PlanActions = {
  /** Whether the plan hasn't been applied yet. */
  isOpen: boolean
  taken: ReadonlySet<string>
  onTake: (id: string, isTaken: boolean) => void
}

/** The name of the verdicts: a plan until it is applied, afterwards history beside the outcome of each row. */
export const verdictLabel = (t: TFunction<'transfer'>, isOpen: boolean): string =>
  t(isOpen ? 'column.verdict' : 'column.verdictThen')

/** Columns of the rows in an import plan. */
export function importColumns(
  t: TFunction<'transfer'>,
  { isOpen, taken, onTake }: PlanActions,
): Column<ImportRow>[] {
  return [
    {
      id: 'title',
      header: t('column.title'),
      card: 'title',
      width: '26%',
      cell: ({ kind, title, file }) => (
        <>
          <Muted as="span" size={13}>
            {t([`kind.${kind}`, 'kind.other'])}
          </Muted>
          <Title>{title}</Title>
          <Muted as="span" size={13} translate="no">
            {file}
          </Muted>
        </>
      ),
    },
    {
      id: 'verdict',
      header: verdictLabel(t, isOpen),
      card: 'line',
      width: '20%',
      cell: ({ _id, verdict, title }) => (
        <>
          <Badge tone={tones[verdict]}>{t([`verdict.${verdict}`, 'verdict.other'])}</Badge>
          {verdict === 'theirs' && isOpen && (
            <Checkbox
              label={
                <>
                  {t('take.label')}
                  <VisuallyHidden> {title}</VisuallyHidden>
                </>
              }
              checked={taken.has(_id)}
              onChange={(isTaken) => onTake(_id, isTaken)}
            />
          )}
        </>
      ),
    },
    {
      id: 'changes',
      header: t('column.changes'),
      card: 'line',
      cell: (row) => (
        <>
          <Changes t={t} row={row} />
          {row.remarks.length > 0 && (
            <Remarks aria-label={t('remarks')}>
              {row.remarks.map((remark) => (
                <li key={`${remark.key} ${remark.message}`}>
                  <Remark remark={remark} />
                </li>
              ))}
            </Remarks>
          )}
        </>
      ),
    },
    {
      id: 'outcome',
      header: null,
      headerText: t('column.outcome'),
      card: 'actions',
      width: '15%',
      align: 'end',
      cell: ({ _id, kind, title, verdict, isWritten }) => (
        <>
          {isWritten !== null && (
            <Status tone={isWritten ? 'success' : 'danger'}>
              {t(isWritten ? 'outcome.written' : 'outcome.overtaken')}
            </Status>
          )}
          {contentPath(kind, _id) &&
            (verdict === 'theirs' || verdict === 'updated' || verdict === 'held' || isWritten) && (
              <Button
                size="sm"
                variant="ghost"
                href={contentPath(kind, _id)}
                aria-label={t('open.row', { title })}
              >
                {t('open.button')}
              </Button>
            )}
        </>
      ),
    },
  ]
}

/** The changes of a row; those of a new row are collapsed. */
function Changes({ t, row: { kind, verdict, changes } }: { t: TFunction<'transfer'>; row: ImportRow }) {
  const { t: ofPanel } = useTranslation('admin')
  const drawn = <FieldChanges changes={changes} labels={fieldLabels(ofPanel, kind)} />
  if (verdict !== 'created') return drawn
  return (
    <details>
      <summary>{t('show')}</summary>
      {drawn}
    </details>
  )
}

/** A finding of a library rule about a row, with its key. */
function Remark({ remark: { key, by, message } }: { remark: ImportRow['remarks'][number] }) {
  const textOf = useProblemText()
  const placeText = usePlaceText()
  const values = typeof by?.values === 'object' && by.values !== null ? by.values : by
  return (
    <>
      {key && <span>{placeText.key(key)}: </span>}
      <span>{textOf({ code: by?.code ?? null, values: { ...values }, message })}</span>
    </>
  )
}

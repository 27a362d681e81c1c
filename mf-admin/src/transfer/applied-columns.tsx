import type { AppliedImport } from '@mowka/contract/schemas/editor/content-import'
import { formatMoment } from '@mowka/domain/time'
import { Badge, type BadgeTone, Button, Muted, media, Stack, tokens } from '@mowka/kernel/ui'
import { IconArrowBackUp } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import styled from 'styled-components'

const Name = styled.span`
  display: block;
  font-weight: 700;
  overflow-wrap: anywhere;
`
const Author = styled.span`
  overflow-wrap: anywhere;
`
/** An outlined button on a card needs the space that icon buttons have inside. */
const Action = styled.span`
  ${media.belowMedium} { margin: 0 12px 6px 0; }
`
const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
`

const tones: Record<AppliedImport['state'], BadgeTone> = {
  applying: 'soft',
  applied: 'success',
  undoing: 'soft',
  failed: 'danger',
  undone: 'neutral',
}

/** The actions on an import. */
type Actions = {
  onUndo: (row: AppliedImport) => void
  onShow: (row: AppliedImport) => void
  isBusy: (row: AppliedImport) => boolean
}

/** Columns of applied imports. */
export function appliedColumns(
  t: TFunction<'transfer'>,
  { onUndo, onShow, isBusy }: Actions,
): Column<AppliedImport>[] {
  return [
    {
      id: 'name',
      header: t('applied.column.name'),
      card: 'title',
      width: '26%',
      cell: ({ source, name }) => (
        <>
          <Muted as="span" size={13}>
            {t([`applied.source.${source}`, 'applied.source.other'])}
          </Muted>
          <Name>{name}</Name>
        </>
      ),
    },
    {
      id: 'author',
      header: t('applied.column.author'),
      card: 'line',
      width: '21%',
      cell: ({ author, createdAt }) => (
        <Stack gap={1}>
          <Author translate="no">{author ?? t('applied.noAuthor')}</Author>
          <Muted as="span" size={14}>
            {formatMoment(createdAt)}
          </Muted>
        </Stack>
      ),
    },
    {
      id: 'counts',
      header: t('applied.column.counts'),
      card: 'line',
      width: '14%',
      cell: ({ created, changed }) => (
        <Row>
          {created > 0 && <Badge tone="success">{t('count.created', { count: created })}</Badge>}
          {changed > 0 && <Badge tone="soft">{t('count.updated', { count: changed })}</Badge>}
        </Row>
      ),
    },
    {
      id: 'state',
      header: t('applied.column.state'),
      card: 'line',
      width: '21%',
      cell: (row) => <State t={t} row={row} onShow={onShow} />,
    },
    {
      id: 'undo',
      header: null,
      headerText: t('applied.column.undo'),
      card: 'actions',
      align: 'end',
      cell: (row) =>
        row.state === 'applied' || row.state === 'failed' ? (
          <Action>
            <Button
              size="sm"
              leftIcon={<IconArrowBackUp aria-hidden />}
              loading={isBusy(row)}
              aria-label={t(row.state === 'failed' ? 'applied.continueOf' : 'applied.undoOf', {
                name: row.name,
                at: formatMoment(row.createdAt),
              })}
              onClick={() => onUndo(row)}
            >
              <span>{t(row.state === 'failed' ? 'applied.continue' : 'applied.undo')}</span>
            </Button>
          </Action>
        ) : null,
    },
  ]
}

/** The state of an import, and the outcome of undoing it. */
function State({
  t,
  row,
  onShow,
}: {
  t: TFunction<'transfer'>
  row: AppliedImport
  onShow: Actions['onShow']
}) {
  const { state, undo } = row
  return (
    <Stack gap={1} tabIndex={-1} data-import={row._id}>
      <Row>
        <Badge tone={tones[state]}>
          {/* A newer server may send a state that has no text here. */}
          <span>
            {state === 'undoing' && undo
              ? t('applied.undoing', { percent: undo.percent })
              : t([`applied.state.${state}`, 'applied.state.other'])}
          </span>
        </Badge>
      </Row>
      {undo && (
        <Muted as="span" size={14}>
          <Author translate="no">{undo.author ?? t('applied.noAuthor')}</Author>,{' '}
          {formatMoment(undo.createdAt)}
        </Muted>
      )}
      {undo && undo.archived > 0 && (
        <Muted as="span" size={14}>
          {t('applied.archived', { count: undo.archived })}
        </Muted>
      )}
      {undo && undo.keptCount > 0 && (
        <Row>
          <Button size="sm" onClick={() => onShow(row)}>
            <span>{t('applied.kept', { count: undo.keptCount })}</span>
          </Button>
        </Row>
      )}
    </Stack>
  )
}

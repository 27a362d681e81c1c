import type { Batch } from '@mowka/contract/schemas/editor/batch'
import { formatMoment } from '@mowka/domain/time'
import { Badge, Button, Muted, media } from '@mowka/kernel/ui'
import { IconArrowBackUp } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import styled from 'styled-components'
import { NoValue } from '../list/NoValue'
import { batchText } from './batch-words'

const What = styled.strong`
  display: inline-block;
  overflow-wrap: anywhere;
  &::first-letter { text-transform: uppercase; }
`

/** The undo button with a margin to the edge of the card. */
const Undo = styled.span`
  ${media.belowMedium} { margin: 0 12px 6px 0; }
`

/** The actions on a batch. */
type Actions = {
  onUndo: (batch: Batch) => void
  onShow: (batch: Batch) => void
  isBusy: (batch: Batch) => boolean
}

/** Columns of batches. */
export function batchColumns(t: TFunction<'admin'>, { onUndo, onShow, isBusy }: Actions): Column<Batch>[] {
  return [
    {
      id: 'what',
      header: t('batch.column.what'),
      card: 'title',
      width: '34%',
      cell: (batch) => <What>{batchText(t, batch)}</What>,
    },
    {
      id: 'kind',
      header: t('batch.column.kind'),
      width: '12%',
      // A newer server may send a kind that has no text here.
      cell: ({ kind }) => t([`batch.kind.${kind}`, 'batch.kind.other']),
    },
    { id: 'changed', header: t('batch.column.changed'), align: 'end', cell: ({ changed }) => changed },
    {
      id: 'skipped',
      header: t('batch.column.skipped'),
      align: 'end',
      cell: (batch) =>
        batch.skipped === 0 ? (
          <NoValue />
        ) : (
          <Button
            size="sm"
            aria-label={t('batch.showSkipped', { number: batch.skipped })}
            onClick={() => onShow(batch)}
          >
            {batch.skipped}
          </Button>
        ),
    },
    {
      id: 'author',
      header: t('batch.column.author'),
      card: 'line',
      cell: ({ author }) => author ?? <Muted as="span">{t('row.noAuthor')}</Muted>,
    },
    {
      id: 'createdAt',
      header: t('batch.column.createdAt'),
      sortable: true,
      card: 'line',
      width: '150px',
      cell: ({ createdAt }) => formatMoment(createdAt),
    },
    {
      id: 'undo',
      header: null,
      headerText: t('batch.column.undo'),
      card: 'actions',
      width: '120px',
      cell: (batch) => (
        <Undo>
          {batch.isUndone ? (
            <Badge tone="neutral">{t('batch.isUndone')}</Badge>
          ) : (
            <Button
              size="sm"
              leftIcon={<IconArrowBackUp aria-hidden />}
              loading={isBusy(batch)}
              aria-label={t('batch.undoOf', {
                change: batchText(t, batch),
                at: formatMoment(batch.createdAt),
              })}
              onClick={() => onUndo(batch)}
            >
              {t('batch.undo')}
            </Button>
          )}
        </Undo>
      ),
    },
  ]
}

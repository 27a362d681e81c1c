import type { GiftCard } from '@mowka/contract/schemas/gift-card'
import { formatDate } from '@mowka/domain/time'
import { media, tokens } from '@mowka/kernel/ui'
import { IconDownload } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import styled from 'styled-components'
import { NoValue } from '../list/NoValue'

const Code = styled.span`
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
const Download = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.s1};
  min-height: 24px;
  font-weight: 700;
  ${media.belowMedium} { min-height: 44px; padding-inline: 12px; }
`

/** Columns of the gift card table (A-GIFT-01). `save` downloads the PDF. */
export function giftCardColumns(
  t: TFunction<'admin'>,
  save: (card: GiftCard) => Promise<void>,
): Column<GiftCard>[] {
  const dateColumn = (id: 'createdAt' | 'sendAt' | 'expireAt' | 'redeemedAt'): Column<GiftCard> => ({
    id,
    header: t(`giftCards.column.${id}`),
    sortable: true,
    card: 'inline',
    width: '11%',
    cell: (card) => {
      const date = card[id]
      return date === null ? <NoValue /> : formatDate(date)
    },
  })
  return [
    {
      id: 'pattern',
      header: t('giftCards.column.pattern'),
      card: 'title',
      width: '20%',
      cell: (card) => <Code translate="no">{card.pattern}</Code>,
    },
    {
      id: 'directory',
      header: t('giftCards.column.directory'),
      card: 'line',
      width: '14%',
      cell: (card) => card.directory,
    },
    {
      id: 'email',
      header: t('giftCards.column.email'),
      card: 'line',
      width: '18%',
      cell: (card) => card.sendToEmailAddress ?? <NoValue />,
    },
    dateColumn('createdAt'),
    dateColumn('sendAt'),
    dateColumn('expireAt'),
    dateColumn('redeemedAt'),
    {
      id: 'pdf',
      header: t('giftCards.column.pdf'),
      card: 'actions',
      width: '80px',
      cell: (card) =>
        card.status === 'inactive' ? (
          <NoValue />
        ) : (
          <Download
            href={card.url}
            aria-label={t('giftCards.pdf', { code: card.pattern })}
            onClick={(event) => {
              event.preventDefault()
              void save(card)
            }}
          >
            <IconDownload aria-hidden size={18} /> PDF
          </Download>
        ),
    },
  ]
}

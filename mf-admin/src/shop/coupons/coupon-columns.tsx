import { paths } from '@mowka/contract/routes'
import type { AdminCoupon, CouponState } from '@mowka/contract/schemas/editor/shop'
import { Badge, type BadgeTone, Button, tokens } from '@mowka/kernel/ui'
import { IconCopy } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { couponText, endsIn, validityText } from './coupon-text'

const Code = styled(Link)`
  color: ${tokens.primary};
  font-weight: 800;
  overflow-wrap: anywhere;
`

const tones: Record<CouponState, BadgeTone> = {
  working: 'success',
  waiting: 'soft',
  over: 'neutral',
  'used-up': 'neutral',
  off: 'neutral',
}

/** The state of a coupon, with the days left if it ends soon. A newer server may send one that has no text here. */
function stateText(t: TFunction<'shop'>, coupon: AdminCoupon, today: string): string {
  const days = endsIn(coupon, today)
  if (days === 0) return t('coupons.state.endsToday')
  if (days !== null) return t('coupons.state.ends', { count: days })
  return t([`coupons.state.${coupon.state}`, 'coupons.state.other'])
}

/** Columns of the coupons. `today` is the day in Warsaw, `lang` the language of the interface. */
export const couponColumns = (
  t: TFunction<'shop'>,
  { today, lang }: { today: string; lang: string },
): Column<AdminCoupon>[] => [
  {
    id: 'code',
    header: t('coupons.column.code'),
    sortable: true,
    card: 'title',
    width: '20%',
    cell: ({ code }) => (
      <Code to={paths.adminEditCoupon({ couponCode: code })} translate="no">
        {code}
      </Code>
    ),
  },
  {
    id: 'type',
    header: t('coupons.column.type'),
    card: 'line',
    width: '13%',
    cell: ({ type }) => t([`coupons.type.${type}`, 'coupons.type.other']),
  },
  {
    id: 'gives',
    header: t('coupons.column.gives'),
    card: 'line',
    cell: (coupon) => couponText(t, coupon, lang),
  },
  {
    id: 'uses',
    header: t('coupons.column.uses'),
    sortable: true,
    card: 'inline',
    width: '9%',
    cell: ({ uses, maxUses }) => (maxUses === null ? uses : t('coupons.uses', { uses, max: maxUses })),
  },
  {
    id: 'validTo',
    header: t('coupons.column.validTo'),
    sortable: true,
    card: 'line',
    width: '14%',
    cell: (coupon) => validityText(t, coupon),
  },
  {
    id: 'state',
    header: t('coupons.column.state'),
    card: 'line',
    width: '15%',
    cell: (coupon) => (
      <Badge tone={endsIn(coupon, today) === null ? (tones[coupon.state] ?? 'neutral') : 'soft'}>
        {stateText(t, coupon, today)}
      </Badge>
    ),
  },
  {
    id: 'actions',
    header: null,
    headerText: t('coupons.column.actions'),
    card: 'actions',
    width: '120px',
    align: 'end',
    cell: ({ code }) => (
      <Button
        size="sm"
        leftIcon={<IconCopy aria-hidden />}
        to={paths.adminAddCoupon({}, { query: { copy: code } })}
        aria-label={t('coupons.copyOf', { code })}
      >
        {t('coupons.copy')}
      </Button>
    ),
  },
]

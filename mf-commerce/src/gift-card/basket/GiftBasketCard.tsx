import { formatMoney } from '@mowka/domain/shop/money'
import { formatDate } from '@mowka/domain/time'
import { Badge, Button, Card, FieldError, IconButton, Muted, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconArrowRight, IconCalendar, IconGift, IconTrash } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CouponForm } from '../../coupon/CouponForm'
import { Totals, useDiscountLabel } from '../../totals/Totals'
import { useGiftNames } from '../gift-plans'
import { type GiftLine, giftBasket } from './gift-basket-store'
import type { GiftCheckout, GiftItem } from './use-gift-checkout'

const SendDateDialog = lazy(() => import(/* webpackChunkName: "gift-send-day" */ './SendDateDialog'))

/** Element that gets the focus after a card was added or removed. */
const HEADING_ID = 'gift-basket'

/** Focuses the list after it has rendered the change. */
export const focusGiftBasket = (): void =>
  void requestAnimationFrame(() => document.getElementById(HEADING_ID)?.focus())

const Head = styled.h2`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s2};
  margin-bottom: ${tokens.s3};
  scroll-margin-top: calc(${tokens.header} + ${tokens.s8});
`
const Lines = styled.ul`
  > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto 44px;
    align-items: start;
    gap: 0 ${tokens.s3};
    padding-block: ${tokens.s3};
    border-top: 1px solid ${tokens.line};
  }
  > li > [data-icon] {
    display: grid;
    grid-row: span 2;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 12px 12px 12px 3px;
    background: ${tokens.sparkSoft};
  }
  > li > button { margin: -10px -10px -10px 0; }
  /* Recipient and inscription span the columns below the price too. */
  > li > div { grid-column: 2 / -1; }
  p { font-weight: 800; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 400; overflow-wrap: anywhere; }
  b { white-space: nowrap; }
`
const More = styled.div`
  display: grid;
  gap: ${tokens.s4};
  padding-top: ${tokens.s4};
  border-top: 1px solid ${tokens.line};
`

/** Returns a formatter for the recipient and delivery day of a card. */
export function useDelivery() {
  const { t } = useTranslation('commerce')
  return ({ email, sendAt }: Pick<GiftLine, 'email' | 'sendAt'>): string => {
    if (!email) return t('gift.toBuyer')
    return sendAt ? t('gift.toOn', { email, date: formatDate(sendAt) }) : t('gift.toNow', { email })
  }
}

function Line({ item: { line, price, problem } }: { item: GiftItem }) {
  const { t } = useTranslation('commerce')
  const { card } = useGiftNames()
  const delivery = useDelivery()
  const [isOpen, setIsOpen] = useState(false)
  const name = card(line)
  return (
    <li>
      <span data-icon aria-hidden>
        <IconGift />
      </span>
      <p>{name}</p>
      <b>{problem === 'plan' ? '' : formatMoney(price)}</b>
      <IconButton
        aria-label={t('gift.remove', { name })}
        onClick={() => {
          giftBasket.remove(line.id)
          // The button is removed with its line, so the focus moves to the list.
          focusGiftBasket()
        }}
      >
        <IconTrash aria-hidden />
      </IconButton>
      <div>
        <small>{delivery(line)}</small>
        {line.inscription && <small>„{line.inscription}”</small>}
        {problem && <FieldError>{t(`gift.problem.${problem}`)}</FieldError>}
        {line.email && problem !== 'plan' && (
          <Button
            variant="ghost"
            size="sm"
            leftIcon={<IconCalendar aria-hidden />}
            aria-label={t('gift.changeDayOf', { name })}
            onClick={() => setIsOpen(true)}
          >
            {line.sendAt ? t('gift.changeDay') : t('gift.chooseDay')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <SendDateDialog line={line} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}

/** The cards in the basket, the coupon, the totals and the link to the next step (C-GIFT-01). */
export const GiftBasketCard = observer(function GiftBasketCard({
  checkout: { items, coupon, productCodes, sums, isReady },
  onNext,
}: {
  checkout: GiftCheckout
  onNext: () => void
}) {
  const { t } = useTranslation('commerce')
  const discountLabel = useDiscountLabel(coupon.current?.discount ?? null)
  const missing = items.length === 0 ? t('gift.addFirst') : t('gift.mendFirst')
  return (
    <Card as="section" padding="large" aria-labelledby={HEADING_ID}>
      <Head id={HEADING_ID} tabIndex={-1}>
        <span>{t('gift.basket')}</span>
        {items.length > 0 && <Badge tone="soft">{t('gift.count', { count: items.length })}</Badge>}
      </Head>
      {items.length === 0 && <Muted>{t('gift.empty')}</Muted>}
      <Lines>
        {items.map((item) => (
          <Line key={item.line.id} item={item} />
        ))}
      </Lines>
      {items.length > 0 && (
        <More>
          <CouponForm coupon={coupon} productCodes={productCodes} />
          <Totals sums={sums} discountLabel={discountLabel} />
          <Button
            fullWidth
            size="lg"
            rightIcon={<IconArrowRight aria-hidden />}
            aria-disabled={!isReady}
            aria-describedby={isReady ? undefined : `${HEADING_ID}-missing`}
            onClick={() => {
              if (isReady) onNext()
            }}
          >
            {t('gift.next')}
          </Button>
          {!isReady && <VisuallyHidden id={`${HEADING_ID}-missing`}>{missing}</VisuallyHidden>}
        </More>
      )}
    </Card>
  )
})

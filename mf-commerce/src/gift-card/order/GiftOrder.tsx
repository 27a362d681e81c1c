import type { PlacedOrder } from '@mowka/contract/schemas/order'
import { groupGiftProducts } from '@mowka/domain/shop/gift-card'
import { formatMoney } from '@mowka/domain/shop/money'
import { session } from '@mowka/kernel/session'
import { Alert, Flag, Muted, Stack, tokens } from '@mowka/kernel/ui'
import { type Outcome, useWrite } from '@mowka/web/api'
import { useInvalidFields } from '@mowka/web/forms'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { BuyerCard, BuyerForm, ConsentCard, InvoiceCard } from '../../buyer/BuyerForm'
import {
  type BuyerValues,
  buyerDefaults,
  buyerOf,
  giftBuyerDraftName,
  invoiceOf,
} from '../../buyer/buyer-values'
import { OrderColumns, PayButton } from '../../checkout/OrderColumns'
import type { CouponHandle } from '../../coupon/use-coupon'
import { useOrderFailure, usePayment } from '../../order/use-payment'
import { isReduced, usePlanNames } from '../../plans/plans'
import { useDelivery } from '../basket/GiftBasketCard'
import { codesOf, giftBasket } from '../basket/gift-basket-store'
import type { GiftCheckout } from '../basket/use-gift-checkout'
import { useGiftNames } from '../gift-plans'

/**
 * Orders the gift cards in the basket and redirects to the payment (C-GIFT-17). `total` is the total shown on the
 * button.
 */
function usePlaceGiftOrder({
  coupon,
  usedCode,
  total,
}: {
  coupon: CouponHandle
  /** Coupon code sent with the order, or null. */
  usedCode: string | null
  total: number
}): (values: BuyerValues) => Promise<Outcome<PlacedOrder>> {
  const ordering = useWrite('postGiftCardOrder', {
    args: (values: BuyerValues) => {
      const giftCards = giftBasket.lines.map((line) => ({
        productCodes: codesOf(line),
        inscription: line.inscription,
        sendAt: line.sendAt,
        sendToEmailAddress: line.email,
      }))
      return {
        body: {
          products: groupGiftProducts(giftCards),
          coupon: usedCode,
          buyer: { ...buyerOf(values), email: values.email },
          invoice: invoiceOf(values),
          giftCards,
          shownTotal: total,
          ...(giftBasket.waitingOrder === null ? {} : { extOrderId: giftBasket.waitingOrder }),
        },
      }
    },
    failure: useOrderFailure(coupon),
  })
  return usePayment(ordering.run, ({ extOrderId }) => giftBasket.markOrdered(extOrderId))
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.s4};
  > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: ${tokens.s3}; }
  b { display: block; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; overflow-wrap: anywhere; }
  li > span { white-space: nowrap; }
`

/** Lower-cases a field label for use within a sentence, except for abbreviations: "e-mail", but "NIP". */
const inSentence = (label: string, lang: string): string => {
  const isAbbreviation = label === label.toLocaleUpperCase(lang)
  const text = isAbbreviation ? label : label.charAt(0).toLocaleLowerCase(lang) + label.slice(1)
  return text.replaceAll('-', '\u2011')
}

/** Lists the fields that keep the button disabled (C-GIFT-13). */
function Missing({ checkout }: { checkout: GiftCheckout }) {
  const { t, i18n } = useTranslation('commerce')
  const invalid = useInvalidFields()
  if (!checkout.isReady) return <Alert kind="warning">{t('gift.mendFirst')}</Alert>
  // The consent's label is a whole sentence, so a short name replaces it.
  const names = invalid.map(({ label }) =>
    inSentence(typeof label === 'string' ? label : t('buyer.consent'), i18n.language),
  )
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names)
  return (
    <Muted size={14} role="status">
      {names.length > 0 && t('gift.missing', { list })}
    </Muted>
  )
}

/** The products by code and language, with quantities (C-GIFT-14), and the recipient of each card. */
function Bought({ checkout: { products, items } }: { checkout: GiftCheckout }) {
  const { t } = useTranslation('commerce')
  const { fullName } = usePlanNames()
  const { card } = useGiftNames()
  const delivery = useDelivery()
  return (
    <>
      <List>
        {products.map(({ plan, line }) => (
          <li key={plan.productCode}>
            <Flag langCode={plan.targetLang} size={32} />
            <p>
              <b>{fullName(plan)}</b>
              {line.quantity > 1 && <small>{t('gift.quantity', { count: line.quantity })}</small>}
              {(line.discount > 0 || isReduced(plan)) && (
                <small>
                  {t('summary.lowest', {
                    price: formatMoney((plan.lowestPrice30 ?? plan.totalPrice) * line.quantity),
                  })}
                </small>
              )}
            </p>
            <span>{formatMoney(line.total)}</span>
          </li>
        ))}
      </List>
      <ul aria-label={t('gift.basket')}>
        {items.map(({ line }) => (
          <li key={line.id}>
            <Muted size={14}>
              {card(line)}: {delivery(line)}
            </Muted>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Step 2: the buyer with an email, and the button that orders (C-GIFT-02, C-GIFT-03). */
export const GiftOrder = observer(function GiftOrder({ checkout }: { checkout: GiftCheckout }) {
  const { t } = useTranslation('commerce')
  const { coupon, sums, usedCode, isReady } = checkout
  const place = usePlaceGiftOrder({
    coupon,
    usedCode,
    total: sums.total,
  })
  return (
    <BuyerForm
      draft={giftBuyerDraftName(session.user)}
      saved={buyerDefaults(session.user)}
      save={place}
      label={t('order.form')}
    >
      <OrderColumns
        checkout={checkout}
        bought={<Bought checkout={checkout} />}
        pay={
          <Stack gap={3}>
            <Missing checkout={checkout} />
            <PayButton untilValid isReady={isReady} />
          </Stack>
        }
        once={
          <Muted size={14}>
            <b>{t('totals.once')}</b> {t('gift.after')}
          </Muted>
        }
        free={t('gift.free')}
      >
        <BuyerCard withEmailField />
        <InvoiceCard />
        <ConsentCard label={t('gift.consent')} text={t('gift.consentText')} />
      </OrderColumns>
    </BuyerForm>
  )
})

import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { MAX_GIFT_CARDS } from '@mowka/domain/shop/gift-card'
import { formatMoney } from '@mowka/domain/shop/money'
import { holdsEmailAddress, tidyEmailAddress } from '@mowka/domain/user/email-address'
import { ApiError, notify } from '@mowka/kernel/platform'
import { media, tokens } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { Form, FormActions, readDraft, storeDraft, useFormValues } from '@mowka/web/forms'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CheckoutColumns } from '../../checkout/CheckoutFrame'
import { giftBasket } from '../basket/gift-basket-store'
import { giftLanguages, giftOptions } from '../gift-plans'
import { useGiftNames } from '../use-gift-names'
import { GiftPreview } from './GiftPreview'
import { emptyGift, type GiftValues, giftFromDraft, giftToDraft } from './gift-values'
import { LanguageTiles, PlanTiles } from './tiles'
import { WishesCard } from './WishesCard'

/** Draft name of a card that isn't in the basket yet. */
const DRAFT = 'gift.card'

const Column = styled.div`
  display: grid;
  gap: ${tokens.s4};
`
const Add = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s4};
  > p { font-weight: 700; line-height: 1.35; }
  > p b { display: block; font-size: ${tokens.fs22}; font-weight: 900; }
  > p small { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.phone} { > div { width: 100%; } }
`

/** Stores input until the card is added. */
function DraftSaver() {
  const draft = JSON.stringify(giftToDraft(useFormValues<GiftValues>()))
  useEffect(
    () => storeDraft(DRAFT, draft === JSON.stringify(giftToDraft(emptyGift)) ? null : JSON.parse(draft)),
    [draft],
  )
  return null
}

/** Price of the card as filled in so far. */
function Price({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('commerce')
  const { plan, languages } = useFormValues<GiftValues>()
  const prices = languages.flatMap(
    (lang) => products.find(({ productCode }) => productCode === `${plan}:${lang}`)?.totalPrice ?? [],
  )
  const [first] = prices
  const sum = prices.reduce((all, price) => all + price, 0)
  return (
    <p role="status">
      {first !== undefined && (
        <>
          <b>{formatMoney(sum)}</b>
          {prices.length > 1 && prices.every((price) => price === first) && (
            <small>{t('gift.sum', { count: prices.length, price: formatMoney(first) })}</small>
          )}
        </>
      )}
    </p>
  )
}

/** The plan and language tiles; the languages depend on the plan. */
function Tiles({ products, sourceLang }: { products: readonly Product[]; sourceLang: LangCode }) {
  const { plan } = useFormValues<GiftValues>()
  const options = giftOptions(products, sourceLang)
  return (
    <>
      <PlanTiles options={options} />
      <LanguageTiles offered={giftLanguages(options, plan)} />
    </>
  )
}

/**
 * Step 1: fills in a card and adds it (C-GIFT-01), if it is valid (C-GIFT-12). Input survives a reload. `aside` is
 * rendered under the preview; `onAdded` is called after the form was reset.
 */
export function GiftForm({
  products,
  sourceLang,
  aside,
  onAdded,
}: {
  products: readonly Product[]
  sourceLang: LangCode
  aside: ReactNode
  onAdded: () => void
}) {
  const { t } = useTranslation('commerce')
  const { card } = useGiftNames()
  const [round, setRound] = useState(0)
  const [initial, setInitial] = useState(() => giftFromDraft(readDraft(DRAFT)))
  const options = giftOptions(products, sourceLang)

  const add = async ({ plan, languages, email, startDate, inscription }: GiftValues) => {
    if (giftBasket.lines.length >= MAX_GIFT_CARDS) {
      notify('warning', t('gift.tooMany', { count: MAX_GIFT_CARDS }))
      return { ok: false as const, error: new ApiError('cancelled', 0, null) }
    }
    const offered = giftLanguages(options, plan)
    const line = {
      plan,
      languages: languages.filter((lang) => offered.includes(lang)),
      inscription: inscription.trim(),
      email: holdsEmailAddress(email) ? tidyEmailAddress(email) : null,
      sendAt: holdsEmailAddress(email) ? startDate : null,
    }
    giftBasket.add(line)
    notify('success', t('gift.added', { name: card(line) }))
    return { ok: true as const, answer: undefined }
  }

  return (
    <Form<GiftValues>
      key={round}
      initialValues={initial}
      save={add}
      onSaved={() => {
        storeDraft(DRAFT, null)
        setInitial(emptyGift)
        setRound(round + 1)
        onAdded()
      }}
      // The draft preserves input, so leaving needs no confirmation.
      guarded={false}
      aria-label={t('gift.form')}
    >
      <CheckoutColumns
        aside={
          <Column>
            <GiftPreview />
            {aside}
          </Column>
        }
      >
        <Column>
          <Tiles products={products} sourceLang={sourceLang} />
          <WishesCard />
          <Add>
            <Price products={products} />
            <FormActions
              submit={t('gift.add')}
              variant="primary"
              size="lg"
              leftIcon={<IconPlus aria-hidden />}
              always
              fullWidth
            />
          </Add>
        </Column>
      </CheckoutColumns>
      <DraftSaver />
    </Form>
  )
}

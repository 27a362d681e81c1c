import type { Product } from '@mowka/shared/contract/schemas/commerce'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import { holdsEmailAddress, tidyEmailAddress } from '@mowka/shared/domain/email-address'
import { MOST_GIFT_CARDS } from '@mowka/shared/domain/gift-card'
import { formatMoney } from '@mowka/shared/domain/money'
import { Form, FormActions, keepDraft, readDraft, useFormValues } from '@mowka/shared/forms'
import { ApiError, notify } from '@mowka/shared/platform'
import { media, tokens } from '@mowka/shared/ui'
import { IconPlus } from '@mowka/shared/ui/icons'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CheckoutColumns } from '../checkout/CheckoutFrame'
import { GiftPreview } from './GiftPreview'
import { giftBasket } from './gift-basket-store'
import { giftLanguages, giftOptions } from './gift-plans'
import { draftOfGift, type GiftValues, giftOfDraft, noGift } from './gift-values'
import { LanguageTiles, PlanTiles } from './tiles'
import { useGiftNames } from './use-gift-names'
import { WishesCard } from './WishesCard'

/** Names what was typed and not added yet. */
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

/** Keeps what is typed as long as it is not added. */
function DraftKeeper() {
  const draft = JSON.stringify(draftOfGift(useFormValues<GiftValues>()))
  useEffect(
    () => keepDraft(DRAFT, draft === JSON.stringify(draftOfGift(noGift)) ? null : JSON.parse(draft)),
    [draft],
  )
  return null
}

/** What the card costs as it is filled in. */
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

/** The tiles of the form: the languages follow the plan. */
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
 * Step 1: a card is filled in and added (C-GIFT-01); only when it is valid (C-GIFT-12). What is typed is there again
 * after a reload. `aside` stands under the preview; `onAdded` comes when the form has started over.
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
  const [initial, setInitial] = useState(() => giftOfDraft(readDraft(DRAFT)))
  const options = giftOptions(products, sourceLang)

  const add = async ({ plan, languages, email, startDate, inscription }: GiftValues) => {
    if (giftBasket.lines.length >= MOST_GIFT_CARDS) {
      notify('warning', t('gift.tooMany', { count: MOST_GIFT_CARDS }))
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
        keepDraft(DRAFT, null)
        setInitial(noGift)
        setRound(round + 1)
        onAdded()
      }}
      // Nothing is lost by leaving.
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
      <DraftKeeper />
    </Form>
  )
}

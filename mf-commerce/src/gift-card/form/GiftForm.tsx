import type { LangCode } from '@mowka/contract/schemas/common'
import type { Product } from '@mowka/contract/schemas/order'
import { MAX_GIFT_CARDS } from '@mowka/domain/shop/gift-card'
import { formatMoney } from '@mowka/domain/shop/money'
import { holdsEmailAddress, tidyEmailAddress } from '@mowka/domain/user/email-address'
import { ApiError, notify } from '@mowka/kernel/platform'
import { Flag, Logo, Mascot, Muted, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconEye, IconPlus } from '@mowka/kernel/ui/icons'
import { Form, FormActions, readDraft, storeDraft, useFormValues } from '@mowka/web/forms'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CheckoutColumns } from '../../checkout/CheckoutFrame'
import { giftBasket } from '../basket/gift-basket-store'
import { giftLanguages, giftOptions, useGiftNames } from '../gift-plans'
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

/** Navy in both themes, like the printed card. */
const Paper = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${tokens.s4};
  min-height: 280px;
  padding: ${tokens.s6};
  border-radius: ${tokens.r24};
  background: ${tokens.navy};
  color: ${tokens.onNavy};
  box-shadow: ${tokens.lift1};
  overflow: hidden;
  &::after {
    content: "";
    position: absolute;
    top: -44px;
    right: 44px;
    width: 36px;
    height: 116px;
    border-radius: 18px;
    background: ${tokens.spark};
    transform: rotate(32deg);
  }
`
const Inscription = styled.div`
  position: relative;
  z-index: 1;
  display: grid;
  grid-template-columns: 54px minmax(0, 1fr);
  align-items: end;
  gap: ${tokens.s3};
  > svg { --mw-text: #0b2545; --mw-drawing: #ffffff; }
  > p {
    padding: ${tokens.s3} ${tokens.s4};
    border-radius: 16px 16px 16px 4px;
    background: #ffffff;
    color: #0b2545;
    font-weight: 700;
    line-height: 1.4;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`
const What = styled.div`
  position: relative;
  z-index: 1;
  > b { display: block; font-size: ${tokens.fs22}; font-weight: 900; line-height: 1.2; }
  > ul { display: flex; flex-wrap: wrap; gap: 6px 12px; margin-top: 6px; }
  li { display: inline-flex; align-items: center; gap: 6px; font-weight: 700; }
  > span {
    display: inline-block;
    margin-top: ${tokens.s3};
    padding: 6px 12px;
    border-radius: 10px 10px 10px 3px;
    background: rgb(255 255 255 / 0.12);
    font-size: ${tokens.fs14};
    font-weight: 800;
    letter-spacing: 0.06em;
  }
`
const Caption = styled(Muted)`
  display: flex;
  align-items: center;
  gap: ${tokens.s2};
  margin-top: ${tokens.s2};
  svg { width: 18px; height: 18px; }
`

/** Live preview of the card. */
function GiftPreview() {
  const { t } = useTranslation('commerce')
  const { nameOf } = useLanguageNames()
  const { learning } = useGiftNames()
  const heading = useId()
  const { plan, languages, inscription } = useFormValues<GiftValues>()
  return (
    <section aria-labelledby={heading}>
      <VisuallyHidden as="h2" id={heading}>
        {t('gift.preview')}
      </VisuallyHidden>
      <Paper>
        <Logo height={28} />
        <Inscription>
          <Mascot face="great" size={54} />
          <p>{inscription.trim() || t('gift.forYou')}</p>
        </Inscription>
        <What>
          <b>{plan ? learning(plan) : t('gift.learningFallback')}</b>
          {languages.length > 0 && (
            <ul>
              {languages.map((lang) => (
                <li key={lang}>
                  <Flag langCode={lang} size={22} />
                  {nameOf(lang)}
                </li>
              ))}
            </ul>
          )}
          <span aria-hidden>{t('gift.code')} ••••-••••</span>
        </What>
      </Paper>
      <Caption size={14}>
        <IconEye aria-hidden />
        {t('gift.previewNote')}
      </Caption>
    </section>
  )
}

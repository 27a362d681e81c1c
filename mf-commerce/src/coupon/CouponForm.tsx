import { appliesTo, type DiscountCondition } from '@mowka/shared/domain/coupon'
import { formatMoney } from '@mowka/shared/domain/money'
import { Button, IconButton, media, TextField, tokens } from '@mowka/shared/ui'
import { IconDiscount, IconTicket, IconX } from '@mowka/shared/ui/icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { CouponHandle } from './use-coupon'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.s2};
  /* Level with the box, not with its label. */
  > button { min-height: 48px; margin-top: 27px; }
  ${media.phone} { > button { padding-inline: 14px; } }
`
const Ticket = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.s3};
  min-height: 68px;
  padding: ${tokens.s2} ${tokens.s2} ${tokens.s2} ${tokens.s6};
  border: 1px dashed ${tokens.primary};
  border-radius: ${tokens.r16};
  background: ${tokens.sparkSoft};
  font-size: ${tokens.fs14};
  b { font-weight: 900; overflow-wrap: anywhere; }
`

/** What a coupon gives, in words: "20% taniej", "30,00 zł taniej", "1 miesiąc więcej". */
function useDiscountText() {
  const { t } = useTranslation('commerce')
  return ({ type, amount }: DiscountCondition): string => {
    switch (type) {
      case 'PERCENT':
        return t('coupon.gives.percent', { percent: amount })
      case 'AMOUNT':
        return t('coupon.gives.amount', { price: formatMoney(amount) })
      case 'FIXED_UNIT_PRICE':
        return t('coupon.gives.unitPrice', { price: formatMoney(amount) })
      case 'ADDITIONAL_MONTHS':
        return t('coupon.gives.months', { count: amount })
    }
  }
}

/**
 * The code of a coupon: a field with a button, and Enter does the same (C-COUP-01); once it is verified, a ticket that
 * can be taken out again. It is no `<form>`, so that it may stand in one.
 */
export function CouponForm({
  coupon,
  productCodes,
}: {
  coupon: CouponHandle
  /** Of the basket: a coupon that is good for none of them says so. */
  productCodes: readonly string[]
}) {
  const { t } = useTranslation('commerce')
  const discountText = useDiscountText()
  const input = useRef<HTMLInputElement>(null)
  const remove = useRef<HTMLElement>(null)
  const { kept, isChecking, mistake, verify } = coupon
  const [typed, setTyped] = useState(kept && !kept.discount ? kept.code : '')

  if (kept?.discount) {
    const { discount, code } = kept
    const applies = productCodes.some((productCode) => appliesTo(discount, productCode))
    return (
      <Ticket role="group" aria-label={t('coupon.label')}>
        {applies ? <IconDiscount aria-hidden /> : <IconTicket aria-hidden />}
        <p role="status">
          {applies ? t('coupon.works') : t('coupon.waits')} <b>{code}</b>
          <br />
          {applies ? discountText(discount) : t('coupon.COUPON_NOT_VALID_FOR_PLAN')}
        </p>
        <IconButton
          ref={remove}
          aria-label={t('coupon.remove', { code })}
          onClick={() => {
            coupon.remove()
            setTyped('')
            // The button goes with the ticket: the focus goes to what takes its place.
            requestAnimationFrame(() => input.current?.focus())
          }}
        >
          <IconX aria-hidden />
        </IconButton>
      </Ticket>
    )
  }

  const use = async () => {
    if (isChecking) return
    if (typed.trim() === '') {
      input.current?.focus()
      return
    }
    if (await verify(typed)) requestAnimationFrame(() => remove.current?.focus())
    // Its description is read with it: why the code is not good.
    else input.current?.focus()
  }
  return (
    <Row>
      <TextField
        ref={input}
        label={t('coupon.label')}
        value={typed}
        onChange={(text) => {
          setTyped(text)
          coupon.forgetMistake()
        }}
        error={mistake && (mistake.reason ? t(`coupon.${mistake.reason}`) : t('coupon.unknown'))}
        leftIcon={<IconTicket aria-hidden />}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void use()
        }}
      />
      <Button loading={isChecking} onClick={() => void use()}>
        {t('coupon.use')}
      </Button>
    </Row>
  )
}

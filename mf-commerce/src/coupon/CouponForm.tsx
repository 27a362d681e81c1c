import { Button, media, TextField, tokens } from '@mowka/kernel/ui'
import { IconTicket } from '@mowka/kernel/ui/icons'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { CouponTicket } from './CouponTicket'
import type { CouponHandle } from './use-coupon'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.s2};
  /* Aligned with the input, not with its label. */
  > button { min-height: 48px; margin-top: 27px; }
  ${media.phone} { > button { padding-inline: 14px; } }
`
/**
 * Coupon code field with a button; Enter submits too (C-COUP-01). A verified coupon is shown as a removable ticket.
 * It isn't a `<form>`, so it can be used inside one.
 */
export function CouponForm({
  coupon,
  productCodes,
}: {
  coupon: CouponHandle
  /** Basket products; a coupon that applies to none of them shows a note. */
  productCodes: readonly string[]
}) {
  const { t } = useTranslation('commerce')
  const input = useRef<HTMLInputElement>(null)
  const remove = useRef<HTMLElement>(null)
  const { current, isChecking, error, verify } = coupon
  const [typed, setTyped] = useState(current && !current.discount ? current.code : '')

  if (current?.discount) {
    return (
      <CouponTicket
        code={current.code}
        discount={current.discount}
        productCodes={productCodes}
        removeRef={remove}
        onRemove={() => {
          coupon.remove()
          setTyped('')
          // The button is removed with the ticket, so the focus moves to the field that replaces it.
          requestAnimationFrame(() => input.current?.focus())
        }}
      />
    )
  }

  const use = async () => {
    if (isChecking) return
    if (typed.trim() === '') {
      input.current?.focus()
      return
    }
    if (await verify(typed)) requestAnimationFrame(() => remove.current?.focus())
    // The field's description, i.e. the reason for the refusal, is read with it.
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
          coupon.clearError()
        }}
        error={error && t(`coupon.${error}`)}
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

import { Button, media, TextField, tokens } from '@mowka/shared/ui'
import { IconTicket } from '@mowka/shared/ui/icons'
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
  /* Level with the box, not with its label. */
  > button { min-height: 48px; margin-top: 27px; }
  ${media.phone} { > button { padding-inline: 14px; } }
`
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
  const input = useRef<HTMLInputElement>(null)
  const remove = useRef<HTMLElement>(null)
  const { kept, isChecking, mistake, verify } = coupon
  const [typed, setTyped] = useState(kept && !kept.discount ? kept.code : '')

  if (kept?.discount) {
    return (
      <CouponTicket
        code={kept.code}
        discount={kept.discount}
        productCodes={productCodes}
        removeRef={remove}
        onRemove={() => {
          coupon.remove()
          setTyped('')
          // The button goes with the ticket: the focus goes to what takes its place.
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
        error={mistake && t(`coupon.${mistake}`)}
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

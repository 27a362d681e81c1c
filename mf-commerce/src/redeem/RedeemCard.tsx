import type { LangCode } from '@mowka/contract/schemas/common'
import type { GiftCardRedemption } from '@mowka/contract/schemas/gift-card'
import { notify, refreshSession, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Card, media, Stack, TextField, tokens } from '@mowka/kernel/ui'
import { IconGiftCard } from '@mowka/kernel/ui/icons'
import { useWrite } from '@mowka/web/api'
import { nextLanguage, useLanguageNames, useSwitchLanguage } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useStartPath } from '../thank-you/use-start-path'

const texts = [
  'GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED',
  'GIFT_CARD_ALREADY_USED_FOR_LANGUAGE',
  'GIFT_CARD_ACTIVE_SUBSCRIPTION',
  'GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED',
] as const

/** Why a code was refused, as the key of its text; `failed` if the reason is unknown. */
type RedeemReason = (typeof texts)[number] | 'failed'

/** Outcome of a redemption. */
type RedeemOutcome =
  | { status: 'verified'; languages: readonly LangCode[] }
  | { status: 'invalid'; reason: RedeemReason }

/** Maps the response to an outcome, ignoring the status's case (C42); null stands for a failed call (C-RED-06). */
export function redeemOutcome(
  answer: (Omit<GiftCardRedemption, 'message'> & { message: string }) | null,
): RedeemOutcome {
  if (answer?.status.toLowerCase() === 'verified') {
    return { status: 'verified', languages: answer.languages }
  }
  return { status: 'invalid', reason: texts.find((text) => text === answer?.message) ?? 'failed' }
}

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${tokens.s2};
  /* Aligned with the input, not with its label. */
  > button { min-height: 48px; margin-top: 27px; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    > button { margin-top: 0; }
  }
`

/**
 * Redeems a gift card code (C-RED-01 to -05). Afterwards token and account are refreshed, the target language is one
 * that the card grants, and the confirmation leads to its first course.
 */
export const RedeemCard = observer(function RedeemCard() {
  const { t } = useTranslation('commerce')
  const { listOf } = useLanguageNames()
  const navigate = useNavigate()
  const switchLanguage = useSwitchLanguage()
  const heading = useId()
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const [redeemed, setRedeemed] = useState<LangCode | null>(null)
  const start = useStartPath(redeemed)
  // The confirmation is shown before the courses are known.
  const latestStart = useRef(start)
  useEffect(() => {
    latestStart.current = start
  }, [start])
  const [reason, setReason] = useState<RedeemReason | 'tooMany' | null>(null)
  // The error is shown at the field.
  const redeeming = useWrite('redeemGiftCard', { failure: () => null })

  const redeem = async (event: FormEvent) => {
    event.preventDefault()
    const giftCardCode = code.trim()
    // An empty code sends nothing (C-RED-02).
    if (giftCardCode === '' || redeeming.busy) return
    setReason(null)
    const sent = await redeeming.run({ body: { giftCardCode } })
    // Explained by the shell; the code stays for the next attempt.
    if (!sent.ok && sent.error.code === 'EMAIL_NOT_CONFIRMED') return
    const outcome = redeemOutcome(sent.ok ? sent.answer : null)
    if (outcome.status === 'invalid') {
      setReason(!sent.ok && sent.error.status === 429 ? 'tooMany' : outcome.reason)
      input.current?.focus()
      return
    }
    setCode('')
    notify('success', t('redeem.done', { list: listOf(outcome.languages) }), {
      action: { label: t('thankYou.courses'), onSelect: () => void navigate(latestStart.current) },
    })
    const next = nextLanguage(outcome.languages, session.targetLang)
    if (next !== null) switchLanguage(next)
    setRedeemed(next)
    // The access is granted already; a failure here only requires a reload.
    refreshSession().catch((error: unknown) => reportError(error))
  }

  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Stack gap={4}>
        <h2 id={heading}>{t('redeem.title')}</h2>
        <Line onSubmit={(event) => void redeem(event)} noValidate>
          <TextField
            ref={input}
            label={t('redeem.label')}
            note={t('redeem.note')}
            value={code}
            onChange={(text) => {
              setCode(text)
              setReason(null)
            }}
            error={reason && t(`redeem.${reason}`)}
            leftIcon={<IconGiftCard aria-hidden />}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
          />
          <Button type="submit" loading={redeeming.busy}>
            {t('redeem.use')}
          </Button>
        </Line>
      </Stack>
    </Card>
  )
})

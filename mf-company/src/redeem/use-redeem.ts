import type { LangCode } from '@mowka/contract/schemas/common'
import type { RedeemMessage } from '@mowka/contract/schemas/company'
import { ApiError, refreshSession, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { nextLanguage, useSwitchLanguage } from '@mowka/web/views/learning-language'
import { useState } from 'react'

/** Outcome of a code; `unknown error` is a failed call (K-CODE-09). */
export type Redemption =
  | { status: 'verified'; languages: readonly LangCode[] }
  | { status: 'invalid'; message: string }

/** Codes of failed calls that have their own texts. */
const failures = ['TOO_MANY_CALLS', 'EMAIL_NOT_CONFIRMED'] as const

/** Reasons for a refusal, as the keys of their texts. */
export const refusals = [
  'CODE_ALREADY_USED',
  'CODE_MISSING',
  'LIMIT_REACHED',
  'CONTRACT_INACTIVE',
  'COMPANY_INACTIVE',
  'NO_INVITATION',
  ...failures,
  'unknown error',
] as const satisfies readonly (
  | Exclude<RedeemMessage, 'VERIFIED'>
  | (typeof failures)[number]
  | 'unknown error'
)[]
export type Refusal = (typeof refusals)[number]

/** Maps a message to a refusal; undefined for a message that this release doesn't know (C32). */
export const refusalOf = (message: string): Refusal | undefined => refusals.find((each) => each === message)

/**
 * Redeems company access codes. After a valid one the account is refreshed, and the target language is one that the
 * code grants (K-CODE-03, K-CODE-04).
 */
export function useRedeem() {
  const [busy, setBusy] = useState(false)
  const switchLanguage = useSwitchLanguage()
  const redeem = async (body: {
    companyAccessCode: string
    firstname: string
    lastname: string
  }): Promise<Redemption> => {
    setBusy(true)
    const redemption = await callApi('redeemAccessCode', { body }).then(
      ({ status, message, languages }): Redemption =>
        status === 'verified' ? { status, languages } : { status, message },
      (error: unknown): Redemption => {
        const known = error instanceof ApiError && failures.find((code) => code === error.code)
        if (!known) reportError(error, { part: 'redeem-access-code' })
        return { status: 'invalid', message: known || 'unknown error' }
      },
    )
    if (redemption.status === 'verified') {
      // The seat is granted even if this fails.
      await refreshSession().catch((error: unknown) => reportError(error, { part: 'redeem-access-code' }))
      const next = nextLanguage(redemption.languages, session.targetLang)
      if (next !== null) switchLanguage(next)
    } else if (refusalOf(redemption.message) === undefined) {
      reportError(new Error(`Unknown message of a redemption: ${redemption.message}`), {
        part: 'redeem-access-code',
      })
    }
    setBusy(false)
    return redemption
  }
  return { redeem, busy }
}

import { callApi } from '@mowka/shared/api'
import type { RedeemMessage } from '@mowka/shared/contract/schemas/company'
import { refreshSession, reportError } from '@mowka/shared/platform'
import { useState } from 'react'

/** What became of a code; `unknown error` is a call that failed (K-CODE-09). */
export type Redemption = { status: 'verified'; message: 'VERIFIED' } | { status: 'invalid'; message: string }

/** Why a code was not good, by the names of their texts. */
export const refusals = [
  'CODE_ALREADY_USED',
  'CODE_MISSING',
  'LIMIT_REACHED',
  'CONTRACT_INACTIVE',
  'COMPANY_INACTIVE',
  'NO_INVITATION',
  'TOO_MANY_CALLS',
  'unknown error',
] as const satisfies readonly (Exclude<RedeemMessage, 'VERIFIED'> | 'TOO_MANY_CALLS' | 'unknown error')[]
export type Refusal = (typeof refusals)[number]

/** The text of a message; undefined for one that this release has never heard of (C32). */
export const refusalOf = (message: string): Refusal | undefined => refusals.find((each) => each === message)

/** Redeems company access codes, and loads the account again after one that was good (K-CODE-03, K-CODE-04). */
export function useRedeem() {
  const [busy, setBusy] = useState(false)
  const redeem = async (body: {
    companyAccessCode: string
    firstname: string
    lastname: string
  }): Promise<Redemption> => {
    setBusy(true)
    const { status, message } = await callApi('redeemAccessCode', { body }).catch((error: unknown) => {
      const isTooOften = error instanceof Object && 'status' in error && error.status === 429
      if (!isTooOften) reportError(error, { part: 'redeem-access-code' })
      return { status: 'invalid' as const, message: isTooOften ? 'TOO_MANY_CALLS' : 'unknown error' }
    })
    if (status === 'verified') {
      // The seat is theirs whatever becomes of this.
      await refreshSession().catch((error: unknown) => reportError(error, { part: 'redeem-access-code' }))
    } else if (refusalOf(message) === undefined) {
      reportError(new Error(`Unknown message of a redemption: ${message}`), { part: 'redeem-access-code' })
    }
    setBusy(false)
    return status === 'verified' ? { status, message: 'VERIFIED' } : { status, message }
  }
  return { redeem, busy }
}

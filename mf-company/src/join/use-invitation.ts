import { reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Redemption, useRedeem } from '../redeem/use-redeem'

/** Values of an invitation link. */
type InvitationLink = { cac: string; email: string }

/** Parses the hash of an invitation link; null if it is invalid. */
export function readInvitationLink(hash: string): InvitationLink | null {
  try {
    const parts = new URLSearchParams(decodeURIComponent(hash.replace(/^#/, '')))
    const cac = parts.get('cac')?.trim() ?? ''
    const email = parts.get('email')?.trim() ?? ''
    return cac === '' || email === '' ? null : { cac, email }
  } catch {
    // The link was corrupted.
    return null
  }
}

/** Progress of a user who followed an invitation link. */
export type JoinState =
  | { step: 'waiting' }
  /** Not signed in. */
  | { step: 'visitor'; email: string | null }
  /** Signed in, without a pending invitation. */
  | { step: 'form' }
  | { step: 'answered'; redemption: Redemption; email: string | null }

/**
 * Handles an invitation link: stores its code and redeems it once the user is signed in, immediately or after
 * returning from sign-up (S-COMP-13).
 */
export function useInvitation(isSignedIn: boolean): JoinState {
  const location = useLocation()
  const navigate = useNavigate()
  const [link] = useState<InvitationLink | null>(() => readInvitationLink(location.hash))
  const [state, setState] = useState<JoinState>({ step: 'waiting' })
  const { redeem } = useRedeem()
  const begun = useRef({ remembering: null as Promise<unknown> | null, isRedeeming: false })

  const go = useEffectEvent(async () => {
    // Removes code and email from the address bar, so that they aren't shared with the address.
    if (link && location.hash !== '') void navigate({ hash: '' }, { replace: true })
    begun.current.remembering ??= link
      ? callApi('setAccessCode', { body: link }).catch((error: unknown) =>
          reportError(error, { part: 'company-join' }),
        )
      : Promise.resolve()
    if (!isSignedIn) {
      await begun.current.remembering
      return setState((now) =>
        now.step === 'waiting' ? { step: 'visitor', email: link?.email ?? null } : now,
      )
    }
    if (begun.current.isRedeeming) return undefined
    begun.current.isRedeeming = true
    setState({ step: 'waiting' })
    await begun.current.remembering
    const remembered = await callApi('getAccessCode').catch((error: unknown) => {
      reportError(error, { part: 'company-join' })
      return { cac: null }
    })
    // Without a stored code, redeeming the link's code shows why it isn't valid for this account.
    const code = remembered.cac ?? link?.cac
    if (code === undefined) return setState({ step: 'form' })
    const { givenName = '', familyName = '' } = session.user ?? {}
    const redemption = await redeem({ companyAccessCode: code, firstname: givenName, lastname: familyName })
    return setState({ step: 'answered', redemption, email: link?.email ?? null })
  })
  useEffect(() => {
    void isSignedIn
    void go()
  }, [isSignedIn])
  return state
}

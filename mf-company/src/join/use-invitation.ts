import { callApi } from '@mowka/shared/api'
import { reportError } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Redemption, useRedeem } from '../redeem/use-redeem'
import { type InvitationLink, readInvitationLink } from './invitation-link'

/** How far someone is who followed the link of an invitation. */
export type JoinState =
  | { step: 'waiting' }
  /** Not signed in yet. */
  | { step: 'visitor'; email: string | null }
  /** Signed in, without an invitation that waits for them. */
  | { step: 'form' }
  | { step: 'answered'; redemption: Redemption; email: string | null }

/**
 * Leads from the link of an invitation to the seat: remembers its code, and redeems it as soon as someone is signed in,
 * here or after coming back from sign-up (S-COMP-13).
 */
export function useInvitation(isSignedIn: boolean): JoinState {
  const location = useLocation()
  const navigate = useNavigate()
  const [link] = useState<InvitationLink | null>(() => readInvitationLink(location.hash))
  const [state, setState] = useState<JoinState>({ step: 'waiting' })
  const { redeem } = useRedeem()
  const begun = useRef({ remembering: null as Promise<unknown> | null, isRedeeming: false })

  const go = useEffectEvent(async () => {
    // Code and address go out of the address bar, and to nobody with it.
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
    // Without a remembered one, that of the link says why it is not good for this account.
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

import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { refreshSession, reportError, signIn, signOut, usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Alert, Button, Loader, Mascot, Stack } from '@mowka/kernel/ui'
import { callApi, useWrite } from '@mowka/web/api'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { type Redemption, refusalOf, useRedeem } from '../redeem/use-redeem'

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
type JoinState =
  | { step: 'waiting' }
  /** Not signed in. */
  | { step: 'visitor'; email: string | null }
  /** Signed in, without a pending invitation. */
  | { step: 'form' }
  /** Signed in with an email address that isn't confirmed yet, so it may belong to someone else. */
  | { step: 'unconfirmed' }
  | { step: 'answered'; redemption: Redemption; email: string | null }

/**
 * Handles an invitation link: stores its code and redeems it once the user is signed in, immediately or after
 * returning from sign-up (S-COMP-13).
 */
function useInvitation(isSignedIn: boolean, isConfirmed: boolean): JoinState {
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
    if (!isConfirmed) {
      await begun.current.remembering
      return setState({ step: 'unconfirmed' })
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
    void isConfirmed
    void go()
  }, [isSignedIn, isConfirmed])
  return state
}

/** A separate chunk, because few visitors arrive without an invitation and need the form library. */
const RedeemForm = lazy(() => import(/* webpackChunkName: "company-redeem" */ '../redeem/RedeemForm'))

/**
 * Target of a company's invitation link: leads through sign-up or sign-in to the seat without further steps
 * (S-COMP-13).
 */
const CompanyJoinPage = observer(function CompanyJoinPage() {
  const { t } = useTranslation('company')
  usePageTitle(t('join.title'))
  // A cached account of an earlier release lacks the field, and is confirmed.
  const state = useInvitation(session.isAuthenticated, session.user?.isEmailConfirmed !== false)
  return (
    <Stack align="center" gap={4}>
      <Mascot size={88} />
      <h1>{t('join.title')}</h1>
      <Step state={state} />
    </Stack>
  )
})

function Step({ state }: { state: JoinState }) {
  switch (state.step) {
    case 'waiting':
      return <Loader />
    case 'visitor':
      return <Visitor email={state.email} />
    case 'form':
      return <CodeForm />
    case 'unconfirmed':
      return <Unconfirmed />
    case 'answered':
      return <Answered state={state} />
  }
}

/** Sign-up and sign-in buttons; both return to this page. */
function Visitor({ email }: { email: string | null }) {
  const { t } = useTranslation('company')
  const [leaving, setLeaving] = useState<'login' | 'signup' | null>(null)
  const leave = async (hint?: 'signup') => {
    setLeaving(hint ?? 'login')
    if (!(await signIn(paths.companyJoin(), hint))) setLeaving(null)
  }
  return (
    <>
      <p>{email === null ? t('join.visitor') : t('join.visitorAs', { email })}</p>
      <Button variant="primary" size="lg" loading={leaving === 'signup'} onClick={() => leave('signup')}>
        {t('join.signUp')}
      </Button>
      <Button variant="ghost" loading={leaving === 'login'} onClick={() => leave()}>
        {t('join.signIn')}
      </Button>
    </>
  )
}

/** The seat waits for the confirmation of the address, which may happen in another tab or on another device. */
function Unconfirmed() {
  const { t } = useTranslation('company')
  const [checking, setChecking] = useState(false)
  const resending = useWrite('resendEmailConfirmation', { success: () => t('join.resent') })
  const check = async () => {
    setChecking(true)
    await refreshSession().catch((error: unknown) => reportError(error, { part: 'company-join' }))
    setChecking(false)
  }
  return (
    <>
      <p>{t('join.unconfirmed', { email: session.user?.email })}</p>
      <Button variant="primary" size="lg" loading={checking} onClick={check}>
        <span>{t('join.confirmed')}</span>
      </Button>
      <Button loading={resending.busy} onClick={() => void resending.run({})}>
        <span>{t('join.resend')}</span>
      </Button>
      <Button variant="ghost" to={paths.courses()}>
        {t('redeem.toCourses')}
      </Button>
    </>
  )
}

/** Code form for an account without a pending invitation. */
function CodeForm() {
  const { t } = useTranslation('company')
  const [opened, setOpened] = useState<readonly LangCode[] | null>(null)
  if (opened) return <Welcome opened={opened} />
  return (
    <>
      <p>{t('join.form', { email: session.user?.email })}</p>
      <Suspense fallback={<Loader />}>
        <RedeemForm onRedeemed={setOpened} />
      </Suspense>
    </>
  )
}

/** Confirmation after a valid code: the granted languages with a link to their courses. */
function Welcome({ opened }: { opened: readonly LangCode[] }) {
  const { t } = useTranslation('company')
  const { listOf } = useLanguageNames()
  return (
    <>
      <Alert kind="success" live>
        {t('redeem.done', { list: listOf(opened) })}
      </Alert>
      <Button variant="primary" size="lg" to={paths.courses()}>
        {t('join.start')}
      </Button>
    </>
  )
}

function Answered({ state }: { state: Extract<JoinState, { step: 'answered' }> }) {
  const { t } = useTranslation('company')
  const { redemption, email } = state
  if (redemption.status === 'verified') return <Welcome opened={redemption.languages} />
  const own = session.user?.email ?? ''
  const isOther = email !== null && email.toLowerCase() !== own.toLowerCase()
  const refusal = refusalOf(redemption.message) ?? 'unknown error'
  return (
    <>
      <Alert kind={redemption.message === 'CODE_ALREADY_USED' ? 'info' : 'error'} live>
        {isOther && refusal === 'NO_INVITATION'
          ? t('join.other', { email, own })
          : t(`redeem.refused.${refusal}`)}
      </Alert>
      {isOther && <Button onClick={() => signOut(paths.companyJoin())}>{t('join.signOut')}</Button>}
      <Button variant={isOther ? 'ghost' : 'primary'} to={paths.courses()}>
        {t('redeem.toCourses')}
      </Button>
    </>
  )
}

export default CompanyJoinPage

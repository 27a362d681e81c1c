import { paths } from '@mowka/contract/routes'
import { signIn, signOut, usePageTitle } from '@mowka/kernel/platform'
import { Alert, Button, EmptyState, Mascot, Page, Stack } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useChunk } from '../boundaries/use-chunk'
import { loadFront } from '../front/load-front'
import { confirmationUrl, readPageData } from '../page-data/page-data'
import { account } from '../session/account'
import { isSiteDataBlocked } from '../site-data/site-data'

const formatNow = (lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(new Date())

/**
 * The documented button of the login page, which redirects to the identity provider and back to the courses
 * (P-AUTH-04), and the one that opens the sign-up form. Without site data neither would work.
 */
export function SignInButtons() {
  const { t } = useTranslation('shell')
  const [leaving, setLeaving] = useState<'login' | 'signup' | null>(null)
  const leave = async (hint?: 'signup') => {
    setLeaving(hint ?? 'login')
    if (!(await signIn(paths.courses(), hint))) setLeaving(null)
  }
  if (isSiteDataBlocked()) return null
  return (
    <>
      <Button variant="ghost" loading={leaving === 'login'} onClick={() => leave()}>
        {t('login.button')}
      </Button>
      <Button variant="outline" loading={leaving === 'signup'} onClick={() => leave('signup')}>
        {t('login.signUp')}
      </Button>
    </>
  )
}

/** Replaces the front page if its code can't be loaded. The buttons above it work. */
function Welcome() {
  const { t } = useTranslation('shell')
  usePageTitle(t('login.title'))
  return (
    <Page width="trainer">
      <Stack align="center">
        <Mascot size={88} />
        <h1>{t('login.title')}</h1>
        <p>{t('login.text')}</p>
      </Stack>
    </Page>
  )
}

/** Without the front page the product still works, so that a failed load is no error. */
const loadFrontPage = (): Promise<ComponentType> => loadFront().catch(() => Welcome)

/** The front page for visitors (C83). It explains what prevents a sign-in, if anything does. */
export const LoginPage = observer(function LoginPage({
  reload = () => location.reload(),
}: {
  reload?: () => void
}) {
  const { t, i18n } = useTranslation('shell')
  const Front = useChunk(loadFrontPage)
  if (isSiteDataBlocked())
    return (
      <Page width="trainer">
        <Stack align="center">
          <Mascot size={88} face="surprised" />
          <h1>{t('login.siteData.title')}</h1>
          <p>{t('login.siteData.text')}</p>
          <Button variant="primary" size="lg" onClick={reload}>
            {t('login.siteData.button')}
          </Button>
        </Stack>
      </Page>
    )
  return (
    <>
      {account.isClockWrong && (
        <Alert kind="warning" title={t('login.clock.title')} live>
          {t('login.clock.text', { time: formatNow(i18n.language) })}
        </Alert>
      )}
      {Front ? <Front /> : <div aria-busy="true" />}
    </>
  )
})

/**
 * Shown when the server refuses the identity provider's tokens, instead of signing in again and again (P-AUTH-06).
 */
export function SignInStoppedPage() {
  const { t } = useTranslation('shell')
  const { pathname, search, hash } = useLocation()
  const [leaving, setLeaving] = useState(false)
  usePageTitle(t('signInStopped.title'))
  const leave = async () => {
    setLeaving(true)
    if (!(await signIn(pathname + search + hash, 'again'))) setLeaving(false)
  }
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={t('signInStopped.title')}
        actions={
          <Button variant="primary" loading={leaving} onClick={leave}>
            {t('signInStopped.button')}
          </Button>
        }
      >
        {t('signInStopped.text')}
      </EmptyState>
    </Page>
  )
}

/** Builds the provider's resend address with the email filled in. */
function resendAddress(page: string, email: string | null, language: string): string {
  const url = new URL(page)
  if (email) url.searchParams.set('email', email)
  url.searchParams.set('ui_locales', language)
  return url.href
}

/** The courses, as a deep link: the guard starts a sign-in there instead of showing the front page (C39, C83). */
const afterConfirmation = paths.courses({}, { query: { confirmed: 'true' } })

/**
 * Page for an unconfirmed email: the address, the next steps, a resend link and two buttons (P-UNVER, C39). The
 * provider grants no session before the confirmation, so there is none to continue.
 */
export const UnverifiedEmailPage = observer(function UnverifiedEmailPage() {
  const { t, i18n } = useTranslation('shell')
  usePageTitle(t('unverified.title'))
  const resend = confirmationUrl()
  const email = account.unconfirmedEmail
  return (
    <Stack align="center">
      <Mascot size={88} face="glance" />
      <h1>{t('unverified.title')}</h1>
      {email ? (
        <p>
          {t('unverified.textTo')} <b>{email}</b>
        </p>
      ) : (
        <p>{t('unverified.text')}</p>
      )}
      <p>{t('unverified.next')}</p>
      <Button variant="primary" onClick={() => signOut(afterConfirmation)}>
        {t('unverified.toCourses')}
      </Button>
      <p>{t('unverified.hint')}</p>
      {resend !== null && (
        <Button
          href={resendAddress(resend, email, i18n.language)}
          target="_blank"
          aria-label={t('unverified.resendNewTab')}
        >
          {t('unverified.resend')}
        </Button>
      )}
      <Button variant="ghost" onClick={() => signOut(readPageData().config.siteUrl)}>
        {t('unverified.toSite')}
      </Button>
    </Stack>
  )
})

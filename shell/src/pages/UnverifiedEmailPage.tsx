import { paths } from '@mowka/contract/routes'
import { signOut, usePageTitle } from '@mowka/kernel/platform'
import { Button, Mascot, Stack } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { confirmationUrl, readPageData } from '../page-data/page-data'
import { account } from '../session/account'

/** Builds the provider's resend address with the email filled in. */
function resendAddress(page: string, email: string | null, language: string): string {
  const url = new URL(page)
  if (email) url.searchParams.set('email', email)
  url.searchParams.set('ui_locales', language)
  return url.href
}

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
      <Button variant="primary" onClick={() => signOut(paths.courses())}>
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

import { paths } from '@mowka/contract/routes'
import { signIn, usePageTitle } from '@mowka/kernel/platform'
import { Alert, Button, Mascot, Stack } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { account } from '../session/account'
import { isSiteDataBlocked } from '../site-data/site-data'

const formatNow = (lang: string): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short' }).format(new Date())

/** Redirects to the identity provider and back to the courses (P-AUTH-04). */
export const LoginPage = observer(function LoginPage({
  reload = () => location.reload(),
}: {
  reload?: () => void
}) {
  const { t, i18n } = useTranslation('shell')
  usePageTitle(t('login.title'))
  const [leaving, setLeaving] = useState<'login' | 'signup' | null>(null)
  const leave = async (hint?: 'signup') => {
    setLeaving(hint ?? 'login')
    if (!(await signIn(paths.courses(), hint))) setLeaving(null)
  }
  if (isSiteDataBlocked())
    return (
      <Stack align="center">
        <Mascot size={88} face="surprised" />
        <h1>{t('login.siteData.title')}</h1>
        <p>{t('login.siteData.text')}</p>
        <Button variant="primary" size="lg" onClick={reload}>
          {t('login.siteData.button')}
        </Button>
      </Stack>
    )
  return (
    <Stack align="center">
      <Mascot size={88} />
      <h1>{t('login.title')}</h1>
      {account.isClockWrong ? (
        <Alert kind="warning" title={t('login.clock.title')} live>
          {t('login.clock.text', { time: formatNow(i18n.language) })}
        </Alert>
      ) : (
        <p>{t('login.text')}</p>
      )}
      <Button variant="primary" size="lg" loading={leaving === 'login'} onClick={() => leave()}>
        {t('login.button')}
      </Button>
      <Button variant="ghost" loading={leaving === 'signup'} onClick={() => leave('signup')}>
        {t('login.signUp')}
      </Button>
    </Stack>
  )
})

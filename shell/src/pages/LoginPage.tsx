import { paths } from '@mowka/shared/contract/routes'
import { signIn, usePageTitle } from '@mowka/shared/platform'
import { Button, Mascot, Stack } from '@mowka/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** The way in: leaves for the identity provider and comes back to the courses (P-AUTH-04). */
export function LoginPage() {
  const { t } = useTranslation('shell')
  usePageTitle(t('login.title'))
  const [leaving, setLeaving] = useState<'login' | 'signup' | null>(null)
  const leave = async (hint?: 'signup') => {
    setLeaving(hint ?? 'login')
    if (!(await signIn(paths.courses(), hint))) setLeaving(null)
  }
  return (
    <Stack align="center">
      <Mascot size={88} />
      <h1>{t('login.title')}</h1>
      <p>{t('login.text')}</p>
      <Button variant="primary" size="lg" loading={leaving === 'login'} onClick={() => leave()}>
        {t('login.button')}
      </Button>
      <Button variant="ghost" loading={leaving === 'signup'} onClick={() => leave('signup')}>
        {t('login.signUp')}
      </Button>
    </Stack>
  )
}

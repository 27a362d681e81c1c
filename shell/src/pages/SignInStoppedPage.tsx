import { signIn, usePageTitle } from '@mowka/kernel/platform'
import { Button, EmptyState, Page } from '@mowka/kernel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

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

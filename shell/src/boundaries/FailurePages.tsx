import { paths } from '@mowka/shared/contract/routes'
import { usePageTitle } from '@mowka/shared/platform'
import { Button, ErrorState, Page } from '@mowka/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'

function Failure({ onRetry, wayOut }: { onRetry: () => void; wayOut: ReactNode }) {
  const { t } = useTranslation('shell')
  usePageTitle(t('failure.title'))
  return (
    <Page>
      <ErrorState headingLevel={1} title={t('failure.title')} onRetry={onRetry} actions={wayOut}>
        {t('failure.text')}
      </ErrorState>
    </Page>
  )
}

/** In place of a page of the shell that threw, inside its layout. Trying again makes the page anew. */
export function FailedShellPage() {
  const { t } = useTranslation('shell')
  const location = useLocation()
  const navigate = useNavigate()
  return (
    <Failure
      // The router's boundary begins anew with every navigation, also with one to where it is.
      onRetry={() => void navigate(location, { replace: true, state: location.state })}
      wayOut={<Button to={paths.courses()}>{t('failure.toCourses')}</Button>}
    />
  )
}

/**
 * In place of everything when a layout or what stands around it threw. Both ways out load the page from the server:
 * what broke is what would show anything else.
 */
export function FailedProduct({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <main>
      <Failure onRetry={reload} wayOut={<Button href={paths.courses()}>{t('failure.toCourses')}</Button>} />
    </main>
  )
}

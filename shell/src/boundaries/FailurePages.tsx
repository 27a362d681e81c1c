import { paths } from '@mowka/contract/routes'
import { usePageTitle } from '@mowka/kernel/platform'
import { Button, EmptyState, ErrorState, Page } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Page for unknown addresses (P-404-01). */
export function NotFoundPage() {
  const { t } = useTranslation('shell')
  usePageTitle(t('notFound.title'))
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={t('notFound.title')}
        actions={
          <Button variant="primary" to={paths.courses()}>
            {t('notFound.toCourses')}
          </Button>
        }
      >
        {t('notFound.text')}
      </EmptyState>
    </Page>
  )
}

/** Page of the panel that the user's role doesn't include. */
export function NoAccessPage() {
  const { t } = useTranslation('shell')
  usePageTitle(t('noAccess.title'))
  return (
    <Page>
      <EmptyState
        headingLevel={1}
        title={t('noAccess.title')}
        actions={
          <Button variant="primary" to={paths.admin()}>
            {t('noAccess.toPanel')}
          </Button>
        }
      >
        {t('noAccess.text')}
      </EmptyState>
    </Page>
  )
}

type Props = {
  /** Reloads the page; retrying with the same state would fail again. */
  reload?: () => void
}
const reloadPage = () => window.location.reload()

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

/** Replaces a shell page that threw, inside its layout. Any navigation leaves it. */
export function FailedRoute({ reload = reloadPage }: Props) {
  const { t } = useTranslation('shell')
  return <Failure onRetry={reload} wayOut={<Button to={paths.courses()}>{t('failure.toCourses')}</Button>} />
}

/**
 * Replaces the whole product when a layout or something around it threw. Its link loads the page from the server,
 * because the broken part would render any other page.
 */
export function FailedProduct({ reload = reloadPage }: Props) {
  const { t } = useTranslation('shell')
  return (
    <main>
      <Failure onRetry={reload} wayOut={<Button href={paths.courses()}>{t('failure.toCourses')}</Button>} />
    </main>
  )
}

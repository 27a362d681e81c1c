import { paths } from '@mowka/contract/routes'
import { usePageTitle } from '@mowka/kernel/platform'
import { Button, ErrorState, Page } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  /** Loads the page again: what threw would throw again over the same state. */
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

/** In place of a page that threw outside of its remote, inside its layout. Every navigation leads out of it. */
export function FailedRoute({ reload = reloadPage }: Props) {
  const { t } = useTranslation('shell')
  return <Failure onRetry={reload} wayOut={<Button to={paths.courses()}>{t('failure.toCourses')}</Button>} />
}

/**
 * Instead of everything when a layout or what is around it threw. The way out loads the page from the server, too: what
 * broke is what would show anything else.
 */
export function FailedProduct({ reload = reloadPage }: Props) {
  const { t } = useTranslation('shell')
  return (
    <main>
      <Failure onRetry={reload} wayOut={<Button href={paths.courses()}>{t('failure.toCourses')}</Button>} />
    </main>
  )
}

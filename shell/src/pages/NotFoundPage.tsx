import { paths } from '@mowka/contract/routes'
import { usePageTitle } from '@mowka/kernel/platform'
import { Button, EmptyState, Page } from '@mowka/kernel/ui'
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

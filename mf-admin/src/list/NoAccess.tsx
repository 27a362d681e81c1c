import { paths } from '@mowka/contract/routes'
import { Button, EmptyState } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'

/** The server does not let this person into the panel (their role was taken away while they were here). */
export function NoAccess() {
  const { t } = useTranslation('admin')
  return (
    <EmptyState
      title={t('noAccess.title')}
      actions={
        <Button variant="primary" to={paths.courses()}>
          {t('noAccess.action')}
        </Button>
      }
    >
      {t('noAccess.text')}
    </EmptyState>
  )
}

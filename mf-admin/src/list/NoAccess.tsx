import { paths } from '@mowka/contract/routes'
import { Button, EmptyState } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'

/** Shown when the server refuses access, e.g. because the role was revoked during the session. */
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

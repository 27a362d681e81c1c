import { Muted, PageHeader } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'

/** The heading of the page and the promise under it. The basket's icon is in the header of the shell. */
export function SubscribeHeader() {
  const { t } = useTranslation('commerce')
  return (
    <div>
      <PageHeader title={t('subscribe.title')} />
      <Muted>{t('subscribe.note')}</Muted>
    </div>
  )
}

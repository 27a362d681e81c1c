import { Muted, PageHeader } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'

/** Page heading and subtitle. The basket icon is in the shell's header. */
export function SubscribeHeader() {
  const { t } = useTranslation('commerce')
  return (
    <div>
      <PageHeader title={t('subscribe.title')} />
      <Muted>{t('subscribe.note')}</Muted>
    </div>
  )
}

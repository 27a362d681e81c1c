import { Muted, PageHeader } from '@mowka/shared/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The heading of the page with the cart icon beside it, on phones too, and the promise under it. */
export function SubscribeHeader({ cart }: { cart?: ReactNode }) {
  const { t } = useTranslation('commerce')
  return (
    <div>
      <PageHeader title={t('subscribe.title')} aside={cart} />
      <Muted>{t('subscribe.note')}</Muted>
    </div>
  )
}

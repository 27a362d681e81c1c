import { paths } from '@mowka/shared/contract/routes'
import { formatMoney } from '@mowka/shared/domain/money'
import { spokenOrderNumber } from '@mowka/shared/domain/order-number'
import { usePageTitle } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { Button, Page } from '@mowka/shared/ui'
import { IconArrowRight, IconGift, IconRefresh } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { forgetBuyer } from '../buyer/forget-buyer'
import { InvoiceNote } from '../order-status/InvoiceNote'
import type { StatusView } from '../order-status/order-status'
import { StatusCard, type StatusWords } from '../order-status/StatusCard'
import { useOrderStatus } from '../order-status/use-order-status'
import { usePurchase } from '../order-status/use-purchase'
import { NextSteps } from '../thank-you/NextSteps'
import { siteLinks } from '../thank-you/site-links'
import { giftBasket } from './gift-basket-store'
import { giftBuyerDraft } from './gift-buyer-draft'

/** What the provider adds to the address when a payment was not authorised. */
const REFUSED = '501'

/** What became of the payment of gift cards, for a visitor as for anyone (C-THX-16). */
export default function GiftCardThankYouPage() {
  const [query] = useSearchParams()
  const extOrderId = query.get('extOrderId') || null
  return <ThankYou key={extOrderId} extOrderId={extOrderId} isRefused={query.get('error') === REFUSED} />
}

const ThankYou = observer(function ThankYou({
  extOrderId,
  isRefused,
}: {
  extOrderId: string | null
  isRefused: boolean
}) {
  const { t } = useTranslation('commerce')
  usePageTitle(t('thankYou.title'))
  const { view, order, lookAgain } = useOrderStatus(extOrderId, isRefused)
  usePurchase(extOrderId, order, () => {
    if (extOrderId !== null) giftBasket.takeOutOrdered(extOrderId)
    forgetBuyer(giftBuyerDraft(session.user))
  })
  const words: StatusWords =
    view === 'paid'
      ? { title: t('gift.paid.title'), lead: t('gift.paid.lead'), more: t('gift.paid.more') }
      : view === 'cancelled'
        ? { lead: t('gift.cancelled') }
        : {}
  const facts = order
    ? [
        { label: t('orderStatus.number'), value: spokenOrderNumber(order.transactionId) },
        { label: t('orderStatus.amount'), value: formatMoney(order.total) },
      ]
    : []
  return (
    <Page>
      <StatusCard
        view={view}
        words={words}
        facts={facts}
        actions={<Actions view={view} onLookAgain={lookAgain} />}
      />
      <InvoiceNote order={order} view={view} />
      <NextSteps view={view} />
    </Page>
  )
})

/** The buttons of a state; orange when there is something to do. */
function Actions({ view, onLookAgain }: { view: StatusView; onLookAgain: () => void }) {
  const { t } = useTranslation('commerce')
  const contact = siteLinks()?.contact
  return (
    <>
      {view === 'unknown' && (
        <Button variant="primary" size="lg" leftIcon={<IconRefresh aria-hidden />} onClick={onLookAgain}>
          {t('orderStatus.again')}
        </Button>
      )}
      {view === 'cancelled' && (
        <Button variant="primary" size="lg" to={paths.giftCard()} rightIcon={<IconArrowRight aria-hidden />}>
          {t('gift.back')}
        </Button>
      )}
      {(view === 'cancelled' || view === 'unknown') && contact && (
        <Button href={contact} target="_blank">
          {t('thankYou.write')}
        </Button>
      )}
      {view === 'paid' && (
        <Button to={paths.giftCard()} leftIcon={<IconGift aria-hidden />}>
          {t('gift.another')}
        </Button>
      )}
      <Button to={paths.courses()}>{t('thankYou.courses')}</Button>
    </>
  )
}

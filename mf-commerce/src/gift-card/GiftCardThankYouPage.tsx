import { paths } from '@mowka/contract/routes'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Page } from '@mowka/kernel/ui'
import { IconArrowRight, IconGift } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { clearBuyerDraft, giftBuyerDraftName } from '../buyer/buyer-values'
import { type StatusView, useOrderStatus, usePaymentReturn, usePurchase } from '../order-status/order-status'
import { InvoiceNote, LookAgainButton, StatusCard, type StatusTexts } from '../order-status/StatusCard'
import { ReceiptCard } from '../receipt/Receipt'
import { NextSteps, siteLinks } from '../thank-you/NextSteps'
import { giftBasket } from './basket/gift-basket-store'

/** Payment status of a gift card order, open to visitors (C-THX-16). */
export default function GiftCardThankYouPage() {
  const payment = usePaymentReturn()
  return <ThankYou key={payment.extOrderId} {...payment} />
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
    if (extOrderId !== null) giftBasket.removeOrdered(extOrderId)
    clearBuyerDraft(giftBuyerDraftName(session.user))
  })
  const texts: StatusTexts =
    view === 'paid'
      ? { title: t('gift.paid.title'), lead: t('gift.paid.lead'), more: t('gift.paid.more') }
      : view === 'cancelled'
        ? { lead: t('gift.cancelled') }
        : {}
  return (
    <Page>
      <StatusCard
        view={view}
        order={order}
        texts={texts}
        actions={<Actions view={view} onLookAgain={lookAgain} />}
      />
      <InvoiceNote order={order} view={view} />
      {view === 'paid' && order && <ReceiptCard order={order} />}
      <NextSteps view={view} />
    </Page>
  )
})

/** The buttons of a status; primary if there is something to do. */
function Actions({ view, onLookAgain }: { view: StatusView; onLookAgain: () => void }) {
  const { t } = useTranslation('commerce')
  const contact = siteLinks()?.contact
  return (
    <>
      {view === 'unknown' && <LookAgainButton onClick={onLookAgain} />}
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

import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { OrderStatus } from '@mowka/contract/schemas/order'
import { parseProductCode } from '@mowka/domain/shop/product-code'
import { formatDate } from '@mowka/domain/time'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Page } from '@mowka/kernel/ui'
import { IconArrowRight } from '@mowka/kernel/ui/icons'
import { nextLanguage, useLanguageNames, useSwitchLanguage } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { basket } from '../basket/basket-store'
import { clearBuyerDraft, orderDraftName } from '../buyer/buyer-values'
import { type StatusView, useOrderStatus, usePaymentReturn, usePurchase } from '../order-status/order-status'
import { InvoiceNote, LookAgainButton, StatusCard, type StatusTexts } from '../order-status/StatusCard'
import { ReceiptCard } from '../receipt/Receipt'
import { NextSteps, siteLinks } from './NextSteps'

const languagesOf = (order: OrderStatus): LangCode[] => [
  ...new Set(order.items.flatMap(({ itemId }) => parseProductCode(itemId)?.targetLang ?? [])),
]

/** Payment status for the buyer who returns from the provider (C-THX-01 to -14). */
export default function ThankYouPage() {
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
  const { t } = useTranslation(['commerce', 'common'])
  const { nameOf } = useLanguageNames()
  usePageTitle(t('thankYou.title'))
  const { view, order, lookAgain } = useOrderStatus(extOrderId, isRefused)
  const switchLanguage = useSwitchLanguage()
  const [switchedTo, setSwitchedTo] = useState<LangCode | null>(null)
  const isAccountUpdated = usePurchase(extOrderId, order, (paid, isFirst) => {
    basket.removePurchased({ productCodes: paid.items.map(({ itemId }) => itemId), coupon: paid.coupon })
    clearBuyerDraft(orderDraftName(session.user))
    const next = nextLanguage(languagesOf(paid), session.targetLang)
    // Once per order: when the page is opened again, the user may have chosen another language since.
    if (!isFirst || next === null || next === session.learnLang) return
    if (session.learnLang !== null) setSwitchedTo(next)
    switchLanguage(next)
  })

  const bought = order ? languagesOf(order) : []
  const lang = view === 'paid' ? nextLanguage(bought, session.targetLang) : null
  const access = bought.flatMap((each) => {
    const until = session.accessUntil(each)
    const language = t(`common:language.${each}`)
    return until ? [t('thankYou.until', { language, date: formatDate(until) })] : []
  })
  // Until the account is reloaded, it still has the end of access from before the payment.
  const texts: StatusTexts = {}
  if (view === 'paid' && isAccountUpdated && access.length > 0) {
    texts.lead = t('thankYou.access', { list: access.join(', ') })
  }
  if (view === 'paid' && switchedTo !== null) {
    texts.more = `${t('thankYou.switched', { language: nameOf(switchedTo) })} ${t('orderStatus.paid.more')}`
  }
  return (
    <Page>
      <StatusCard
        view={view}
        order={order}
        texts={texts}
        actions={
          <Actions
            view={view}
            onLookAgain={lookAgain}
            onCourses={() => lang !== null && switchLanguage(lang)}
          />
        }
      />
      <InvoiceNote order={order} view={view} />
      {view === 'paid' && order && <ReceiptCard order={order} />}
      <NextSteps view={view} lang={lang} />
    </Page>
  )
})

/** The buttons of a status; primary if there is something to do. */
function Actions({
  view,
  onLookAgain,
  onCourses,
}: {
  view: StatusView
  onLookAgain: () => void
  /** Called when the courses are opened after a payment. */
  onCourses: () => void
}) {
  const { t } = useTranslation('commerce')
  const contact = siteLinks()?.contact
  if (view === 'paid') {
    return (
      <Button
        variant="primary"
        size="lg"
        to={paths.courses()}
        onClick={onCourses}
        rightIcon={<IconArrowRight aria-hidden />}
      >
        {t('thankYou.courses')}
      </Button>
    )
  }
  return (
    <>
      {view === 'unknown' && <LookAgainButton onClick={onLookAgain} />}
      {view === 'cancelled' && (
        <Button
          variant="primary"
          size="lg"
          to={paths.subscribeSummary()}
          rightIcon={<IconArrowRight aria-hidden />}
        >
          {t('thankYou.back')}
        </Button>
      )}
      {view === 'cancelled' && contact && (
        <Button href={contact} target="_blank">
          {t('thankYou.write')}
        </Button>
      )}
      <Button to={paths.courses()}>{t('thankYou.courses')}</Button>
    </>
  )
}

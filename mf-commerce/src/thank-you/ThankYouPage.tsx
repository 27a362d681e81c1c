import { paths } from '@mowka/shared/contract/routes'
import type { LangCode } from '@mowka/shared/contract/schemas/common'
import type { OrderStatus } from '@mowka/shared/contract/schemas/order'
import { formatMoney } from '@mowka/shared/domain/money'
import { spokenOrderNumber } from '@mowka/shared/domain/order-number'
import { parseProductCode } from '@mowka/shared/domain/product-code'
import { formatDate } from '@mowka/shared/domain/warsaw-time'
import { usePageTitle } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { Button, Page } from '@mowka/shared/ui'
import { IconArrowRight, IconRefresh } from '@mowka/shared/ui/icons'
import { nextLanguage, useLanguageNames, useSwitchLanguage } from '@mowka/shared/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { basket } from '../basket/basket-store'
import { forgetBuyer } from '../buyer/forget-buyer'
import { orderDraft } from '../order/order-draft'
import { InvoiceNote } from '../order-status/InvoiceNote'
import type { StatusView } from '../order-status/order-status'
import { StatusCard, type StatusWords } from '../order-status/StatusCard'
import { useOrderStatus } from '../order-status/use-order-status'
import { usePurchase } from '../order-status/use-purchase'
import { NextSteps } from './NextSteps'
import { siteLinks } from './site-links'

/** What the provider adds to the address when a payment was not authorised. */
const REFUSED = '501'

const languagesOf = (order: OrderStatus): LangCode[] => [
  ...new Set(order.items.flatMap(({ itemId }) => parseProductCode(itemId)?.targetLang ?? [])),
]

/** What became of the payment, for the person who comes back from it (C-THX-01 to -14). */
export default function ThankYouPage() {
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
  const { t } = useTranslation(['commerce', 'common'])
  const { nameOf } = useLanguageNames()
  usePageTitle(t('thankYou.title'))
  const { view, order, lookAgain } = useOrderStatus(extOrderId, isRefused)
  const switchLanguage = useSwitchLanguage()
  const [switchedTo, setSwitchedTo] = useState<LangCode | null>(null)
  const isAccountFresh = usePurchase(extOrderId, order, (paid, isFirst) => {
    basket.takeOut({ productCodes: paid.items.map(({ itemId }) => itemId), coupon: paid.coupon })
    forgetBuyer(orderDraft(session.user))
    const next = nextLanguage(languagesOf(paid), session.targetLang)
    // Once per order: who opens the page again may have chosen another language since.
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
  // Before the account is loaded again it names the end from before the payment.
  const words: StatusWords = {}
  if (view === 'paid' && isAccountFresh && access.length > 0) {
    words.lead = t('thankYou.access', { list: access.join(', ') })
  }
  if (view === 'paid' && switchedTo !== null) {
    words.more = `${t('thankYou.switched', { language: nameOf(switchedTo) })} ${t('orderStatus.paid.more')}`
  }
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
        actions={
          <Actions
            view={view}
            onLookAgain={lookAgain}
            onCourses={() => lang !== null && switchLanguage(lang)}
          />
        }
        facts={facts}
      />
      <InvoiceNote order={order} view={view} />
      <NextSteps view={view} lang={lang} />
    </Page>
  )
})

/** The buttons of a state; orange when there is something to do. */
function Actions({
  view,
  onLookAgain,
  onCourses,
}: {
  view: StatusView
  onLookAgain: () => void
  /** The courses are opened after a payment. */
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
      {view === 'unknown' && (
        <Button variant="primary" size="lg" leftIcon={<IconRefresh aria-hidden />} onClick={onLookAgain}>
          {t('orderStatus.again')}
        </Button>
      )}
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

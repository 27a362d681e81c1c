import { paths } from '@mowka/shared/contract/routes'
import { formatMoney } from '@mowka/shared/domain/money'
import { spokenOrderNumber } from '@mowka/shared/domain/order-number'
import { parseProductCode } from '@mowka/shared/domain/product-code'
import { formatDate } from '@mowka/shared/domain/warsaw-time'
import { usePageTitle } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { Button, Muted, Page, tokens } from '@mowka/shared/ui'
import { IconArrowRight, IconReceipt, IconRefresh } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { basket } from '../basket/basket-store'
import { forgetBuyer } from '../buyer/forget-buyer'
import { orderDraft } from '../order/order-draft'
import type { StatusView } from '../order-status/order-status'
import { StatusCard } from '../order-status/StatusCard'
import { useOrderStatus } from '../order-status/use-order-status'
import { usePurchase } from '../order-status/use-purchase'
import { NextSteps } from './NextSteps'
import { siteLinks } from './site-links'

const Invoice = styled(Muted)`
  display: flex;
  gap: ${tokens.s2};
  svg { flex: none; width: 20px; height: 20px; }
`

/** What the provider adds to the address when a payment was not authorised. */
const REFUSED = '501'

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
  usePageTitle(t('thankYou.title'))
  const { view, order, lookAgain } = useOrderStatus(extOrderId, isRefused)
  const isAccountFresh = usePurchase(extOrderId, order, ({ items, coupon }) => {
    basket.takeOut({ productCodes: items.map(({ itemId }) => itemId), coupon })
    forgetBuyer(orderDraft(session.user))
  })

  const bought = (order?.items ?? []).flatMap(({ itemId }) => parseProductCode(itemId)?.targetLang ?? [])
  const access = [...new Set(bought)].flatMap((lang) => {
    const until = session.accessUntil(lang)
    const language = t(`common:language.${lang}`)
    return until ? [t('thankYou.until', { language, date: formatDate(until) })] : []
  })
  // Before the account is loaded again it names the end from before the payment.
  const words =
    view === 'paid' && isAccountFresh && access.length > 0
      ? { lead: t('thankYou.access', { list: access.join(', ') }) }
      : {}
  const facts = order
    ? [
        { label: t('orderStatus.number'), value: spokenOrderNumber(order.transactionId) },
        { label: t('orderStatus.amount'), value: formatMoney(order.total) },
      ]
    : []
  const isOver = view === 'unknown' || view === 'cancelled'
  return (
    <Page>
      <StatusCard
        view={view}
        words={words}
        actions={<Actions view={view} onLookAgain={lookAgain} />}
        facts={facts}
      />
      {!isOver && (
        <Invoice size={14}>
          <IconReceipt aria-hidden />
          {t('orderStatus.invoice')}
        </Invoice>
      )}
      <NextSteps view={view} />
    </Page>
  )
})

/** The buttons of a state; orange when there is something to do. */
function Actions({ view, onLookAgain }: { view: StatusView; onLookAgain: () => void }) {
  const { t } = useTranslation('commerce')
  const contact = siteLinks()?.contact
  if (view === 'paid') {
    return (
      <Button variant="primary" size="lg" to={paths.courses()} rightIcon={<IconArrowRight aria-hidden />}>
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

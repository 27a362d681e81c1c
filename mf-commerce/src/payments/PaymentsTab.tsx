import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { Order, Product } from '@mowka/contract/schemas/order'
import { formatPlanQuery } from '@mowka/domain/shop/plan-query'
import { lastBoughtPlan, renewalPlan } from '@mowka/domain/shop/renewal'
import { formatDate } from '@mowka/domain/time'
import { accessLeft } from '@mowka/domain/user/access'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Card, EmptyState, Flag, Muted, media, Stack, tokens } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconClock } from '@mowka/kernel/ui/icons'
import { optional, useReads } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { plansOf } from '../plans/plans'
import { RedeemCard } from '../redeem/RedeemCard'
import { InvoiceDataCard, type InvoiceForm } from './InvoiceDataCard'
import { OrdersCard } from './OrdersCard'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  align-items: start;
  gap: ${tokens.s4};
  > div { display: grid; gap: ${tokens.s4}; min-width: 0; }
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`

/**
 * The payments tab of the profile, which another remote renders: accesses, orders, invoice data and gift card codes
 * (U09). Requesting an invoice saves changed invoice data first (L-PAYT-09).
 */
export default function PaymentsTab() {
  const invoiceForm = useRef<InvoiceForm>(null)
  return (
    <Columns>
      <div>
        <AccessCard />
        <OrdersCard
          invoiceForm={{
            saveIfNeeded: async () => (await invoiceForm.current?.saveIfNeeded()) ?? 'failed',
            showIncomplete: () => invoiceForm.current?.showIncomplete(),
          }}
        />
        <InvoiceDataCard ref={invoiceForm} />
      </div>
      <div>
        <RedeemCard />
      </div>
    </Columns>
  )
}

const List = styled.ul`
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto auto;
    align-items: center;
    gap: ${tokens.s2} ${tokens.s4};
    padding-block: ${tokens.s3};
  }
  > li + li { border-top: 1px solid ${tokens.line}; }
  b { display: block; font-weight: 800; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  ${media.phone} {
    > li { grid-template-columns: auto minmax(0, 1fr) auto; }
    > li > p + p { grid-row: 2; grid-column: 2; }
  }
`
const Left = styled.p<{ $urgent: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $urgent }) => ($urgent ? tokens.danger : 'inherit')};
  font-size: ${tokens.fs14};
  font-weight: 700;
  svg { width: 18px; height: 18px; }
`

/** Link to the plans of a language with the one bought last preselected, or else the recommended one. */
function renewalLink(plans: readonly Product[], orders: readonly Order[], lang: LangCode): string {
  const plan = renewalPlan(plansOf(plans, session.sourceLang, lang), lang, lastBoughtPlan(orders, lang))
  return paths.subscribe({}, { query: { plan: plan && formatPlanQuery({ lang, order: plan.order }) } })
}

/** The user's accesses with their end dates, and links for extending the self-paid ones (L-PAYT-02). */
const AccessCard = observer(function AccessCard() {
  const { t } = useTranslation(['commerce', 'common'])
  const heading = useId()
  const companyId = session.user?.company?.companyId
  const reads = useReads({
    products: optional('getProducts'),
    orders: optional('getOrders'),
    company: optional('getCompany', companyId === undefined ? null : { id: companyId }),
  })
  const { products, orders, company } =
    reads.state === 'ready' ? reads.data : { products: null, orders: null, company: null }
  const now = new Date()
  const accesses = session.user?.appMetadata.languages ?? []
  const canBuy = hasPage('subscribe')
  return (
    <Card as="section" padding="large" aria-labelledby={heading}>
      <Stack gap={2}>
        <h2 id={heading}>{t('payments.access.title')}</h2>
        {accesses.length === 0 ? (
          <EmptyState
            bare
            headingLevel={3}
            drawing={null}
            title={t('payments.access.empty')}
            actions={canBuy && <Button to={paths.subscribe()}>{t('payments.access.plans')}</Button>}
          />
        ) : (
          <>
            <List>
              {accesses.map(({ targetLang, expiresAt, isFromCompany }) => {
                const left = accessLeft(session.user, targetLang, now)
                const language = t(`common:language.${targetLang}`)
                const isUrgent = left.unit === 'lastDay' || left.unit === 'none'
                const date = formatDate(expiresAt)
                const isPaidByCompany = isFromCompany && left.unit !== 'none'
                return (
                  <li key={targetLang}>
                    <Flag langCode={targetLang} size={40} />
                    <p>
                      <b>{language}</b>
                      <small>
                        {left.unit === 'none'
                          ? t('payments.access.ended', { date })
                          : t('payments.access.until', { date })}
                      </small>
                      {isPaidByCompany && (
                        <small>
                          {company
                            ? t('payments.access.companyNamed', { company: company.name })
                            : t('payments.access.company')}
                        </small>
                      )}
                    </p>
                    <Left $urgent={isUrgent}>
                      {isUrgent ? <IconAlertTriangle aria-hidden /> : <IconClock aria-hidden />}
                      <span>
                        {'count' in left
                          ? t(`payments.access.${left.unit}`, { count: left.count })
                          : t(`payments.access.${left.unit}`)}
                      </span>
                    </Left>
                    {!isPaidByCompany && canBuy && (
                      <Button
                        to={renewalLink(products ?? [], orders ?? [], targetLang)}
                        aria-label={t('payments.access.extendLang', { language })}
                      >
                        {t('payments.access.extend')}
                      </Button>
                    )}
                  </li>
                )
              })}
            </List>
            <Muted size={14}>{t('payments.access.note')}</Muted>
          </>
        )}
      </Stack>
    </Card>
  )
})

import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { Order, Product } from '@mowka/contract/schemas/order'
import { formatPlanQuery } from '@mowka/domain/shop/plan-query'
import { lastBoughtPlan, renewalPlan } from '@mowka/domain/shop/renewal'
import { formatDate } from '@mowka/domain/time'
import { endingAccesses } from '@mowka/domain/user/access'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Alert, Button, Stack } from '@mowka/kernel/ui'
import { optional, useReads } from '@mowka/web/api'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

/** Returns the address of the plans with the plan for renewing an access. */
function renewalPath(plans: readonly Product[], orders: readonly Order[], lang: LangCode): string {
  const plan = renewalPlan(plans, lang, lastBoughtPlan(orders, lang))
  return paths.subscribe({}, { query: { plan: plan && formatPlanQuery({ lang, order: plan.order }) } })
}

/** Tells which accesses end within a week, with a link to the same plan; renders nothing if there are none. */
export const AccessEndAlert = observer(function AccessEndAlert() {
  const ending = endingAccesses(session.user, new Date())
  return ending.length > 0 && hasPage('subscribe') ? <Ending ending={ending} /> : null
})

function Ending({ ending }: { ending: readonly { lang: LangCode; end: Date }[] }) {
  const { t } = useTranslation('dashboard')
  const { nameOf } = useLanguageNames()
  const reads = useReads({ orders: optional('getOrders'), plans: optional('getProducts') })
  const { orders, plans } = reads.state === 'ready' ? reads.data : { orders: null, plans: null }
  return (
    <Stack gap={2}>
      {ending.map(({ lang, end }) => (
        <Alert
          key={lang}
          kind="warning"
          title={t('accessEnd.title', { language: nameOf(lang), date: formatDate(end) })}
          actions={
            <Button
              size="sm"
              to={renewalPath(plans ?? [], orders ?? [], lang)}
              aria-label={t('accessEnd.extendLang', { language: nameOf(lang) })}
            >
              {t('accessEnd.extend')}
            </Button>
          }
        >
          {t('accessEnd.text')}
        </Alert>
      ))}
    </Stack>
  )
}

import { orderPeriods, orderStates } from '@mowka/contract/endpoints/editor/shop'
import { paths } from '@mowka/contract/routes'
import { languages } from '@mowka/domain/languages/languages'
import { Button } from '@mowka/kernel/ui'
import { ListPage, useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { useListMemory } from '../../edit/way-back'
import { NoAccess } from '../../list/NoAccess'
import { orderColumns } from './order-columns'

/** Delay of the search in ms: numbers are pasted, and one whole number finds one order. */
const SEARCH_DELAY = 300

/** All orders of the shop, searched by whole numbers and addresses. */
export default function AdminOrdersPage() {
  const { t, i18n } = useTranslation(['shop', 'common'])
  const list = useList('listOrders')
  useListMemory((orderId) => paths.adminOrder({ orderId }), list.rows !== undefined)
  const { state, period, lang, $search } = list.view.filters
  const isNarrowed = Boolean(state || period || lang)
  const texts = t('orders.list', { returnObjects: true, search: $search })
  const all = { value: '', label: t('orders.all') }
  const clear = () => list.change({ filters: { state: '', period: '', lang: '' } })
  return (
    <ListPage
      title={t('orders.title')}
      count={(count) => t('orders.count', { count })}
      handle={list}
      columns={orderColumns(t, i18n.language)}
      rowKey={({ _id }) => _id}
      rowTone={(order) => (order.state === 'CANCELED' ? 'attention' : undefined)}
      searchDelay={SEARCH_DELAY}
      choices={[
        {
          name: 'state',
          label: t('orders.filter.state'),
          options: [all, ...orderStates.map((each) => ({ value: each, label: t(`orders.state.${each}`) }))],
        },
        {
          name: 'period',
          label: t('orders.filter.period'),
          options: [all, ...orderPeriods.map((each) => ({ value: each, label: t(`orders.period.${each}`) }))],
        },
        {
          name: 'lang',
          label: t('orders.filter.lang'),
          options: [
            all,
            ...languages.map(({ langCode, fullNameTK }) => ({ value: langCode, label: t(fullNameTK) })),
          ],
        },
      ]}
      locked={<NoAccess />}
      texts={
        isNarrowed
          ? {
              ...texts,
              empty: {
                title: t('orders.filtered.title'),
                text: t('orders.filtered.text'),
                action: <Button onClick={clear}>{t('orders.filtered.clear')}</Button>,
              },
            }
          : texts
      }
    />
  )
}

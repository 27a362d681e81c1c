import { couponStates } from '@mowka/contract/endpoints/editor/shop'
import { paths } from '@mowka/contract/routes'
import { discountTypes } from '@mowka/domain/shop/coupon'
import { warsawDay } from '@mowka/domain/time'
import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { ListPage, useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { useListMemory } from '../../edit/way-back'
import { NoAccess } from '../../list/NoAccess'
import { couponColumns } from './coupon-columns'
import { endsIn } from './coupon-text'

/** All coupons with their uses and state. */
export default function AdminCouponsPage() {
  const { t, i18n } = useTranslation('shop')
  const list = useList('listCoupons')
  useListMemory((couponCode) => paths.adminEditCoupon({ couponCode }), list.rows !== undefined)
  const { type, state } = list.view.filters
  const today = warsawDay(new Date())
  const texts = t('coupons.list', { returnObjects: true })
  const all = { value: '', label: t('coupons.all') }
  const add = (
    <Button variant="primary" leftIcon={<IconPlus aria-hidden />} to={paths.adminAddCoupon()}>
      {t('coupons.add')}
    </Button>
  )
  const clear = () => list.change({ filters: { type: '', state: '' } })
  return (
    <ListPage
      title={t('coupons.title')}
      count={(count) => t('coupons.count', { count })}
      actions={add}
      handle={list}
      columns={couponColumns(t, { today, lang: i18n.language })}
      rowKey={({ code }) => code}
      rowTone={(coupon) => (endsIn(coupon, today) === null ? undefined : 'attention')}
      choices={[
        {
          name: 'type',
          label: t('coupons.column.type'),
          options: [all, ...discountTypes.map((each) => ({ value: each, label: t(`coupons.type.${each}`) }))],
        },
        {
          name: 'state',
          label: t('coupons.column.state'),
          options: [all, ...couponStates.map((each) => ({ value: each, label: t(`coupons.state.${each}`) }))],
        },
      ]}
      locked={<NoAccess />}
      texts={
        type || state
          ? {
              ...texts,
              empty: {
                title: t('coupons.filtered.title'),
                text: t('coupons.filtered.text'),
                action: <Button onClick={clear}>{t('coupons.filtered.clear')}</Button>,
              },
            }
          : texts
      }
    />
  )
}

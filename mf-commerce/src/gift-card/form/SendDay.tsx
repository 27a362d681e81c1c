import { earliestSendDay, latestSendDay } from '@mowka/domain/shop/gift-card'
import { formatDate, warsawDay } from '@mowka/domain/time'
import { DateInput } from '@mowka/web/forms/dates'
import { useTranslation } from 'react-i18next'
import { type GiftValues, sendDayRule } from './gift-values'

/**
 * Delivery day field, from the next weekday on (C-GIFT-09 to -11). A separate chunk, because the calendar is heavy.
 */
export default function SendDay({ label }: { label: string }) {
  const { t, i18n } = useTranslation('commerce')
  const today = warsawDay(new Date())
  const first = earliestSendDay(today)
  const weekday = new Date(`${first}T12:00:00Z`).toLocaleDateString(i18n.language, { weekday: 'long' })
  return (
    <DateInput<GiftValues>
      name="startDate"
      label={label}
      note={t('gift.startDateNote', { weekday, date: formatDate(first) })}
      min={first}
      max={latestSendDay(today)}
      rules={[sendDayRule(today)]}
    />
  )
}

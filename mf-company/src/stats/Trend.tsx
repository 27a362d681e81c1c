import type { WeekStats } from '@mowka/contract/schemas/company'
import { Status } from '@mowka/kernel/ui'
import { IconArrowDown, IconArrowRight, IconArrowUp } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'

/** An arrow with the change from the previous week, absolute and in percent (K-PAGE-08). */
export function Trend({ trend: { totalNumber, totalPercentage } }: Pick<WeekStats, 'trend'>) {
  const { t } = useTranslation('company')
  const kind = totalNumber > 0 ? 'up' : totalNumber < 0 ? 'down' : 'same'
  const icons = {
    up: <IconArrowUp aria-hidden />,
    down: <IconArrowDown aria-hidden />,
    same: <IconArrowRight aria-hidden />,
  }
  const number = `${totalNumber > 0 ? '+' : totalNumber < 0 ? '−' : ''}${Math.abs(totalNumber)}`
  const percent =
    totalPercentage === null ? '' : ` (${totalPercentage < 0 ? '−' : ''}${Math.abs(totalPercentage)}%)`
  const tones = { up: 'success', down: 'danger', same: 'muted' } as const
  return (
    <Status tone={tones[kind]} icon={icons[kind]}>
      <span role="img" aria-label={`${t(`stats.trend.${kind}`)}: ${number}${percent}`}>
        {number}
        {percent}
      </span>
    </Status>
  )
}

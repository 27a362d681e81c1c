import type { AnswerOf } from '@mowka/contract/calls'
import type { CompanyCount } from '@mowka/contract/schemas/company'
import { formatDate } from '@mowka/domain/time'
import { Card, Muted, media, queries, Stack, tokens, useMediaQuery } from '@mowka/kernel/ui'
import { BarChart } from '@mowka/web/views/chart'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LanguageCounts, Trend } from './stats-columns'

type Stats = AnswerOf<'getCompanyStats'>

const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.s4};
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); }
`
const Total = styled.p`
  font-size: ${tokens.fs28};
  font-weight: 800;
  font-variant-numeric: tabular-nums;
`
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** Company totals of the last two weeks per language, and a chart of the weeks (K-PAGE-07, K-PAGE-08). */
export function CompanyTotals({ stats: { company, weeks } }: { stats: Stats }) {
  const { t } = useTranslation('company')
  const wide = useMediaQuery(queries.medium)
  const days = ({ from, to }: { from: string; to: string }) =>
    t('stats.days', { from: formatDate(noon(from)), to: formatDate(noon(to)) })
  const [before, last] = weeks.slice(-2)
  return (
    <Stack gap={4}>
      <Two>
        <Week title={t('stats.current')} days={last && days(last)} count={company.currentWeek}>
          <Trend trend={company.trend} />
        </Week>
        <Week title={t('stats.previous')} days={before && days(before)} count={company.previousWeek} />
      </Two>
      <Card>
        <BarChart
          title={t('stats.chart')}
          note={t('stats.chartNote')}
          width={wide ? 860 : 330}
          columns={[t('stats.week'), t('stats.done')]}
          bars={weeks.map((week, index) => ({
            name: days(week),
            short: `${week.from.slice(8)}.${week.from.slice(5, 7)}`,
            value: week.total,
            text: t('stats.exercises', { count: week.total }),
            isLit: index === weeks.length - 1,
          }))}
        />
      </Card>
    </Stack>
  )
}

function Week({
  title,
  days,
  count,
  children,
}: {
  title: string
  days: string | undefined
  count: CompanyCount
  children?: ReactNode
}) {
  const { t } = useTranslation('company')
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={2}>
        <div>
          <h3>{title}</h3>
          <Muted as="p" size={14}>
            {days}
          </Muted>
        </div>
        <Total>{t('stats.exercises', { count: count.total })}</Total>
        <LanguageCounts perLang={count.perLang} />
        {children}
      </Stack>
    </Card>
  )
}

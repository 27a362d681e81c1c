import type { AnswerOf } from '@mowka/contract/calls'
import type { DayActivity } from '@mowka/contract/schemas/statistics'
import { addDays, studyMinutes, warsawDay } from '@mowka/domain/time'
import { queries, tokens, useMediaQuery, VisuallyHidden } from '@mowka/kernel/ui'
import { IconChartBar } from '@mowka/kernel/ui/icons'
import { optional, read, useReads } from '@mowka/web/api'
import { Bars } from '@mowka/web/views/chart'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DashboardCard } from './DashboardCard'
import { Segments } from './Segments'

/** Number of weeks in the chart, including the current one. */
const WEEKS = 12
/** The days in the chart. */
export const CHART_DAYS = 7 * WEEKS

/** Measures that the chart can show. */
const measures = ['minutes', 'points'] as const
type Measure = (typeof measures)[number]

/** A week from Monday to Sunday. */
type ActivityWeek = { from: string; to: string } & Record<Measure, number>

/** Returns the last weeks, oldest first; weeks without activity are zero. */
export function activityWeeks(today: string, days: readonly DayActivity[]): ActivityWeek[] {
  const weekday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  const monday = addDays(today, -weekday)
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = addDays(monday, 7 * (index + 1 - WEEKS))
    const to = addDays(from, 6)
    const ofWeek = days.filter(({ day }) => day >= from && day <= to)
    const sum = (of: 'seconds' | 'points') => ofWeek.reduce((all, each) => all + each[of], 0)
    return { from, to, minutes: studyMinutes(sum('seconds')), points: sum('points') }
  })
}

const Note = styled.p`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const Numbers = styled.details`
  font-size: ${tokens.fs14};
  summary { display: inline-block; min-height: 24px; padding-block: 2px; color: ${tokens.primary}; font-weight: ${tokens.fwStrong}; cursor: pointer; }
  table { width: 100%; margin-top: ${tokens.s2}; border-collapse: collapse; }
  th, td { padding: 6px 8px; border-top: 1px solid ${tokens.line}; text-align: end; }
  th:first-child { text-align: start; }
`

/** Formats a day as DD.MM. */
const short = (day: string): string => `${day.slice(8)}.${day.slice(5, 7)}`

function Table({ weeks }: { weeks: readonly ActivityWeek[] }) {
  const { t } = useTranslation('dashboard')
  return (
    <Numbers>
      <summary>{t('activity.table')}</summary>
      <table>
        <VisuallyHidden as="caption">{t('activity.caption')}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{t('activity.week')}</th>
            {measures.map((measure) => (
              <th key={measure} scope="col">
                {t(`activity.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.from}>
              <th scope="row">
                {short(week.from)}–{short(week.to)}
              </th>
              {measures.map((measure) => (
                <td key={measure}>{week[measure]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Numbers>
  )
}

/** Widths for which the chart is drawn, close to those of its card, so that its labels keep their size. */
const CHART_WIDTHS = { phone: 320, beside: 620, alone: 1040 } as const

function Activity({
  days,
  lifetime,
  isAlone,
}: {
  days: AnswerOf<'getActivity'>
  lifetime: AnswerOf<'getLifetimeStats'> | undefined
  isAlone: boolean
}) {
  const { t } = useTranslation('dashboard')
  const [measure, setMeasure] = useState<Measure>('minutes')
  const isNarrow = useMediaQuery(queries.phone)
  const isWide = useMediaQuery(queries.medium)
  const weeks = activityWeeks(warsawDay(new Date()), days)
  const sum = weeks.reduce((all, week) => all + week[measure], 0)
  const now = weeks.at(-1)?.[measure] ?? 0
  const learned = studyMinutes(lifetime?.secondsPassed ?? 0)
  return (
    <>
      <Segments
        label={t('activity.measure')}
        options={measures.map((value) => ({ value, label: t(`activity.${value}`) }))}
        value={measure}
        onChange={setMeasure}
      />
      <Bars
        bars={weeks.map((week, index) => ({
          name: `${short(week.from)}–${short(week.to)}`,
          short: short(week.from),
          value: week[measure],
          isLit: index === weeks.length - 1,
        }))}
        width={CHART_WIDTHS[isNarrow ? 'phone' : isAlone && isWide ? 'alone' : 'beside']}
        label={t(`activity.summary.${measure}`, { weeks: WEEKS, sum, now })}
      />
      {lifetime && lifetime.daysLearned > 0 && (
        <Note>
          {t('activity.lifetime', {
            days: t('stats.days', { count: lifetime.daysLearned }),
            hours: Math.floor(learned / 60),
            minutes: learned % 60,
            points: lifetime.points,
          })}
        </Note>
      )}
      <Table weeks={weeks} />
    </>
  )
}

/**
 * Time and points of the last weeks as a bar chart and a table, with the all-time totals (S-USER-14). `isAlone` if no
 * card is beside it.
 */
export function ActivityCard({ isAlone }: { isAlone: boolean }) {
  const { t } = useTranslation('dashboard')
  const reads = useReads({
    activity: read('getActivity', { days: CHART_DAYS }),
    lifetime: optional('getLifetimeStats'),
  })
  return (
    <DashboardCard
      title={t('activity.title')}
      icon={<IconChartBar size={20} aria-hidden />}
      reads={reads}
      height={336}
    >
      {({ activity, lifetime }) => <Activity days={activity} lifetime={lifetime} isAlone={isAlone} />}
    </DashboardCard>
  )
}

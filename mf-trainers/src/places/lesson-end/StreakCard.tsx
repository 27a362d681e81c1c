import type { Stats } from '@mowka/contract/schemas/statistics'
import { addDays, warsawDay } from '@mowka/domain/time'
import { Card, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconFlame, IconFlameFilled } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/**
 * A day of this week in a streak. `open` is today while nothing is done yet, `free` a missed day that a free day
 * bridged, `before` precedes the first study day or the sign-up.
 */
type WeekDay = {
  day: string
  isToday: boolean
  state: 'done' | 'free' | 'open' | 'missed' | 'before' | 'ahead'
}

/** Monday is 0. */
const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7

/** Returns the days of a streak, which ends today or yesterday. */
function daysOfStreak(
  today: string,
  { streak, isTodayDone, freeDays }: { streak: number; isTodayDone: boolean; freeDays: readonly string[] },
): ReadonlySet<string> {
  const days = new Set<string>()
  for (let ago = isTodayDone ? 0 : 1; days.size < Math.min(streak, 7); ago++) {
    const day = addDays(today, -ago)
    if (!freeDays.includes(day)) days.add(day)
  }
  return days
}

/**
 * Returns the week of `today` (YYYY-MM-DD) with the days of a streak of this length. Before a first streak and before
 * the sign-up no day was missed.
 */
export function streakWeek(
  today: string,
  {
    streak,
    longest,
    isTodayDone,
    freeDays = [],
    firstDay = '',
  }: {
    streak: number
    longest: number
    isTodayDone: boolean
    freeDays?: readonly string[] | undefined
    firstDay?: string | undefined
  },
): WeekDay[] {
  const weekday = weekdayOf(today)
  const done = daysOfStreak(today, { streak, isTodayDone, freeDays })
  const isFirst = streak > 0 && longest <= streak
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(today, index - weekday)
    const stateOf = (): WeekDay['state'] => {
      if (done.has(day)) return 'done'
      if (freeDays.includes(day)) return 'free'
      if (day >= today) return day > today ? 'ahead' : 'open'
      return isFirst || day < firstDay ? 'before' : 'missed'
    }
    return { day, isToday: day === today, state: stateOf() }
  })
}

const isLit = ({ state }: WeekDay) => state === 'done' || state === 'free'

const Head = styled.div`
  display: flex;
  gap: ${tokens.s2};
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${tokens.s3};
  h2 { font-size: ${tokens.fs18}; }
  p { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`
const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  li { display: grid; gap: 4px; justify-items: center; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  b { color: ${tokens.text}; }
`
const Mark = styled.span<{ $day: WeekDay }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${({ $day }) => ($day.isToday ? '18px 18px 18px 6px' : '50%')};
  background: ${({ $day: { state, isToday } }) =>
    state === 'free'
      ? tokens.navySoft
      : state !== 'done'
        ? 'none'
        : isToday
          ? tokens.spark
          : tokens.sparkSoft};
  border: 1.5px dashed ${({ $day }) => (isLit($day) ? 'transparent' : tokens.lineStrong)};
  color: ${({ $day: { state, isToday } }) =>
    state === 'free'
      ? tokens.free
      : state !== 'done'
        ? tokens.muted
        : isToday
          ? tokens.onSpark
          : tokens.primary};
  > i {
    position: absolute;
    right: -3px;
    bottom: -3px;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: 50%;
    background: ${tokens.success};
    color: ${tokens.onSuccess};
    svg { width: 14px; height: 14px; }
  }
  ${media.belowMedium} {
    width: 36px;
    height: 36px;
    > svg { width: 20px; height: 20px; }
    > i { width: 16px; height: 16px; svg { width: 12px; height: 12px; } }
  }
`

/** The streak with the days of this week; hidden without one. */
export function StreakCard({ stats, today = warsawDay(new Date()) }: { stats: Stats; today?: string }) {
  const { t, i18n } = useTranslation('trainers')
  const { currentStreak, daysStreak, todayActivity, freeDays, firstDay } = stats
  if (currentStreak === 0) return null
  const nameOf = (day: string) =>
    new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(`${day}T12:00:00Z`),
    )
  // The browser's own short names are too long for a phone, and in lower case.
  const shortNames = t('end.weekdays').split(' ')
  const week = streakWeek(today, {
    streak: currentStreak,
    longest: daysStreak,
    isTodayDone: todayActivity.completed,
    freeDays,
    firstDay,
  })
  return (
    <Card>
      <Head>
        <h2>{t('end.streak', { count: currentStreak })}</h2>
        {todayActivity.completed && <p>{t('end.todayDone')}</p>}
      </Head>
      <Days>
        {week.map((day, index) => (
          <li key={day.day}>
            <Mark $day={day} aria-hidden>
              {isLit(day) ? <IconFlameFilled /> : day.state !== 'before' && <IconFlame />}
              {day.state === 'done' && !day.isToday && (
                <i>
                  <IconCheck />
                </i>
              )}
            </Mark>
            <span aria-hidden>{day.isToday ? <b>{t('end.today')}</b> : shortNames[index]}</span>
            <VisuallyHidden>
              {nameOf(day.day)}, {t(`end.day.${day.state}`)}
            </VisuallyHidden>
          </li>
        ))}
      </Days>
    </Card>
  )
}

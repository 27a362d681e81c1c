import type { Stats } from '@mowka/contract/schemas/statistics'
import { media, queries, tokens, useMediaQuery, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconFlame, IconFlameFilled } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DashboardCard } from '../DashboardCard'

/** Maximum streak length (L-STRK-09). */
const MAX_STREAK = 10_000

/** Number of days shown (L-STRK-05). */
const DAYS_SHOWN = 7

/** Number of days shown before the last one in a longer streak (L-STRK-04). */
const DAYS_BEFORE = 3

/** A day of a streak: burned before its last day, active on it, inactive after it (P-ENT-46, C26). */
type StreakDay = { dayNumber: number; status: 'burned' | 'active' | 'inactive' }

/** @throws RangeError unless the length is an integer from 0 to 10,000 (L-STRK-09). */
function assertStreak(length: number): void {
  if (!Number.isInteger(length) || length < 0 || length > MAX_STREAK) {
    throw new RangeError(`A streak cannot be ${length} days long`)
  }
}

/** Returns the day number of today in a streak (L-STRK-01). */
export function todayNumber(length: number, isTodayCompleted: boolean): number {
  assertStreak(length)
  return isTodayCompleted ? length : length + 1
}

/** Returns the visible days of a streak (L-STRK-02 to -05). */
export function streakDays(length: number): StreakDay[] {
  assertStreak(length)
  const first = length <= DAYS_SHOWN ? 1 : length - DAYS_BEFORE
  return Array.from({ length: DAYS_SHOWN }, (_, index) => {
    const dayNumber = first + index
    const status = dayNumber < length ? 'burned' : dayNumber === length ? 'active' : 'inactive'
    return { dayNumber, status }
  })
}

/** Interval between two days of the streak, in ms (L-STRK-06). */
const STEP = 200
/** Extra delay before the active day, in ms (L-STRK-07). */
const BEFORE_ACTIVE = 300
/** Duration of the blaze of a burned day, in ms (L-STRK-08). */
const BLAZE = 100

/** A status change of a day, `at` ms after the start. */
type AnimationStep = { at: number } & StreakDay

/** Animation steps of a streak in chronological order. Days beyond the streak stay inactive. */
export function streakAnimation(days: readonly StreakDay[]): AnimationStep[] {
  const lit = days.filter(({ status }) => status !== 'inactive')
  return lit
    .flatMap(({ dayNumber, status }, index): AnimationStep[] => {
      const at = index * STEP
      return status === 'active'
        ? [{ at: at + BEFORE_ACTIVE, dayNumber, status }]
        : [
            { at, dayNumber, status: 'active' },
            { at: at + BLAZE, dayNumber, status },
          ]
    })
    .sort((a, b) => a.at - b.at)
}

/** Returns the days after a number of steps. */
export function daysAfter(
  days: readonly StreakDay[],
  steps: readonly AnimationStep[],
  count: number,
): StreakDay[] {
  const reached = new Map(steps.slice(0, count).map(({ dayNumber, status }) => [dayNumber, status]))
  return days.map(({ dayNumber }) => ({ dayNumber, status: reached.get(dayNumber) ?? 'inactive' }))
}

/** Animates the days of a streak on mount and whenever it grows. Without animation if reduced motion is preferred. */
function useStreakAnimation(length: number): StreakDay[] {
  const isStill = useMediaQuery(queries.reducedMotion)
  const [reached, setReached] = useState({ length, count: 0 })
  useEffect(() => {
    if (isStill) return
    const timers = streakAnimation(streakDays(length)).map(({ at }, index) =>
      setTimeout(() => setReached({ length, count: index + 1 }), at),
    )
    return () => timers.forEach(clearTimeout)
  }, [length, isStill])
  const days = streakDays(length)
  const count = reached.length === length ? reached.count : 0
  return isStill ? days : daysAfter(days, streakAnimation(days), count)
}

const Head = styled.div`
  display: flex;
  gap: ${tokens.s2} ${tokens.s4};
  align-items: baseline;
  justify-content: space-between;
  p { color: ${tokens.muted}; font-size: ${tokens.fs14}; text-align: end; }
  p:first-child { color: ${tokens.text}; font-size: ${tokens.fs18}; font-weight: ${tokens.fwHeading}; text-align: start; }
  b { margin-inline-end: 6px; font-size: 2.5rem; line-height: 1; }
`
const Days = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${tokens.s2};
  margin-block: auto;
  padding-block: ${tokens.s3};
  li { display: grid; gap: 6px; justify-items: center; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: ${tokens.fwStrong}; }
  b { color: ${tokens.text}; }
  ${media.phone} { gap: 4px; }
`
const Mark = styled.span<{ $status: StreakDay['status'] }>`
  position: relative;
  display: grid;
  place-items: center;
  width: min(52px, 100%);
  aspect-ratio: 1;
  border: 1.5px dashed ${({ $status }) => ($status === 'inactive' ? tokens.lineStrong : 'transparent')};
  border-radius: ${({ $status }) => ($status === 'active' ? '30% 30% 30% 10%' : '50%')};
  background: ${({ $status }) => ({ burned: tokens.sparkSoft, active: tokens.spark, inactive: 'none' })[$status]};
  color: ${({ $status }) => ({ burned: tokens.primary, active: tokens.onSpark, inactive: tokens.muted })[$status]};
  > svg { width: 50%; height: 50%; }
  > i {
    position: absolute;
    right: -2px;
    bottom: -2px;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border: 2px solid ${tokens.card};
    border-radius: 50%;
    background: ${tokens.success};
    color: ${tokens.onSuccess};
    svg { width: 12px; height: 12px; stroke-width: 3.5; }
  }
  ${media.phone} { width: min(42px, 100%); }
`

const FreeLine = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s2};
  align-items: center;
  padding: ${tokens.s2} ${tokens.s3};
  border-radius: ${tokens.r12};
  background: ${tokens.navySoft};
  font-size: ${tokens.fs14};
  svg { color: ${tokens.free}; }
`

/**
 * The free day of a streak as a blue flame: the day that it kept, and when the next one is ready. Hidden without a
 * streak.
 */
function FreeDay({ stats: { currentStreak, freeDays = [], untilFreeDay } }: { stats: Stats }) {
  const { t } = useTranslation('dashboard')
  if (currentStreak === 0 || untilFreeDay === undefined) return null
  const used = freeDays.at(-1)
  const weekday = used === undefined ? 0 : new Date(`${used}T12:00:00Z`).getUTCDay()
  return (
    <FreeLine>
      <IconFlameFilled size={20} aria-hidden />
      <span>
        {used !== undefined && <span>{t('streak.kept', { day: t(`streak.onDay.${weekday as 0}`) })} </span>}
        <span>
          {untilFreeDay > 0 ? t('streak.untilFree', { count: untilFreeDay }) : t('streak.freeReady')}
        </span>
      </span>
    </FreeLine>
  )
}

function Streak({ stats }: { stats: Stats }) {
  const { currentStreak, todayActivity } = stats
  const { t } = useTranslation('dashboard')
  const today = todayNumber(currentStreak, todayActivity.completed)
  const lit = useStreakAnimation(currentStreak)
  return (
    <>
      <Head>
        <p>
          <b>{currentStreak}</b>
          {t('streak.days', { count: currentStreak })}
        </p>
        <p>
          {todayActivity.completed
            ? t('streak.tomorrow', { number: today + 1 })
            : t('streak.today', { number: today })}
        </p>
      </Head>
      <Days>
        {streakDays(currentStreak).map(({ dayNumber, status }, index) => {
          const shown = lit[index]?.status ?? status
          return (
            <li key={dayNumber} data-status={shown}>
              <Mark $status={shown} aria-hidden>
                {shown === 'inactive' ? <IconFlame /> : <IconFlameFilled />}
                {shown === 'burned' && (
                  <i>
                    <IconCheck />
                  </i>
                )}
              </Mark>
              <span aria-hidden>{dayNumber === today ? <b>{t('streak.now')}</b> : dayNumber}</span>
              <VisuallyHidden>
                {t(dayNumber === today ? 'streak.thisDay' : 'streak.day', {
                  number: dayNumber,
                })}
                , {t(`streak.${status}`)}
              </VisuallyHidden>
            </li>
          )
        })}
      </Days>
      <FreeDay stats={stats} />
    </>
  )
}

/** The streak with the days around its last one (L-DASH-03, L-STRK-01 to -09). */
export function StreakWidget() {
  const { t } = useTranslation('dashboard')
  const reads = useReads({ stats: read('getStats') })
  return (
    <DashboardCard
      title={t('streak.title')}
      icon={<IconFlame size={20} aria-hidden />}
      reads={reads}
      height={206}
    >
      {({ stats }) => <Streak stats={stats} />}
    </DashboardCard>
  )
}

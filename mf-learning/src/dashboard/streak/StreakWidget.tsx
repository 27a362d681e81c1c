import type { Stats } from '@mowka/contract/schemas/progress'
import { media, queries, tokens, useMediaQuery, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconFlame, IconFlameFilled } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DashboardCard } from '../DashboardCard'
import { daysAfter, type StreakDay, streakAnimation, streakDays, todayNumber } from './streak-days'

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

function Streak({ stats: { currentStreak, todayActivity } }: { stats: Stats }) {
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
      height={158}
    >
      {({ stats }) => <Streak stats={stats} />}
    </DashboardCard>
  )
}

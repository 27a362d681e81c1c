import { studyMinutes } from '@mowka/domain/time'
import { session } from '@mowka/kernel/session'
import { tokens } from '@mowka/kernel/ui'
import { IconClock } from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { DashboardCard } from './DashboardCard'

/** Today's study time relative to the daily goal. */
type TodayTime = {
  /** Whole minutes. */
  minutes: number
  goal: number
  /** Share of the goal, from 0 to 1. */
  share: number
  isReached: boolean
}

/** `preferredLessonTime` is in minutes (P-ENT-06). */
export function todayTime(secondsPassed: number, preferredLessonTime: number): TodayTime {
  const minutes = studyMinutes(secondsPassed)
  return {
    minutes,
    goal: preferredLessonTime,
    share: Math.min(1, minutes / preferredLessonTime),
    isReached: minutes >= preferredLessonTime,
  }
}

const SIZE = 132
const WIDTH = 14
const RADIUS = (SIZE - WIDTH) / 2
const LENGTH = 2 * Math.PI * RADIUS

const Ring = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  align-self: center;
  width: ${SIZE}px;
  height: ${SIZE}px;
  margin-block: auto;
  svg { position: absolute; inset: 0; transform: rotate(-90deg); }
  circle { fill: none; stroke: ${tokens.track}; stroke-width: ${WIDTH}px; }
  circle + circle { stroke: ${tokens.primary}; stroke-linecap: round; }
  p { font-size: ${tokens.fs28}; font-weight: 900; line-height: 1; text-align: center; }
  small { display: block; margin-top: 4px; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: ${tokens.fwStrong}; }
`
const Note = styled.p`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  text-align: center;
`

/** Today's time in the target language relative to the preferred lesson time, as a ring. */
export const TodayCard = observer(function TodayCard() {
  const { t } = useTranslation('dashboard')
  const reads = useReads({ stats: read('getStats') })
  const { preferredLessonTime } = session.preferences
  return (
    <DashboardCard
      title={t('time.title')}
      icon={<IconClock size={20} aria-hidden />}
      reads={reads}
      height={244}
    >
      {({ stats }) => {
        const { minutes, goal, share, isReached } = todayTime(
          stats.todayActivity.secondsPassed,
          preferredLessonTime,
        )
        return (
          <>
            <Ring>
              <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
                <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} />
                {share > 0 && (
                  <circle
                    cx={SIZE / 2}
                    cy={SIZE / 2}
                    r={RADIUS}
                    strokeDasharray={`${share * LENGTH} ${LENGTH}`}
                  />
                )}
              </svg>
              <p>
                {minutes} <small>{t('time.of', { count: goal })}</small>
              </p>
            </Ring>
            <Note>
              {isReached ? t('time.reached') : t('time.left', { count: Math.max(1, goal - minutes) })}
            </Note>
          </>
        )
      }}
    </DashboardCard>
  )
})

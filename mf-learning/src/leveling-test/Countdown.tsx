import { media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconClock } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import { type LevelingSession, QUESTION_TIME } from './session/leveling-session'

const drain = keyframes`to { transform: translateX(-100%); }`
const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: 3px;
  background: ${tokens.track};
  > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${tokens.progress};
  }
  > i[data-runs] { animation: ${drain} linear both; }
  /* No animation; the seconds are in text. */
  ${media.reducedMotion} { visibility: hidden; }
`
const Time = styled.p`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  justify-content: flex-end;
  min-width: 84px;
  font-size: ${tokens.fs18};
  font-weight: 900;
  svg { width: 20px; height: 20px; color: ${tokens.muted}; }
  ${media.phone} { min-width: 66px; }
`

/** Remaining seconds that are announced to screen readers. */
const ANNOUNCED_SECONDS: readonly number[] = [10, 5]

const secondsOf = (milliseconds: number): number => Math.ceil(milliseconds / 1000)

/** Returns the remaining whole seconds; updates once per second. */
function useSecondsLeft(test: LevelingSession): number {
  const [, setTick] = useState(0)
  const { countdown } = test
  const isRunning = countdown !== null && countdown.left === null
  const left = test.timeLeft()
  const toNext = left % 1000 || 1000
  useEffect(() => {
    if (!isRunning || left <= 0) return
    // Slightly after the full second, to be safely past it.
    const timer = window.setTimeout(() => setTick((tick) => tick + 1), toNext + 5)
    return () => window.clearTimeout(timer)
  })
  return secondsOf(left)
}

/** Remaining seconds of a question (L-TEST-09). Announced only near the end. */
export const QuestionClock = observer(function QuestionClock({ test }: { test: LevelingSession }) {
  const { t } = useTranslation('levelingTest')
  const seconds = useSecondsLeft(test)
  const isSpoken = test.countdown?.left === null && ANNOUNCED_SECONDS.includes(seconds)
  return (
    <Time>
      <VisuallyHidden>{t('timeLeft')} </VisuallyHidden>
      <IconClock aria-hidden />
      <span>{t('seconds', { count: seconds })}</span>
      <VisuallyHidden role="status">{isSpoken ? t('secondsLeft', { count: seconds }) : ''}</VisuallyHidden>
    </Time>
  )
})

/**
 * The remaining time as a bar, drawn by one browser animation: smooth without re-rendering (L-TEST-08, see the README
 * beside it).
 */
export const QuestionBar = observer(function QuestionBar({ test }: { test: LevelingSession }) {
  const { countdown } = test
  const limit = countdown?.limit ?? QUESTION_TIME
  const elapsed = limit - test.timeLeft()
  return (
    <Track aria-hidden>
      <i
        // A new deadline is a new animation; stopping it by an answer is not.
        key={countdown?.endsAt ?? 'before'}
        data-runs={countdown ? '' : undefined}
        style={
          countdown
            ? {
                animationDuration: `${limit}ms`,
                animationDelay: `${-elapsed}ms`,
                animationPlayState: countdown.left === null ? 'running' : 'paused',
              }
            : undefined
        }
      />
    </Track>
  )
})

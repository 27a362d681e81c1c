import { IconButton, media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconClock, IconX } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { keyframes } from 'styled-components'
import { type LevelingSession, QUESTION_TIME } from './session/leveling-session'
import type { Quiz } from './session/quiz'

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${tokens.s4};
  align-items: center;
  min-height: 44px;
  > :first-child { margin-left: -10px; }
  ${media.phone} { gap: ${tokens.s2}; }
`
const Levels = styled.ol`
  display: flex;
  gap: 6px;
  align-items: center;
  ${media.phone} { gap: ${tokens.s1}; justify-content: center; }
`
const Level = styled.li<{ $is: 'done' | 'now' | 'ahead' }>`
  display: inline-flex;
  gap: 3px;
  align-items: center;
  justify-content: center;
  min-width: 40px;
  height: 32px;
  padding: 0 ${tokens.s2};
  border-radius: 10px;
  background: ${tokens.sunken};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwHeading};
  ${({ $is }) => $is === 'done' && `background: ${tokens.successSoft}; color: ${tokens.successInk};`}
  ${({ $is }) => $is === 'now' && `border-radius: 10px 10px 10px 3px; background: ${tokens.spark}; color: ${tokens.onSpark};`}
  ${media.phone} {
    min-width: 32px;
    height: 30px;
    padding: 0 6px;
    font-size: ${tokens.fs13};
    svg { display: none; }
  }
`

/** Top of the quiz: end button, levels, and the remaining time (L-TEST-23). */
export function QuizTop({
  quiz,
  onClose,
  children,
}: {
  quiz: Quiz
  onClose: () => void
  children?: ReactNode
}) {
  const { t } = useTranslation('levelingTest')
  const stateOf = (index: number) => {
    if (index < quiz.levelIndex) return 'done'
    if (index > quiz.levelIndex) return 'ahead'
    return quiz.phase === 'levelDone' ? 'done' : 'now'
  }
  return (
    <Line>
      <IconButton aria-label={t('close')} onClick={onClose}>
        <IconX aria-hidden />
      </IconButton>
      <Levels aria-label={t('levelsOfTest')}>
        {quiz.levels.map(({ level }, index) => {
          const is = stateOf(index)
          return (
            <Level key={level} $is={is} aria-current={is === 'now' ? 'step' : undefined}>
              <VisuallyHidden>{t(`levelIs.${is}`)} </VisuallyHidden>
              <span>{level}</span>
              {is === 'done' && <IconCheck size={16} aria-hidden />}
            </Level>
          )
        })}
      </Levels>
      {children}
    </Line>
  )
}

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

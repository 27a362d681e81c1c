import {
  ComboFlame,
  IconButton,
  media,
  ProgressBar,
  type ProgressTone,
  Status,
  tokens,
} from '@mowka/kernel/ui'
import { IconClock, IconDotsVertical, IconX } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { keepFocus } from '../keys/focus'
import { Top } from './layout'

const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.s4};
  > p { font-weight: 800; white-space: nowrap; }
  ${media.belowMedium} { gap: ${tokens.s3}; }
`
const beat = keyframes`50% { transform: scale(1.08); }`
const Indicator = styled.span<{ $moves: boolean }>`
  ${({ $moves }) => $moves && css`animation: ${beat} 600ms ${tokens.ease} infinite;`}
`

/** Progress in a trainer. */
export type TopBarProgress = {
  /** Finished share, in percent. */
  percent: number
  /** Accessible name and value of the bar. */
  label: string
  valueText: string
  tone: ProgressTone
  /** Numbers next to the bar, e.g. "3 / 18". */
  position: ReactNode
}

/** Top bar of all trainers: close, progress with numbers, combo, more. */
export function TopBar({
  close,
  progress,
  combo,
  more,
}: {
  /** Target and label of the close button. */
  close: { to: string; label: string }
  /** `null` while unknown. */
  progress: TopBarProgress | null
  /** Combo of right answers, animated if it `moves` (L-COMBO-05). Absent if there is none. */
  combo?: { count: number; moves: boolean }
  /** Opens a menu or a drawer. */
  more?: { label: string; onOpen: () => void }
}) {
  return (
    <Top>
      <div>
        <IconButton to={close.to} aria-label={close.label}>
          <IconX aria-hidden />
        </IconButton>
        {/* Unknown progress has no name or value: an empty bar reserves its place. */}
        <Progress aria-hidden={!progress || undefined}>
          <ProgressBar
            value={progress?.percent ?? 0}
            label={progress?.label ?? ''}
            valueText={progress?.valueText}
            tone={progress?.tone}
            size="lg"
          />
          {progress && <p>{progress.position}</p>}
        </Progress>
        {combo ? (
          <Indicator $moves={combo.moves} data-moves={combo.moves || undefined}>
            <ComboFlame count={combo.count} />
          </Indicator>
        ) : (
          <span />
        )}
        {more ? (
          // Mouse clicks leave focus in the exercise, which gets it back when the menu closes.
          <IconButton
            aria-label={more.label}
            aria-haspopup="dialog"
            onMouseDown={keepFocus}
            onClick={more.onOpen}
          >
            <IconDotsVertical aria-hidden />
          </IconButton>
        ) : (
          <span />
        )}
      </div>
    </Top>
  )
}

/** Formats seconds as minutes and seconds, e.g. 5:07. */
export const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Elapsed study time, never announced. */
export function TimerLine({ isFinished, children }: { isFinished: boolean; children: ReactNode }) {
  return (
    <Status icon={<IconClock aria-hidden />} tone={isFinished ? 'success' : 'muted'}>
      {children}
    </Status>
  )
}

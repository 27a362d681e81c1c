import { ComboFlame, IconButton, media, ProgressBar, type ProgressTone, tokens } from '@mowka/kernel/ui'
import { IconDotsVertical, IconX } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { keepFocus } from './keep-focus'
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

/** How far the work is. */
export type TopBarProgress = {
  /** What is done, in percent. */
  percent: number
  /** What the bar measures and what it says, for screen readers. */
  label: string
  valueText: string
  tone: ProgressTone
  /** The numbers next to the bar, e.g. "3 / 18". */
  position: ReactNode
}

/** The top of every trainer: close, progress with numbers, combo, more. */
export function TopBar({
  close,
  progress,
  combo,
  more,
}: {
  /** Where closing leads, and the button's name. */
  close: { to: string; label: string }
  /** Null while it is unknown. */
  progress: TopBarProgress | null
  /** The run of right answers; it beats when it `moves` (L-COMBO-05). Absent where none is counted. */
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
        <Progress>
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
          // With the mouse the focus stays in the work, so that it is there again when the menu closes.
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

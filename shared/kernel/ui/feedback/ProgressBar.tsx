import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { media } from '../theme/media'

export type ProgressTone = 'normal' | 'done' | 'combo'
const fills: Record<ProgressTone, string> = {
  normal: 'var(--mw-progress)',
  done: 'var(--mw-success)',
  combo: 'var(--mw-primary)',
}

const Track = styled.div<{ $tone: ProgressTone; $large?: boolean; $onSoft?: boolean }>`
  flex: 1;
  height: ${({ $large }) => ($large ? 12 : 8)}px;
  min-width: 0;
  overflow: hidden;
  border-radius: 6px;
  background: ${({ $onSoft }) => ($onSoft ? 'var(--mw-card)' : 'var(--mw-track)')};
  > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${({ $tone }) => fills[$tone]};
    transform: translateX(calc(var(--at) - 100%));
    transition: transform var(--mw-slow) var(--mw-ease);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    > i { background: Highlight; }
  }
`

/** A progress bar from 0 to 100. The page displays the number next to it. */
export function ProgressBar({
  value,
  label,
  valueText,
  tone = 'normal',
  size = 'md',
  onSoft,
}: {
  /** Percent; clamped to 0 to 100. */
  value: number
  /** Accessible name. */
  label: string
  /** The value as text, e.g. "8 z 20 zdań". */
  valueText?: string
  /** `done` is green, `combo` the primary colour (L-COMBO-03, L-COMBO-04). */
  tone?: ProgressTone
  size?: 'md' | 'lg'
  /** White track, for banners. */
  onSoft?: boolean
}) {
  const percent = Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0))
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={valueText}
      $tone={tone}
      $large={size === 'lg'}
      $onSoft={onSoft}
      style={{ '--at': `${percent}%` } as CSSProperties}
    >
      <i />
    </Track>
  )
}

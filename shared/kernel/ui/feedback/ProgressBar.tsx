import type { CSSProperties } from 'react'
import styled, { css } from 'styled-components'
import { IconFlame, IconFlameFilled } from '../icons'
import { useLabels } from '../theme/contexts'
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

/** Minimum number of consecutive right answers for the flame, and for its green colour. */
const COMBO_FROM = 2
const COMBO_GREEN_FROM = 10

type ComboTone = 'off' | 'spark' | 'ten'

/** Appearance of the flame: an empty outline below 2, orange from 2, green from 10. */
export function comboTone(count: number): ComboTone {
  if (count >= COMBO_GREEN_FROM) return 'ten'
  return count >= COMBO_FROM ? 'spark' : 'off'
}

const looks: Record<ComboTone, ReturnType<typeof css>> = {
  off: css`box-shadow: inset 0 0 0 1.5px var(--mw-line); color: var(--mw-muted);`,
  spark: css`background: var(--mw-spark); color: var(--mw-on-spark);`,
  ten: css`background: var(--mw-success); color: var(--mw-on-success);`,
}
const Slot = styled.span<{ $tone: ComboTone }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-width: 76px;
  height: 40px;
  padding: 0 12px;
  border-radius: var(--mw-r-full);
  font-size: var(--mw-fs-18);
  font-weight: 900;
  ${({ $tone }) => looks[$tone]}
  svg { width: 22px; height: 22px; }
  ${media.belowMedium} { min-width: 64px; height: 36px; padding: 0 10px; font-size: var(--mw-fs-16); }
`

/**
 * The combo counter, displayed from 2 (L-COMBO-01). Below that an outline reserves its space, so that the bar never
 * shifts.
 */
export function ComboFlame({ count }: { count: number }) {
  const labels = useLabels()
  const tone = comboTone(count)
  if (tone === 'off')
    return (
      <Slot aria-hidden $tone={tone} data-tone={tone}>
        <IconFlame />
      </Slot>
    )
  return (
    <Slot role="img" aria-label={labels.combo(count)} $tone={tone} data-tone={tone}>
      <IconFlameFilled aria-hidden />
      <span aria-hidden>{count}</span>
    </Slot>
  )
}

const Chips = styled.span<{ $done: boolean }>`
  display: inline-flex;
  gap: 3px;
  i {
    display: grid;
    place-items: center;
    width: 28px;
    height: 26px;
    border: 1.5px solid var(--mw-line);
    border-radius: 7px 7px 7px 2px;
    color: var(--mw-muted);
    font-size: var(--mw-fs-13);
    font-style: normal;
    font-weight: 700;
    line-height: 1;
  }
  i[data-on='true'] {
    border-color: ${({ $done }) => ($done ? 'var(--mw-success)' : 'var(--mw-text)')};
    background: ${({ $done }) => ($done ? 'var(--mw-success)' : 'var(--mw-text)')};
    color: ${({ $done }) => ($done ? 'var(--mw-on-success)' : 'var(--mw-card)')};
    font-weight: 800;
  }
  i[data-current='true'] { border-color: var(--mw-text); color: var(--mw-text); font-weight: 800; }
  i[data-on='true'][data-current='true'] { color: var(--mw-card); }
  ${({ $done }) => $done && "i[data-on='true'][data-current='true'] { border-color: var(--mw-success); color: var(--mw-on-success); }"}
`

/**
 * Learning stage of a word: three stages in a lesson, seven in repetitions; with all of them the word is mastered and
 * green.
 */
export function StageChips({
  reached,
  total,
  current,
  label,
}: {
  /** Number of filled chips. */
  reached: number
  total: number
  /** The current stage, starting at 1: outlined while it isn't filled. */
  current?: number
  /** Replaces "Etap 2 z 3". */
  label?: string
}) {
  const labels = useLabels()
  const on = Math.min(total, Math.max(0, reached))
  return (
    <Chips role="img" aria-label={label ?? labels.stages(on, total)} $done={on >= total}>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-on={index < on} data-current={index + 1 === current} aria-hidden>
          {index + 1}
        </i>
      ))}
    </Chips>
  )
}

import styled, { css } from 'styled-components'
import { IconFlame, IconFlameFilled } from '../icons'
import { useLabels } from '../theme/labels-context'
import { media } from '../theme/media'

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

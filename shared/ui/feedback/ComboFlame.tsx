import styled, { css } from 'styled-components'
import { IconFlame, IconFlameFilled } from '../icons'
import { useLabels } from '../theme/labels-context'
import { media } from '../theme/media'
import { type ComboTone, comboTone } from './combo-tone'

const looks: Record<ComboTone, ReturnType<typeof css>> = {
  off: css`background: none; box-shadow: inset 0 0 0 1.5px var(--mw-line); color: var(--mw-muted);`,
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

/** Right answers in a row. The slot keeps its size, so nothing moves when a run starts or ends. */
export function ComboFlame({ count }: { count: number }) {
  const labels = useLabels()
  const tone = comboTone(count)
  return (
    <Slot
      role="img"
      aria-label={tone === 'off' ? labels.comboNone : labels.combo(count)}
      $tone={tone}
      data-tone={tone}
    >
      {tone === 'off' ? <IconFlame aria-hidden /> : <IconFlameFilled aria-hidden />}
      {tone !== 'off' && <span aria-hidden>{count}</span>}
    </Slot>
  )
}

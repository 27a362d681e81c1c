import styled from 'styled-components'
import { useLabels } from '../theme/labels-context'

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

import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { useLabels } from '../theme/contexts'

export type BadgeTone = 'level' | 'neutral' | 'soft' | 'spark' | 'success' | 'danger' | 'tag'

const tones: Record<BadgeTone, ReturnType<typeof css>> = {
  level: css`
    padding: 0 8px;
    border-radius: var(--mw-r-8);
    background: var(--mw-navy-soft);
    color: var(--mw-text);
    line-height: 1;
  `,
  neutral: css`background: var(--mw-sunken); color: var(--mw-text);`,
  soft: css`background: var(--mw-spark-soft); color: var(--mw-text);`,
  spark: css`background: var(--mw-spark); color: var(--mw-on-spark);`,
  success: css`background: var(--mw-success-soft); color: var(--mw-success-ink);`,
  danger: css`background: var(--mw-danger-soft); color: var(--mw-danger-ink);`,
  tag: css`padding: 0 7px; border-radius: 6px; background: var(--mw-sunken); color: var(--mw-text); font-weight: 700;`,
}
const Mark = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  padding: 0 10px;
  border-radius: var(--mw-r-full);
  font-size: var(--mw-fs-13);
  font-weight: 800;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
  svg { width: 16px; height: 16px; }
`

/** A short label: a level (A1), a number of days, "Najczęściej wybierany", a tag. */
export function Badge({
  children,
  tone = 'neutral',
  icon,
}: {
  children: ReactNode
  tone?: BadgeTone
  icon?: ReactNode
}) {
  return (
    <Mark $tone={tone}>
      {icon}
      {children}
    </Mark>
  )
}

const Beta = styled.span`
  padding: 1px 8px;
  border-radius: 8px 8px 8px 2px;
  background: var(--mw-spark);
  color: var(--mw-on-spark);
  font-size: var(--mw-fs-13);
  font-weight: 800;
  white-space: nowrap;
`

/** Label of a beta feature ("Wymowa beta"). */
export function BetaMark() {
  return <Beta>{useLabels().beta}</Beta>
}

/** A row of badges, e.g. the levels of a course. */
export const BadgeRow = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: var(--mw-1);
`

/** A counter on a button: remaining hints, items in the basket. */
export const Count = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 22px;
  height: 22px;
  padding: 0 6px;
  border-radius: 11px;
  background: var(--mw-spark);
  color: var(--mw-on-spark);
  font-size: var(--mw-fs-13);
  font-weight: 800;
`

const StatusLine = styled.span<{ $tone: 'muted' | 'success' | 'danger' }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  color: ${({ $tone }) => `var(--mw-${$tone})`};
  font-size: var(--mw-fs-14);
  font-weight: 700;
  svg { width: 18px; height: 18px; }
`

/** A status with icon and text: a date with a clock, "Zaległe: 19.11.2026", "100%". */
export function Status({
  children,
  icon,
  tone = 'muted',
}: {
  children: ReactNode
  icon?: ReactNode
  tone?: 'muted' | 'success' | 'danger'
}) {
  return (
    <StatusLine $tone={tone}>
      {icon}
      <span>{children}</span>
    </StatusLine>
  )
}

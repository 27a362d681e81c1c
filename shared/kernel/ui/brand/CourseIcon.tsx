import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ownProps } from '../theme/own-props'

export type CourseKind = 'business' | 'vocabulary' | 'grammar' | 'conversation' | 'other'

const grounds: Record<CourseKind, string> = {
  conversation: 'background: var(--mw-spark-soft);',
  grammar: 'background: var(--mw-navy-soft);',
  vocabulary: 'background: var(--mw-success-soft);',
  business: 'background: var(--mw-navy); color: var(--mw-on-navy);',
  other: 'background: var(--mw-sunken);',
}

/** Width of the tile and of its drawing in px, and the radius. */
const sizes = {
  sm: { tile: 24, drawing: 16, radius: '8px 8px 8px 3px' },
  md: { tile: 56, drawing: 32, radius: '18px 18px 18px 5px' },
  lg: { tile: 72, drawing: 40, radius: '22px 22px 22px 6px' },
} as const
type Size = keyof typeof sizes

const Tile = styled.span<{ $kind: CourseKind; $size: Size }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => sizes[$size].tile}px;
  height: ${({ $size }) => sizes[$size].tile}px;
  border-radius: ${({ $size }) => sizes[$size].radius};
  color: var(--mw-text);
  ${({ $kind }) => grounds[$kind]}
  svg {
    width: ${({ $size }) => sizes[$size].drawing}px;
    height: ${({ $size }) => sizes[$size].drawing}px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .k { stroke: ${({ $kind }) => ($kind === 'business' ? 'var(--mw-spark)' : 'var(--mw-primary)')}; stroke-width: 2.25; }
`

const drawings: Record<CourseKind, ReactNode> = {
  business: (
    <>
      <path d="M3 9a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v9a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2zM8 7v-2a2 2 0 0 1 2 -2h4a2 2 0 0 1 2 2v2M3 12a20 14 0 0 0 7.2 2.2M21 12a20 14 0 0 1 -7.2 2.2" />
      <path className="k" d="M11.2 15.8l1.6 -3" />
    </>
  ),
  conversation: (
    <>
      <path d="M21 14l-3 -3h-7a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1h9a1 1 0 0 1 1 1zM14 15v2a1 1 0 0 1 -1 1h-7l-3 3v-10a1 1 0 0 1 1 -1h2" />
      <path className="k" d="M15 8.2l1.6 -2.6" />
    </>
  ),
  grammar: (
    <>
      <path d="M8 4h-3v16h3M16 4h3v16h-3" />
      <path className="k" d="M10.4 15.2l3.2 -6.4" />
    </>
  ),
  vocabulary: (
    <>
      <path d="M5 7h9a1.5 1.5 0 0 1 1.5 1.5v11a1.5 1.5 0 0 1 -1.5 1.5h-9a1.5 1.5 0 0 1 -1.5 -1.5v-11a1.5 1.5 0 0 1 1.5 -1.5zM8 3.5h10a2 2 0 0 1 2 2v11.5" />
      <circle cx="9.5" cy="15.5" r="2.5" />
      <path className="k" d="M10.2 10.6l1.3 -1.7" />
    </>
  ),
  other: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 3v1.5M12 19.5v1.5M3 12h1.5M19.5 12h1.5" />
      <path className="k" d="M9.6 15.6l4.8 -7.2" />
    </>
  ),
}

/** Icon tile of a course by its kind; decorative, because text next to it names the kind. */
export function CourseIcon({ kind, size = 'md' }: { kind: CourseKind; size?: Size }) {
  return (
    <Tile aria-hidden $kind={kind} $size={size}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {drawings[kind]}
      </svg>
    </Tile>
  )
}

/** A tile around any icon: mode tiles, statistics, banners. */
export const IconTile = styled.span.withConfig(ownProps('tone', 'large'))<{
  tone?: 'soft' | 'spark' | 'navy' | 'sunken' | 'success'
  large?: boolean
}>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ large }) => (large ? 56 : 48)}px;
  height: ${({ large }) => (large ? 56 : 48)}px;
  border-radius: ${({ large }) => (large ? '18px 18px 18px 5px' : '15px 15px 15px 4px')};
  ${({ tone = 'soft' }) =>
    ({
      soft: 'background: var(--mw-spark-soft);',
      spark: 'background: var(--mw-spark); color: var(--mw-on-spark);',
      navy: 'background: var(--mw-navy); color: var(--mw-on-navy);',
      sunken: 'background: var(--mw-sunken);',
      success: 'background: var(--mw-success-soft); color: var(--mw-success-ink);',
    })[tone]}
`

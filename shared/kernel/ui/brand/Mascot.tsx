import type { ReactNode } from 'react'
import styled from 'styled-components'

/**
 * Faces of the mascot. The moods from 1 to 5 are awful, bad, neutral, happy, great (the same in the calendar);
 * "glance" looks aside (next to a task), "surprised" is for errors.
 */
export type MascotFace = 'awful' | 'bad' | 'neutral' | 'happy' | 'great' | 'glance' | 'surprised'

/** Faces of the moods 1 to 5. */
export const moodFaces = [
  'awful',
  'bad',
  'neutral',
  'happy',
  'great',
] as const satisfies readonly MascotFace[]

const Svg = styled.svg`
  display: block;
  height: auto;
  overflow: visible;
  .ink {
    fill: none;
    stroke: var(--mw-text);
    stroke-width: 5;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .body { fill: var(--mw-drawing); }
  .eye { fill: var(--mw-text); }
  .thin { stroke-width: 4; }
  .kreska { fill: none; stroke: var(--mw-spark); stroke-width: 12; stroke-linecap: round; }
`

export const bubblePath =
  'M60 30A44 44 0 1 1 39.4 112.9C34 117.6 27 121 18.8 121.2C17 121.2 16.3 119.2 17.6 118C22.4 113.6 26 109 27 103.5A44 44 0 0 1 60 30Z'

const eyes = (left: number, right: number, y: number) => (
  <>
    <ellipse className="eye" cx={left} cy={y} rx="4.5" ry="6" />
    <ellipse className="eye" cx={right} cy={y} rx="4.5" ry="6" />
  </>
)
const mouth = (d: string) => <path className="ink thin" d={d} />

const faces: Record<MascotFace, ReactNode> = {
  awful: (
    <>
      {eyes(46, 74, 68)}
      {mouth('M47 94q13 -13 26 0')}
    </>
  ),
  bad: (
    <>
      {eyes(46, 74, 68)}
      {mouth('M49 91q11 -6 22 0')}
    </>
  ),
  neutral: (
    <>
      {eyes(46, 74, 68)}
      {mouth('M49 88h22')}
    </>
  ),
  happy: (
    <>
      {eyes(46, 74, 68)}
      {mouth('M47 84q13 12 26 0')}
    </>
  ),
  great: (
    <>
      {mouth('M40 70q6 -8 12 0M68 70q6 -8 12 0')}
      <path className="ink thin body" d="M46 82h28q-2 15 -14 15t-14 -15z" />
    </>
  ),
  glance: (
    <>
      {eyes(49, 77, 64)}
      {mouth('M53 87q9 5 17 -1')}
    </>
  ),
  surprised: (
    <>
      {eyes(52, 80, 70)}
      <ellipse className="ink thin" cx="66" cy="92" rx="6" ry="6.5" />
    </>
  ),
}

/** The mascot, a speech bubble with a face. Decorative unless it has a `label`. */
export function Mascot({
  face = 'happy',
  size = 100,
  label,
  className,
}: {
  face?: MascotFace
  /** Width in px; the height is proportional. */
  size?: number
  label?: string
  className?: string
}) {
  return (
    <Svg
      className={className}
      viewBox="10 -4 100 129"
      width={size}
      height={Math.round(size * 1.29)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className="ink body" d={bubblePath} />
      {faces[face]}
      <path className="kreska" d="M67 15L76 2" />
    </Svg>
  )
}

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

const bubblePath =
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

const Drawing = styled.svg`
  display: block;
  width: 220px;
  max-width: 100%;
  height: auto;
  overflow: visible;
  .l { fill: none; stroke: var(--mw-text); stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
  .s { fill: var(--mw-spark-soft); }
  .b { fill: var(--mw-drawing); }
  .e { fill: var(--mw-text); }
  .q { stroke: var(--mw-line-strong); }
  .k { fill: none; stroke: var(--mw-spark); stroke-width: 9; stroke-linecap: round; }
  .w { stroke-width: 5.5; }
`

/** The mascot with an empty notebook, for empty states. */
export function DrawingEmpty() {
  return (
    <Drawing viewBox="0 0 220 150" width="220" height="150" aria-hidden>
      <ellipse className="s" cx="112" cy="138" rx="96" ry="10" />
      <path className="l b" d="M104 52h74a8 8 0 0 1 8 8v68a8 8 0 0 1 -8 8h-74z" />
      <path className="l b" d="M104 52h-10a8 8 0 0 0 -8 8v68a8 8 0 0 0 8 8h10z" />
      <path className="l q" d="M122 78h46M122 96h46M122 114h26" />
      <g transform="translate(4 44) scale(.72)">
        <path className="l b w" d={bubblePath} />
        <ellipse className="e" cx="54" cy="70" rx="4.5" ry="6" />
        <ellipse className="e" cx="82" cy="70" rx="4.5" ry="6" />
        <path className="l" d="M58 88q9 7 18 0" />
      </g>
      <path className="k" d="M52 50l7 -10" />
    </Drawing>
  )
}

/** The mascot with a pulled plug, for connection errors. */
export function DrawingUnplugged() {
  return (
    <Drawing viewBox="0 0 260 150" width="260" height="150" aria-hidden>
      <ellipse className="s" cx="130" cy="138" rx="112" ry="10" />
      <g transform="translate(20 34) scale(.82)">
        <path className="l b w" d={bubblePath} />
        <ellipse className="e" cx="52" cy="70" rx="4.5" ry="6" />
        <ellipse className="e" cx="80" cy="70" rx="4.5" ry="6" />
        <ellipse className="l" cx="66" cy="92" rx="6" ry="6.5" />
      </g>
      <path className="k" d="M75 46l8 -12" />
      <path className="l" d="M106 104c14 12 20 22 34 20s10 -22 20 -22h6" />
      <path className="l b" d="M166 92h10a6 6 0 0 1 6 6v8a6 6 0 0 1 -6 6h-10z" />
      <path className="l" d="M182 97h8M182 107h8" />
      <path className="l b" d="M224 88h-8a6 6 0 0 0 -6 6v16a6 6 0 0 0 6 6h8z" />
      <path className="l" d="M224 102h26" />
      <path className="l q" d="M200 82v-10M190 84l-5 -7M210 84l5 -7" />
    </Drawing>
  )
}

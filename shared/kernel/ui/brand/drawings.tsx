import styled from 'styled-components'
import { bubblePath } from './Mascot'

const Svg = styled.svg`
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
    <Svg viewBox="0 0 220 150" width="220" height="150" aria-hidden>
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
    </Svg>
  )
}

/** The mascot with a pulled plug, for connection errors. */
export function DrawingUnplugged() {
  return (
    <Svg viewBox="0 0 260 150" width="260" height="150" aria-hidden>
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
    </Svg>
  )
}

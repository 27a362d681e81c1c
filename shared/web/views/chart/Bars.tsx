import { tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** Returns about four round values for an axis from 0 to at least `max`. */
export function axisTicks(max: number): number[] {
  const least = Math.max(max, 1) / 4
  const power = 10 ** Math.floor(Math.log10(least))
  const step = Math.max(1, ([1, 2, 5, 10].find((each) => each * power >= least) ?? 10) * power)
  const ticks = [0]
  while ((ticks.at(-1) ?? 0) < max || ticks.length < 2) ticks.push(ticks.length * step)
  return ticks
}

/** A bar; `null` has none. */
export type Bar = {
  /** Full name, unique. */
  name: string
  /** Label below the bar. */
  short: string
  value: number | null
  isLit?: boolean
}

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  text { fill: ${tokens.muted}; font-size: 12px; font-weight: 600; font-variant-numeric: tabular-nums; }
  line { stroke: ${tokens.line}; }
  .lit, .value { fill: ${tokens.text}; font-weight: 700; }
  rect { fill: ${tokens.progress}; }
  rect.lit { fill: ${tokens.spark}; }
`

const HEIGHT = 190
const TOP = 18
const BOTTOM = 24
/** Width of one character of the axis labels. */
const CHARACTER = 7
/** Minimum width of a label below the bars, and of a number on top of one. */
const NAME = 40
const VALUE = 22

/**
 * Bars over an axis, drawn for a width and scaled from there. If labels don't fit, only every second, third … is
 * drawn, counted from the last.
 */
export function Bars({
  bars,
  width,
  ticks = axisTicks(Math.max(0, ...bars.map(({ value }) => value ?? 0))),
  format = String,
  label,
}: {
  bars: readonly Bar[]
  width: number
  /** Axis values, ascending from 0. */
  ticks?: readonly number[]
  /** Formats a value as compactly as possible. */
  format?: (value: number) => string
  /** Accessible name; without it, the chart is hidden from screen readers. */
  label?: string
}) {
  const left = 12 + CHARACTER * Math.max(...ticks.map((tick) => format(tick).length))
  const inner = HEIGHT - TOP - BOTTOM
  const step = (width - left) / bars.length
  const thickness = Math.min(34, step * 0.64)
  const y = (value: number) => TOP + inner - (value / Math.max(...ticks)) * inner
  const every = Math.ceil(NAME / step)
  return (
    <Svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
          <text x={left - 6} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ name, short, value, isLit }, index) => {
        const middle = left + step * (index + 0.5)
        const lit = isLit ? 'lit' : undefined
        return (
          <g key={name}>
            {value !== null && value > 0 && (
              <rect
                className={lit}
                x={middle - thickness / 2}
                y={y(value)}
                width={thickness}
                height={TOP + inner - y(value)}
                rx={Math.min(5, thickness / 3)}
              >
                <title>{`${name}: ${format(value)}`}</title>
              </rect>
            )}
            {value !== null && value > 0 && step >= Math.max(VALUE, format(value).length * CHARACTER) && (
              <text className="value" x={middle} y={y(value) - 5} textAnchor="middle">
                {format(value)}
              </text>
            )}
            {(bars.length - 1 - index) % every === 0 && (
              <text className={lit} x={middle} y={HEIGHT - 6} textAnchor="middle">
                {short}
              </text>
            )}
          </g>
        )
      })}
    </Svg>
  )
}

import { tokens, VisuallyHidden } from '@mowka/shared/ui'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  text { fill: ${tokens.muted}; font-size: 12px; font-variant-numeric: tabular-nums; }
  line { stroke: ${tokens.line}; }
  .now { fill: ${tokens.text}; font-weight: 700; }
  .value { fill: ${tokens.text}; font-weight: 700; }
  rect { fill: ${tokens.progress}; }
  rect.lit { fill: ${tokens.spark}; }
`
const Note = styled.p`
  margin-bottom: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  > b { color: ${tokens.text}; font-size: ${tokens.fs22}; font-variant-numeric: tabular-nums; }
`

/** A bar; null has none. */
export type Bar = {
  /** In full, for the table. */
  name: string
  /** Below the bar. */
  short: string
  value: number | null
  /** The value in words. */
  text: string
  isLit?: boolean
}

const TOP = 18
const BOTTOM = 24
const LEFT = 34
const HEIGHT = 180

/** Bars over a scale, with the same numbers in a table for those who cannot see them. `width` is that of the drawing. */
export function BarChart({
  title,
  note,
  bars,
  scale,
  unit = '',
  columns,
  width,
}: {
  title: string
  /** What the bars come to. */
  note: ReactNode
  bars: readonly Bar[]
  /** The numbers at the side, from 0 up. */
  scale: readonly number[]
  /** After the numbers at the side. */
  unit?: string
  /** The heads of the table. */
  columns: readonly [string, string]
  width: number
}) {
  const id = useId()
  const most = Math.max(...scale)
  const inner = HEIGHT - TOP - BOTTOM
  const step = (width - LEFT) / bars.length
  const thickness = Math.min(28, step * 0.64)
  const y = (value: number) => TOP + inner - (value / most) * inner
  return (
    <figure aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <Note>{note}</Note>
      <Svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden>
        {scale.map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={width} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 6} y={y(value) + 4} textAnchor="end">
              {value}
              {unit}
            </text>
          </g>
        ))}
        {bars.map(({ name, short, value, isLit }, index) => {
          const middle = LEFT + step * (index + 0.5)
          return (
            <g key={name}>
              {value !== null && value > 0 && (
                <>
                  <rect
                    className={isLit ? 'lit' : undefined}
                    x={middle - thickness / 2}
                    y={y(value)}
                    width={thickness}
                    height={TOP + inner - y(value)}
                    rx={Math.min(5, thickness / 3)}
                  />
                  <text className="value" x={middle} y={y(value) - 5} textAnchor="middle">
                    {value}
                  </text>
                </>
              )}
              <text className={isLit ? 'now' : undefined} x={middle} y={HEIGHT - 6} textAnchor="middle">
                {short}
              </text>
            </g>
          )
        })}
      </Svg>
      <VisuallyHidden as="div">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, text }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}

import { tokens } from '@mowka/kernel/ui'
import { axisTicks } from '@mowka/web/views/chart'
import styled from 'styled-components'

/** A horizontal bar with its value as text. `id` distinguishes bars of the same name. */
export type RowBar = {
  id?: string
  name: string
  lang?: string | undefined
  value: number
  text: string
  note?: string
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(90px, 34%) minmax(40px, 1fr) auto;
  gap: ${tokens.s2} ${tokens.s3};
  align-items: center;
  li { display: contents; }
  b { font-variant-numeric: tabular-nums; text-align: end; }
  small { color: ${tokens.muted}; font-size: ${tokens.fs13}; font-weight: 600; }
  i { display: block; height: 20px; border-radius: ${tokens.r8}; background: ${tokens.progress}; }
  span { min-width: 0; overflow-wrap: anywhere; }
`

/** Horizontal bars, with widths relative to the largest. Negative values have no bar. */
export function RowBars({ bars }: { bars: readonly RowBar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <List>
      {bars.map(({ name, id = name, lang, value, text, note }) => (
        <li key={id}>
          <span lang={lang}>{name}</span>
          <span aria-hidden>{value > 0 && <i style={{ width: `${(value / most) * 100}%` }} />}</span>
          <b>
            {text} {note !== undefined && <small>{note}</small>}
          </b>
        </li>
      ))}
    </List>
  )
}

/** A line of values, one per step of the axis. */
export type Line = { name: string; values: readonly number[] }

const Svg = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  overflow: visible;
  text { fill: ${tokens.muted}; font-size: 12px; font-weight: 600; font-variant-numeric: tabular-nums; }
  line { stroke: ${tokens.line}; }
  polyline, path { fill: none; stroke: ${tokens.progress}; stroke-width: 2.5; stroke-linejoin: round; }
  .lit { stroke: ${tokens.spark}; stroke-width: 4; }
`
const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s1} ${tokens.s4};
  margin-top: ${tokens.s2};
  font-size: ${tokens.fs14};
  li { display: flex; gap: ${tokens.s2}; align-items: center; }
  svg { width: 36px; }
`
const HEIGHT = 200
const TOP = 8
const BOTTOM = 24
const LEFT = 46
const LABEL = 62
/** Lines differ by their dashes, so that they can be told apart without colours. */
const dashes = ['', '8 4', '2 4', '12 4 2 4', '5 3', '1 6']
const look = (index: number) =>
  index === 0 ? { className: 'lit' } : { strokeDasharray: dashes[(index - 1) % dashes.length] }

/** Lines over a common axis; the first one stands out. Labels without space are omitted, except the last one. */
export function Lines({
  lines,
  labels,
  width,
  format,
}: {
  lines: readonly Line[]
  labels: readonly string[]
  width: number
  format: (value: number) => string
}) {
  const ticks = axisTicks(Math.max(0, ...lines.flatMap(({ values }) => values)))
  const inner = HEIGHT - TOP - BOTTOM
  const step = (width - LEFT - 20) / Math.max(1, labels.length - 1)
  const x = (index: number) => LEFT + step * index
  const y = (value: number) => TOP + inner - (value / Math.max(...ticks)) * inner
  const every = Math.ceil(LABEL / step)
  return (
    <div>
      <Svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width} y1={y(tick)} y2={y(tick)} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
        {labels.map(
          (name, index) =>
            (labels.length - 1 - index) % every === 0 && (
              <text key={name} x={x(index)} y={HEIGHT - 6} textAnchor="middle">
                {name}
              </text>
            ),
        )}
        {lines.map(({ name, values }, index) => (
          <polyline
            key={name}
            {...look(index)}
            points={values.map((value, at) => `${x(at)},${y(value)}`).join(' ')}
          >
            <title>{name}</title>
          </polyline>
        ))}
      </Svg>
      <Key>
        {lines.map(({ name, values }, index) => (
          <li key={name}>
            <Svg viewBox="0 0 36 6" height={6} aria-hidden>
              <path d="M0 3h36" {...look(index)} />
            </Svg>
            {name}: <b>{format(values.at(-1) ?? 0)}</b>
          </li>
        ))}
      </Key>
    </div>
  )
}

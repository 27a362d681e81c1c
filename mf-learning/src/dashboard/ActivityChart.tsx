import { tokens } from '@mowka/shared/ui'
import styled from 'styled-components'
import { type ActivityWeek, axisTicks, type Measure } from './activity-weeks'

const HEIGHT = 200
const LEFT = 34
const BOTTOM = 26
const TOP = 10
/** Half of the last name on the axis. */
const RIGHT = 8

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  line { stroke: ${tokens.line}; stroke-width: 1; }
  text { fill: ${tokens.muted}; font-size: 12px; font-weight: 600; }
  rect { fill: ${tokens.progress}; }
  rect:last-of-type { fill: ${tokens.primary}; }
`

/** Bars of weeks over an axis with numbers; this week's is in another colour and has its own words in the summary. */
export function ActivityChart({
  weeks,
  measure,
  label,
  nameOf,
  isNarrow,
}: {
  weeks: readonly ActivityWeek[]
  measure: Measure
  /** What the chart says, in words. */
  label: string
  /** A week on the axis. */
  nameOf: (week: ActivityWeek) => string
  isNarrow: boolean
}) {
  const width = isNarrow ? 320 : 620
  const ticks = axisTicks(Math.max(...weeks.map((week) => week[measure])))
  const top = ticks.at(-1) ?? 1
  const heightOf = (value: number) => (value / top) * (HEIGHT - TOP - BOTTOM)
  const step = (width - LEFT - RIGHT) / weeks.length
  const bar = Math.min(34, step * 0.62)
  return (
    <Drawing viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => {
        const y = HEIGHT - BOTTOM - heightOf(tick)
        return (
          <g key={tick}>
            <line x1={LEFT} x2={width} y1={y} y2={y} />
            <text x={LEFT - 8} y={y + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        )
      })}
      {weeks.map((week, index) => {
        const height = heightOf(week[measure])
        return (
          <rect
            key={week.from}
            x={LEFT + step * index + (step - bar) / 2}
            y={HEIGHT - BOTTOM - height}
            width={bar}
            height={height}
            rx={Math.min(4, height)}
          >
            <title>{`${nameOf(week)}: ${week[measure]}`}</title>
          </rect>
        )
      })}
      {weeks.map((week, index) =>
        // Every third one has room on a phone, every second one elsewhere; this week is always named.
        (weeks.length - 1 - index) % (isNarrow ? 3 : 2) === 0 ? (
          <text key={week.from} x={LEFT + step * (index + 0.5)} y={HEIGHT - 6} textAnchor="middle">
            {nameOf(week)}
          </text>
        ) : null,
      )}
    </Drawing>
  )
}

import { tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

const BAR = 4
const STEP = 7
const HEIGHT = 36

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT}px;
  fill: ${tokens.lineStrong};
  rect[data-heard] { fill: ${tokens.text}; }
`

/** A recording drawn as bars; the part that was heard (0 to 1) is dark. */
export function Wave({ bars, heard }: { bars: readonly number[]; heard: number }) {
  return (
    <Drawing
      viewBox={`0 0 ${bars.length * STEP - (STEP - BAR)} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {bars.map((bar, place) => (
        <rect
          key={place}
          x={place * STEP}
          y={((1 - bar) * HEIGHT) / 2}
          width={BAR}
          height={bar * HEIGHT}
          rx={BAR / 2}
          data-heard={(place + 0.5) / bars.length <= heard || undefined}
        />
      ))}
    </Drawing>
  )
}

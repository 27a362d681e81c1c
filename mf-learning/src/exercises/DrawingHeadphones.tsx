import { tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

const Svg = styled.svg`
  overflow: visible;
  .l { fill: none; stroke: ${tokens.text}; stroke-width: 4; stroke-linecap: round; stroke-linejoin: round; }
  .b { fill: ${tokens.drawing}; }
  .k { fill: none; stroke: ${tokens.spark}; stroke-width: 8; stroke-linecap: round; }
`

/** Headphones around the logo mark. */
export function DrawingHeadphones() {
  return (
    <Svg viewBox="0 0 92 92" width="92" height="92" aria-hidden>
      <path className="l" d="M14 58v-10a32 32 0 0 1 64 0v10" />
      <path
        className="l b"
        d="M14 54h8a6 6 0 0 1 6 6v16a6 6 0 0 1 -6 6h-4a10 10 0 0 1 -10 -10v-12a6 6 0 0 1 6 -6z"
      />
      <path
        className="l b"
        d="M78 54h-8a6 6 0 0 0 -6 6v16a6 6 0 0 0 6 6h4a10 10 0 0 0 10 -10v-12a6 6 0 0 0 -6 -6z"
      />
      <path className="k" d="M43 60l6 -11" />
    </Svg>
  )
}

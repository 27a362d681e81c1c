import { Mascot, tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

const Svg = styled.svg`
  display: block;
  height: auto;
  overflow: visible;
  .cap { fill: ${tokens.text}; stroke: ${tokens.text}; stroke-width: 3; stroke-linejoin: round; }
  .tassel { fill: none; stroke: ${tokens.spark}; stroke-width: 4; stroke-linecap: round; }
  .end { fill: ${tokens.spark}; }
`

/** The laughing mascot with a graduation cap. Decorative. */
export function Graduate({ className }: { className?: string }) {
  return (
    <Svg className={className} viewBox="-8 -12 120 141" width={120} height={141} aria-hidden>
      <Mascot face="great" />
      <path className="cap" d="M50 -6L104 16L50 38L-4 16Z" />
      <path className="tassel" d="M94 17V42" />
      <rect className="end" x="90" y="40" width="8" height="16" rx="4" />
    </Svg>
  )
}

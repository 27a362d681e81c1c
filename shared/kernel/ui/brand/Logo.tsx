import styled from 'styled-components'
import { logoPath } from './logo-path'

const Svg = styled.svg`
  display: block;
  width: auto;
`

/**
 * The word "Mówka", whose "ó" is a speech bubble with an orange accent, in the colour of the surrounding text. An
 * empty title hides it inside a link that has its own name.
 */
export function Logo({ height = 31, title = 'Mówka' }: { height?: number; title?: string }) {
  return (
    <Svg
      viewBox="4 -84 344 95"
      height={height}
      width={Math.round((height * 344) / 95)}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path fill="currentColor" d={logoPath} />
      <path fill="none" stroke="#ff8a1f" strokeWidth="12" strokeLinecap="round" d="M122.5 -62.5L130 -75.5" />
    </Svg>
  )
}

import { tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'
import type { Mood } from './moods'

const Face = styled.svg<{ $mood: Mood }>`
  width: 29px;
  height: 29px;
  border-radius: ${({ $mood }) => ($mood === 1 ? '9px' : '50%')};
  background: ${({ $mood }) =>
    ({
      1: tokens.navySoft,
      2: tokens.navySoft,
      3: tokens.sunken,
      4: tokens.sparkSoft,
      5: tokens.spark,
    })[$mood]};
  color: ${({ $mood }) => ($mood === 5 ? tokens.onSpark : tokens.text)};
  fill: currentColor;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-width: 1.6;
  circle { stroke: none; }
  path { fill: ${({ $mood }) => ($mood === 5 ? 'currentColor' : 'none')}; }
`
const mouths: Record<Mood, string> = {
  1: 'M8.5 17q3.5-3.5 7 0',
  2: 'M8.5 16.2q3.5-1.8 7 0',
  3: 'M8.5 15.5h7',
  4: 'M8.5 14.5q3.5 3 7 0',
  5: 'M8 14q4 5.5 8 0z',
}

/** Small face of a mood. Decorative. */
export const MoodFace = ({ mood }: { mood: Mood }) => (
  <Face $mood={mood} viewBox="0 0 24 24" aria-hidden>
    <circle cx="8.5" cy="10" r="1.3" />
    <circle cx="15.5" cy="10" r="1.3" />
    <path d={mouths[mood]} />
  </Face>
)

import type { SpokenVoice } from '@mowka/domain/lesson/lesson-teaching'
import { Mascot, tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Face = styled.span<{ $side: 'a' | 'b' }>`
  position: relative;
  display: grid;
  flex: none;
  align-self: end;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${({ $side }) => ($side === 'a' ? tokens.sparkSoft : tokens.navySoft)};
  > * { grid-area: 1 / 1; }
  > svg + svg { overflow: visible; stroke: ${tokens.text}; stroke-linecap: round; stroke-linejoin: round; }
`
const filled = { fill: tokens.text, strokeWidth: 4 }
const drawn = { fill: 'none', strokeWidth: 6 }

/** Hair and accessories of a speaker, so that voices differ by shape. */
const wears: Record<SpokenVoice, ReactNode> = {
  // Long hair with a fringe.
  female: (
    <path
      {...filled}
      d="M14 104C10 70 18 28 60 28S110 70 106 104C98 100 94 84 93 68C78 66 66 58 60 50C54 58 42 66 27 68C26 84 22 100 14 104Z"
    />
  ),
  // A bun and glasses.
  'female-2': (
    <>
      <circle {...filled} cx="34" cy="24" r="15" />
      <path {...filled} d="M20 58C26 32 94 32 100 58C80 46 40 46 20 58Z" />
      <path
        {...drawn}
        d="M33 70a13 13 0 1 0 26 0a13 13 0 1 0 -26 0M61 70a13 13 0 1 0 26 0a13 13 0 1 0 -26 0"
      />
    </>
  ),
  // A cap with a peak.
  male: <path {...filled} d="M16 58C20 22 100 22 104 58L122 62C98 50 40 50 16 58Z" />,
  // Short hair and a moustache.
  'male-2': (
    <>
      <path
        {...filled}
        d="M20 60C22 26 98 26 100 60C92 50 88 48 84 44C72 52 46 50 36 44C30 48 26 52 20 60Z"
      />
      <path {...filled} d="M60 82C54 74 42 76 36 88C46 92 56 90 60 84C64 90 74 92 84 88C78 76 66 74 60 82Z" />
    </>
  ),
}

/** Drawing of a speaker: the mascot with the hair and accessories of the voice. The background shows the side. */
export function SpeakerFace({ side, voice }: { side: 'a' | 'b'; voice: SpokenVoice }) {
  return (
    <Face $side={side} aria-hidden>
      <Mascot size={28} />
      <svg viewBox="10 -4 100 129" width={28} height={36} aria-hidden>
        {wears[voice]}
      </svg>
    </Face>
  )
}

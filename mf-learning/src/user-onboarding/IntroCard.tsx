import { Card, media, tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** Introduction with the mascot and its message, stacked on phones. */
export const IntroCard = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s6} ${tokens.s8};
  padding: ${tokens.s8};
  border-radius: ${tokens.r24};
  h1 + p { margin-top: 6px; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.s4};
    padding: ${tokens.s5};
    > svg { width: 76px; }
    button { width: 100%; }
  }
`

/** Bullet points with icons. */
export const IntroPoints = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  margin-block: ${tokens.s5};
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: ${tokens.s3}; }
  svg { margin-top: 1px; color: ${tokens.muted}; }
`

import { media, tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const Lead = styled.p`
  max-width: 60ch;
  margin: ${tokens.s2} 0 ${tokens.s6};
  color: ${tokens.muted};
  font-size: ${tokens.fs18};
  ${media.phone} { margin-bottom: ${tokens.s4}; font-size: ${tokens.fs16}; }
`

/** A section with a heading and a sentence. */
export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {text ? <Lead>{text}</Lead> : <Gap />}
      {children}
    </section>
  )
}
const Gap = styled.div`
  height: ${tokens.s6};
`

import { Mascot, media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconX } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Turn } from './layout'

/** Result of an answer: right, right with a slip, or wrong. */
export type ResultTone = 'right' | 'slip' | 'wrong'

const ResultTurn = styled(Turn)`
  ${media.belowMedium} { display: block; > svg { display: none; } }
`
const Bubble = styled(SpeechBubble).attrs({ padding: 'none' as const })<{ $tone: ResultTone }>`
  padding: ${tokens.s5} ${tokens.s5} ${tokens.s2} ${tokens.s6};
  ${({ $tone }) => $tone === 'right' && `border-color: ${tokens.success};`}
  ${media.belowMedium} { padding: ${tokens.s4} ${tokens.s4} ${tokens.s1}; }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 10px;
  margin-bottom: ${tokens.s4};
  > p { display: flex; align-items: center; gap: 10px; font-weight: 800; }
`
const signs: Record<ResultTone, { ground: string; ink: string }> = {
  right: { ground: tokens.success, ink: tokens.onSuccess },
  slip: { ground: tokens.spark, ink: tokens.onSpark },
  wrong: { ground: tokens.danger, ink: tokens.onDanger },
}
const Sign = styled.span<{ $tone: ResultTone }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: ${({ $tone }) => signs[$tone].ground};
  color: ${({ $tone }) => signs[$tone].ink};
  svg { width: 20px; height: 20px; }
`

/** The result as an icon and calm words. Colour is never the only signal. */
export function ResultHead({ tone, children }: { tone: ResultTone; children: ReactNode }) {
  return (
    <p>
      <Sign $tone={tone} data-tone={tone}>
        {tone === 'wrong' ? <IconX aria-hidden /> : <IconCheck aria-hidden />}
      </Sign>
      <span>{children}</span>
    </p>
  )
}

/** Feedback after a check: the result, and its explanation below. */
export function ResultFrame({
  tone,
  head,
  aside,
  children,
}: {
  tone: ResultTone
  head: ReactNode
  /** Rendered at the end of the headline. */
  aside?: ReactNode
  children?: ReactNode
}) {
  return (
    <ResultTurn>
      <Mascot face={tone === 'wrong' ? 'glance' : 'great'} />
      <Bubble $tone={tone}>
        <Head>
          <ResultHead tone={tone}>{head}</ResultHead>
          {aside}
        </Head>
        {children}
      </Bubble>
    </ResultTurn>
  )
}

import { media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconX } from '@mowka/kernel/ui/icons'
import type { ResultTone } from '@mowka/web/trainer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const edges: Record<ResultTone, string> = { right: tokens.success, slip: tokens.spark, wrong: tokens.danger }

/**
 * The learner's speech bubble, with its tail on the right. After the check the border has the color of the verdict.
 */
export const AnswerBubble = styled(SpeechBubble).attrs({ me: true, padding: 'none' as const })<{
  $verdict: ResultTone | null
}>`
  padding: ${tokens.s3} ${tokens.s5};
  border: 1.5px solid ${({ $verdict }) => ($verdict ? edges[$verdict] : tokens.lineStrong)};
  transition: border-color ${tokens.slow} ${tokens.ease};
  ${media.belowMedium} { padding: ${tokens.s3} ${tokens.s4}; }
`
/** The learner's turn in the conversation, indented on wide screens. */
export const MyTurn = styled.div`
  margin: 0 0 ${tokens.s4} 60px;
  ${media.belowMedium} { margin-left: 0; }
`
/** The line below an answer for special characters and tools; hidden if empty. */
export const UnderAnswer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s2};
  margin-top: ${tokens.s3};
  &:empty { display: none; }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${tokens.s3};
  min-height: 22px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 800;
`
const colours: Record<ResultTone, string> = {
  right: tokens.success,
  slip: tokens.text,
  wrong: tokens.danger,
}
const Sign = styled.span<{ $tone: ResultTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ $tone }) => colours[$tone]};
  svg { width: 18px; height: 18px; }
`

/** The line above an answer: its label and, after the check, the verdict as an icon and text. */
export function AnswerHead({
  children,
  verdict,
  note,
}: {
  /** The label of the answer. */
  children: ReactNode
  verdict: ResultTone | null
  /** Replaces the verdict's text, for example with the number of wrong gaps. */
  note?: string
}) {
  const { t } = useTranslation('trainers')
  return (
    <Row>
      {children}
      {verdict && (
        <Sign $tone={verdict}>
          {verdict === 'wrong' ? <IconX aria-hidden /> : <IconCheck aria-hidden />}
          <span>{note ?? t(`answer.${verdict}`)}</span>
        </Sign>
      )}
    </Row>
  )
}

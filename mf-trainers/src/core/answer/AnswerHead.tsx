import { tokens } from '@mowka/kernel/ui'
import { IconCheck, IconX } from '@mowka/kernel/ui/icons'
import type { ResultTone } from '@mowka/web/trainer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

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

import type { DiffPiece } from '@mowka/contract/schemas/attempt'
import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Line = styled.span`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  overflow-wrap: anywhere;
  del { color: ${tokens.dangerInk}; }
  ins { color: ${tokens.successInk}; text-underline-offset: 3px; }
`

/** The difference between an answer and the nearest accepted one. Typed text that differs is struck through. */
export function DiffLine({ diff, tag }: { diff: readonly DiffPiece[]; tag: string }) {
  const { t, i18n } = useTranslation('answers')
  const say = (text: string) => <VisuallyHidden lang={i18n.language}>{text}: </VisuallyHidden>
  return (
    <Line lang={tag}>
      {diff.map(({ mark, typed, expected }, place) => {
        const isTyped = mark === 'extra' || mark === 'changed' || mark === 'moved-from'
        const isExpected = mark === 'missing' || mark === 'changed' || mark === 'moved-to'
        return (
          <span key={place}>
            {mark === 'same' && <span>{expected}</span>}
            {isTyped && (
              <del>
                {say(t('diff.typed'))}
                {typed}
              </del>
            )}
            {mark === 'changed' && ' '}
            {isExpected && (
              <ins>
                {say(t('diff.expected'))}
                {expected}
              </ins>
            )}
          </span>
        )
      })}
    </Line>
  )
}

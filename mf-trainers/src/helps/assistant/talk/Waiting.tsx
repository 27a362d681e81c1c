import { Button, LoaderMark, queries, tokens, useMediaQuery } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AssistantBubble } from '../chat/bubbles'
import { LOADER_ROTATION, useRotation } from './use-rotation'

const SENTENCES = ['reads', 'looks', 'writes', 'checks'] as const

const Bubble = styled(AssistantBubble)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.s2} ${tokens.s3};
  > p { flex: 1; margin: 0; }
`

/** Shown while the reply is pending (L-AI-14). The text rotates visually only: screen readers announce it once. */
export function Waiting({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation('trainers')
  const isStill = useMediaQuery(queries.reducedMotion)
  const shown = useRotation(SENTENCES.length, LOADER_ROTATION, isStill)
  return (
    <Bubble aria-busy>
      <LoaderMark />
      <p aria-live="off">{t(`assistant.waiting.${SENTENCES[shown] ?? 'reads'}`)}</p>
      <Button variant="ghost" size="sm" onClick={onStop}>
        {t('assistant.stop')}
      </Button>
    </Bubble>
  )
}

import type { AiAction } from '@mowka/contract/schemas/assistant'
import { media, tokens } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Chip, Chips } from '../chat/bubbles'
import type { ChatStore } from '../chat/chat-store'

/** Kinds that are asked on press; an own question has its field (L-AI-04). */
const KINDS = [
  'MEANING',
  'EXPLAIN_ANSWER',
  'EXAMPLE',
  'SYNONYM',
  'ANTONYM',
  'COLLOCATION',
] as const satisfies readonly AiAction[]
export type QuickKind = (typeof KINDS)[number]

const Kinds = styled(Chips)`
  button { font-size: ${tokens.fs14}; }
  ${media.belowMedium} {
    flex-wrap: nowrap;
    overflow-x: auto;
    > * { flex: none; }
  }
`

/** Step 2: the question about the chosen words, asked on press (L-AI-04). */
export const KindChoice = observer(function KindChoice({
  chat,
  hasAnswer,
  onAsk,
}: {
  chat: ChatStore
  /** Whether there is a learner's answer to explain. */
  hasAnswer: boolean
  onAsk: (kind: QuickKind) => void
}) {
  const { t } = useTranslation('trainers')
  const asked = chat.turns.at(-1)?.asked
  return (
    <Kinds role="group" aria-label={t('assistant.kinds')}>
      {KINDS.filter((kind) => hasAnswer || kind !== 'EXPLAIN_ANSWER').map((kind) => (
        <Chip
          key={kind}
          type="button"
          data-kind={kind}
          aria-pressed={asked?.type === kind && (kind === 'EXPLAIN_ANSWER' || asked.phrase === chat.phrase)}
          aria-disabled={chat.isWaiting}
          onClick={() => onAsk(kind)}
        >
          {t(`assistant.kind.${kind}`)}
        </Chip>
      ))}
    </Kinds>
  )
})

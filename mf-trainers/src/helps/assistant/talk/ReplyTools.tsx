import type { AiMessage } from '@mowka/contract/schemas/assistant'
import { spokenText } from '@mowka/domain/ai-answer'
import { notify } from '@mowka/kernel/platform'
import { IconButton, Muted, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconCopy, IconThumbDown, IconThumbUp } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ChatStore, Turn } from '../chat/chat-store'
import { Listen } from './Listen'
import { useCopied } from './use-copied'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: -4px 0 -6px -6px;
  button[aria-pressed='true'] { background: ${tokens.navySoft}; color: ${tokens.text}; }
  > p { margin-left: auto; }
`

/** Actions for a reply: like, dislike, copy, listen (L-AI-12, L-AI-13, L-AI-18). */
export function ReplyTools({
  chat,
  turn,
  reply,
  onSilence,
}: {
  chat: ChatStore
  turn: Turn
  reply: AiMessage
  onSilence: () => void
}) {
  const { t } = useTranslation('trainers')
  const { isCopied, copy } = useCopied(() => notify('error', t('assistant.copyFailed')))
  const ratingFailed = () => notify('error', t('assistant.ratingFailed'))
  const spoken = reply.answer ? spokenText(reply.answer) : ''
  return (
    <Line>
      <IconButton
        aria-label={t('assistant.helpful')}
        aria-pressed={turn.rating === 'like'}
        onClick={() => void chat.rate(turn, 'like', ratingFailed)}
      >
        <IconThumbUp aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t('assistant.unhelpful')}
        aria-pressed={turn.rating === 'dislike'}
        onClick={() => void chat.rate(turn, 'dislike', ratingFailed)}
      >
        <IconThumbDown aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t(isCopied ? 'assistant.copied' : 'assistant.copy')}
        onClick={() => copy(reply.content)}
      >
        {isCopied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
      </IconButton>
      {spoken && <Listen chat={chat} text={spoken} label={t('assistant.listen')} onFailure={onSilence} />}
      <Muted size={14}>{t('assistant.mayErr')}</Muted>
    </Line>
  )
}

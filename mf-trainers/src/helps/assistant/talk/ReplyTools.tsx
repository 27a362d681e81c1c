import type { AiMessage } from '@mowka/contract/schemas/assistant'
import { spokenText } from '@mowka/domain/ai-answer'
import { notify } from '@mowka/kernel/platform'
import { IconButton, Muted, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconCopy, IconThumbDown, IconThumbUp } from '@mowka/kernel/ui/icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ChatStore, Turn } from '../chat/chat-store'
import { Listen } from './Listen'

/** Time the icon confirms copying, in ms (L-AI-13). */
export const COPY_RESET = 2000

/** Copies a text; `isCopied` is true for a moment afterwards. Calls `onFailure` if the browser refuses. */
export function useCopied(onFailure: () => void): { isCopied: boolean; copy: (text: string) => void } {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = window.setTimeout(() => setCopied(0), COPY_RESET)
    return () => window.clearTimeout(timer)
  }, [copied])
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied((times) => times + 1)
    } catch {
      onFailure()
    }
  }
  return { isCopied: copied > 0, copy: (text) => void copy(text) }
}

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

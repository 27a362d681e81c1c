import type { AiAnswer, AiEntry, AiMessage } from '@mowka/contract/schemas/trainer'
import { SLOW_RATE } from '@mowka/domain/audio/playback'
import { AI_LISTS, spokenText } from '@mowka/domain/exercise/ai-answer'
import { textIn } from '@mowka/domain/languages/languages'
import { notify } from '@mowka/kernel/platform'
import { audio, usePresses } from '@mowka/kernel/platform/study'
import { AudioButtonView, IconButton, Muted, tokens } from '@mowka/kernel/ui'
import { IconCheck, IconCopy, IconThumbDown, IconThumbUp } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { Fragment, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AssistantBubble } from '../chat/bubbles'
import type { ChatStore, Turn } from '../chat/chat-store'

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

/** Plays a text from a reply (L-AI-18), slowly on a double press (C01). */
const Listen = observer(function Listen({
  chat,
  text,
  label,
  onFailure,
}: {
  chat: ChatStore
  text: string
  label: string
  onFailure: () => void
}) {
  const [recordingId, setRecordingId] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(false)
  const isPlaying = recordingId !== null && audio.current === recordingId
  const play = async (rate?: number) => {
    setLoading(true)
    try {
      const id = await chat.recordingOf(text)
      setRecordingId(id)
      setLoading(false)
      if ((await audio.play(id, rate)) === 'failed') onFailure()
    } catch {
      setLoading(false)
      onFailure()
    }
  }
  const press = usePresses(text, (times) => void play(times === 2 ? SLOW_RATE : undefined))
  return (
    <AudioButtonView
      label={label}
      playing={isPlaying || isLoading}
      disabled={isPlaying || isLoading}
      onClick={press}
    />
  )
})

const Entries = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${tokens.s2};
    align-items: center;
    padding-block: ${tokens.s2};
    border-top: 1px solid ${tokens.line};
    line-height: 1.4;
  }
  > li:first-child { border-top: 0; }
  small { grid-column: 1; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  button { grid-row: 1 / span 2; grid-column: 2; margin: -2px -10px -2px 0; }
`

/** A reply: an introduction, then lists with sound, translation and explanation (L-AI-21). */
export function Reply({
  chat,
  answer,
  tag,
  onSilence,
}: {
  chat: ChatStore
  answer: AiAnswer
  /** BCP 47 tag of the target language. */
  tag: string
  /** Called if a text can't be played. */
  onSilence: () => void
}) {
  const { t } = useTranslation('trainers')
  const lists = AI_LISTS.filter((list) => answer[list].length > 0)
  return (
    <AssistantBubble>
      {answer.introduction && <p>{answer.introduction}</p>}
      {lists.map((list) => (
        <Fragment key={list}>
          {lists.length > 1 && <h3>{t(`assistant.list.${list}`)}</h3>}
          <Entries aria-label={t(`assistant.list.${list}`)}>
            {answer[list].map((entry, place) => (
              <Entry key={place} chat={chat} entry={entry} tag={tag} onSilence={onSilence} />
            ))}
          </Entries>
        </Fragment>
      ))}
    </AssistantBubble>
  )
}

function Entry({
  chat,
  entry: { text, translation, explanation },
  tag,
  onSilence,
}: {
  chat: ChatStore
  entry: AiEntry
  tag: string
  onSilence: () => void
}) {
  const { t } = useTranslation('trainers')
  return (
    <li>
      <p>
        <b {...textIn(tag)}>{text}</b>
        {translation && <span> – {translation}</span>}
      </p>
      {text.trim() && (
        <Listen
          chat={chat}
          text={text.trim()}
          label={t('assistant.listenTo', { text })}
          onFailure={onSilence}
        />
      )}
      {explanation && <small>{explanation}</small>}
    </li>
  )
}

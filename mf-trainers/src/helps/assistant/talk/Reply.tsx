import type { AiAnswer, AiEntry } from '@mowka/contract/schemas/assistant'
import { AI_LISTS } from '@mowka/domain/ai-answer'
import { textIn } from '@mowka/domain/languages'
import { tokens } from '@mowka/kernel/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AssistantBubble } from '../chat/bubbles'
import type { ChatStore } from '../chat/chat-store'
import { Listen } from './Listen'

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

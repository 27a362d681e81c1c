import { formatFilters } from '@mowka/contract/list'
import type { CefrLevel } from '@mowka/contract/schemas/common'
import { MAX_QUESTION_LENGTH } from '@mowka/domain/exercise/ai-answer'
import { notify } from '@mowka/kernel/platform'
import { IconButton, Muted, media, TextField, tokens } from '@mowka/kernel/ui'
import { IconRefresh, IconSend } from '@mowka/kernel/ui/icons'
import { optional, useReads } from '@mowka/web/api'
import { observer } from 'mobx-react-lite'
import { type FormEvent, type ReactNode, type Ref, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import type { ChatStore, Trouble } from './chat/chat-store'
import { KindChoice, WordPicker } from './QuestionChoice'
import { Talk } from './talk/Talk'
import type { AssistantSubject } from './use-assistant'

/** Restarts the chat (L-AI-09); disabled before the first question (L-AI-10). */
export const Restart = observer(function Restart({ chat }: { chat: ChatStore }) {
  const { t } = useTranslation('trainers')
  return (
    <IconButton
      aria-label={t('assistant.restart')}
      aria-disabled={!chat.isBegun}
      onClick={() => {
        if (chat.isBegun) chat.restart()
      }}
    >
      <IconRefresh aria-hidden />
    </IconButton>
  )
})

/** Level of the explanations if the lesson's level can't be loaded. */
const DEFAULT_LEVEL: CefrLevel = 'A1'

/**
 * Returns the level of the current lesson, or of its course (L-AI-15); `undefined` while loading. The page has
 * usually loaded both already.
 */
function useLevel(): CefrLevel | undefined {
  const { courseId, lessonId } = useParams()
  const reads = useReads({
    lessons: optional('getLesson', lessonId ? { filters: formatFilters({ _id: lessonId }) } : null),
    courses: optional('getCourse', courseId ? { id: courseId } : null),
  })
  if (reads.state === 'loading') return undefined
  if (reads.state !== 'ready') return DEFAULT_LEVEL
  const { lessons, courses } = reads.data
  return lessons?.data[0]?.level ?? courses?.data[0]?.level ?? DEFAULT_LEVEL
}

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`
const Pick = styled.div`
  display: grid;
  flex: none;
  gap: 6px;
  padding: ${tokens.s2} ${tokens.s4};
  border-bottom: 1px solid ${tokens.line};
  > * { min-width: 0; }
`
const Form = styled.form<{ $hasLead: boolean }>`
  display: grid;
  flex: none;
  grid-template-columns: ${({ $hasLead }) => $hasLead && '44px'} minmax(0, 1fr) 48px;
  gap: ${tokens.s2};
  align-items: center;
  padding: ${tokens.s2} ${tokens.s4};
  border-top: 1px solid ${tokens.line};
  [type='submit'] { width: 48px; height: 48px; background: ${tokens.navy}; color: ${tokens.onNavy}; }
  ${media.hover} {
    [type='submit']:not([aria-disabled='true']):hover { background: ${tokens.navyHover}; color: ${tokens.onNavy}; }
  }
  [type='submit'][aria-disabled='true'] { background: ${tokens.sunken}; color: ${tokens.disabled}; }
`
const Left = styled(Muted)`
  flex: none;
  padding: 0 ${tokens.s4} ${tokens.s2};
`
/** Number of remaining questions from which it is shown. */
const FEW_LEFT = 5

/** Both steps, the chat and the question field. */
export const AssistantContent = observer(function AssistantContent({
  chat,
  subject,
  explains,
  wordsRef,
  lead,
}: {
  chat: ChatStore
  subject: AssistantSubject
  /** Whether to explain the answer immediately, unless it already was. */
  explains: boolean
  wordsRef?: Ref<HTMLDivElement>
  /** Content before the question field. */
  lead?: ReactNode
}) {
  const { t } = useTranslation('trainers')
  const level = useLevel()
  const { result, isAnswerKnown } = subject
  useEffect(() => {
    if (isAnswerKnown) chat.reveal()
  }, [chat, isAnswerKnown])
  const about = level && {
    level,
    onFailure: (trouble: Trouble) => {
      if (trouble === 'limit' || trouble === 'tooFast') notify('error', t(`assistant.trouble.${trouble}`))
      else notify('error', t('assistant.failed'))
    },
  }
  const silence = () => notify('error', t('assistant.silent'))

  const explain = useEffectEvent(() => {
    const isExplained = chat.turns.some(
      ({ asked }) => asked.attempt === result && asked.type === 'EXPLAIN_ANSWER',
    )
    if (about && result && !isExplained) void chat.ask('EXPLAIN_ANSWER', result, about)
  })
  useEffect(() => {
    if (explains && level) explain()
  }, [explains, level])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (about) void chat.send(result, about)
  }
  return (
    <Column>
      <Pick>
        <WordPicker chat={chat} ref={wordsRef} />
        <KindChoice
          chat={chat}
          hasAnswer={result !== null && result.userInput.trim() !== ''}
          onAsk={(kind) => {
            if (about) void chat.ask(kind, result, about)
          }}
        />
      </Pick>
      <Talk
        chat={chat}
        onResend={() => {
          if (about) void chat.resend(about)
        }}
        onFollow={(question) => {
          if (about) void chat.follow(question, about)
        }}
        onSilence={silence}
      />
      <Form onSubmit={submit} $hasLead={lead !== undefined}>
        {lead}
        <TextField
          label={t('assistant.question')}
          hideLabel
          value={chat.draft}
          onChange={chat.write}
          maxLength={MAX_QUESTION_LENGTH}
          placeholder={t(isAnswerKnown ? 'assistant.placeholder' : 'assistant.placeholderBefore')}
          autoComplete="off"
          enterKeyHint="send"
        />
        <IconButton type="submit" aria-label={t('assistant.send')} aria-disabled={!chat.canSend}>
          <IconSend aria-hidden />
        </IconButton>
      </Form>
      {chat.questionsLeft !== null && chat.questionsLeft <= FEW_LEFT && (
        <Left size={14}>{t('assistant.left', { count: chat.questionsLeft })}</Left>
      )}
    </Column>
  )
})

import { langTag, textIn } from '@mowka/domain/languages'
import { Button, media, tokens } from '@mowka/kernel/ui'
import { IconRefresh } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ResultDiff } from '../../../core/result/diff/ResultDiff'
import { isFarOff } from '../../../core/result/explanation/difference'
import { AssistantBubble, LearnerBubble } from '../chat/bubbles'
import type { Ask, ChatStore, Turn } from '../chat/chat-store'
import { HintLine } from './HintLine'
import { Reply } from './Reply'
import { ReplyTools } from './ReplyTools'
import { Waiting } from './Waiting'

const Log = styled.div`
  position: relative;
  display: grid;
  flex: 1;
  gap: ${tokens.s3};
  align-content: start;
  min-height: 120px;
  padding: ${tokens.s3} ${tokens.s4};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -3px; }
  > * { min-width: 0; }
`
const OneTurn = styled.div`
  display: grid;
  gap: ${tokens.s3};
  > * { min-width: 0; }
`
const Failed = styled(AssistantBubble)`
  display: grid;
  justify-items: start;
  gap: ${tokens.s2};
  /* The snackbar below must not cover the retry button. */
  ${media.belowMedium} { margin-bottom: 88px; }
`
const Next = styled.div`
  justify-self: start;
  button { text-align: left; }
`
const NO_NUMBERS: ReadonlyMap<number, number> = new Map()

/** The learner's message: the kind with its words, an own question, or the marked answer (L-AI-19). */
function Asked({ asked, tag }: { asked: Ask; tag: string }) {
  const { t } = useTranslation('trainers')
  const { type, phrase, question, attempt } = asked
  if (type === 'CUSTOM') return <LearnerBubble>{question}</LearnerBubble>
  if (type !== 'EXPLAIN_ANSWER')
    return (
      <LearnerBubble>
        <span>{t(`assistant.kind.${type}`)}:</span>{' '}
        {phrase ? <span {...textIn(tag)}>{phrase}</span> : <span>{t('assistant.whole')}</span>}
      </LearnerBubble>
    )
  const hasMarks = attempt !== null && attempt.issues.length > 0 && !isFarOff(attempt)
  return (
    <LearnerBubble>
      <span>{t('assistant.explainMine')}</span>
      {hasMarks ? (
        <ResultDiff diff={attempt.diff} numbers={NO_NUMBERS} tag={tag} isSlip={attempt.isSuccess} />
      ) : (
        <p {...textIn(tag)}>{attempt?.userInput}</p>
      )}
    </LearnerBubble>
  )
}

/** The chat log. It scrolls on its own, to the start of the newest turn (L-AI-05). */
export const Talk = observer(function Talk({
  chat,
  onResend,
  onFollow,
  onSilence,
}: {
  chat: ChatStore
  onResend: () => void
  onFollow: (question: string) => void
  /** Called if a text can't be played. */
  onSilence: () => void
}) {
  const { t } = useTranslation('trainers')
  const log = useRef<HTMLDivElement>(null)
  const tag = langTag(chat.exercise.answerLang)
  const { turns } = chat
  const newest = turns.at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest turn comes into view when its state changes
  useEffect(() => {
    const head = log.current?.querySelector<HTMLElement>('[data-newest]')
    if (log.current && head) log.current.scrollTop = head.offsetTop - 12
  }, [newest?.key, newest?.status])

  return (
    <Log ref={log} role="log" aria-label={t('assistant.talk')} tabIndex={0}>
      {turns.length === 0 && <HintLine />}
      {turns.map((turn) => (
        <TurnOfTalk
          key={turn.key}
          chat={chat}
          turn={turn}
          tag={tag}
          isNewest={turn === newest}
          onResend={onResend}
          onFollow={onFollow}
          onSilence={onSilence}
        />
      ))}
    </Log>
  )
})

const TurnOfTalk = observer(function TurnOfTalk({
  chat,
  turn,
  tag,
  isNewest,
  onResend,
  onFollow,
  onSilence,
}: {
  chat: ChatStore
  turn: Turn
  tag: string
  isNewest: boolean
  onResend: () => void
  onFollow: (question: string) => void
  onSilence: () => void
}) {
  const { t } = useTranslation('trainers')
  const { asked, status, trouble, reply } = turn
  const next = reply?.answer?.continuationSentence
  return (
    <OneTurn data-newest={isNewest || undefined}>
      <Asked asked={asked} tag={tag} />
      {status === 'waiting' && <Waiting onStop={chat.stop} />}
      {status === 'error' && (
        <Failed>
          <p>{t(`assistant.trouble.${trouble ?? 'failed'}`)}</p>
          {isNewest && trouble !== 'limit' && (
            <Button size="sm" leftIcon={<IconRefresh aria-hidden />} onClick={onResend}>
              {t('assistant.resend')}
            </Button>
          )}
        </Failed>
      )}
      {reply?.answer && (
        <>
          <Reply chat={chat} answer={reply.answer} tag={tag} onSilence={onSilence} />
          <ReplyTools chat={chat} turn={turn} reply={reply} onSilence={onSilence} />
          {isNewest && next && (
            <Next>
              <Button size="sm" onClick={() => onFollow(next)}>
                {next}
              </Button>
            </Next>
          )}
        </>
      )}
    </OneTurn>
  )
})

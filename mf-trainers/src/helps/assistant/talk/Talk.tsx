import type { Exercise } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import {
  Button,
  IconButton,
  LoaderMark,
  Muted,
  media,
  queries,
  tokens,
  useMediaQuery,
} from '@mowka/kernel/ui'
import { IconPlayerPause, IconPlayerPlay, IconRefresh } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ResultDiff } from '../../../core/result/diff/ResultDiff'
import { isFarOff } from '../../../core/result/explanation/difference'
import { AssistantBubble, LearnerBubble } from '../chat/bubbles'
import type { Ask, ChatSide, ChatStore, Turn } from '../chat/chat-store'
import { Reply, ReplyTools } from './Reply'

const HINTS = {
  answer: ['word', 'mistake', 'examples', 'own'],
  example: ['before', 'examples'],
} as const

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.5em;
`

/**
 * Rotating example questions before the first question (L-AI-06). The rotation can be stopped and respects reduced
 * motion.
 */
function HintLine({ side }: { side: ChatSide }) {
  const { t } = useTranslation('trainers')
  const [isPaused, setPaused] = useState(false)
  const isStill = useMediaQuery(queries.reducedMotion)
  const hints = HINTS[side]
  const shown = useRotation(hints.length, HINT_ROTATION, isPaused || isStill)
  return (
    <Line>
      {/* Not a live region: reading a new hint every four seconds would be annoying. */}
      <Muted aria-live="off">{t(`assistant.hint.${hints[shown] ?? hints[0]}`)}</Muted>
      {!isStill && (
        <IconButton
          size="sm"
          aria-label={t(isPaused ? 'assistant.resumeHints' : 'assistant.pauseHints')}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />}
        </IconButton>
      )}
    </Line>
  )
}

/** Rotation interval of hints, in ms (L-AI-07). */
export const HINT_ROTATION = 4000
/** Rotation interval of the loading text, in ms (L-AI-14). */
export const LOADER_ROTATION = 3500

/** Returns an index that advances at each interval, unless paused by `rests`. */
export function useRotation(count: number, milliseconds: number, rests = false): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (rests || count < 2) return
    const timer = window.setInterval(() => setShown((now) => (now + 1) % count), milliseconds)
    return () => window.clearInterval(timer)
  }, [count, milliseconds, rests])
  return shown
}

const SENTENCES = ['reads', 'looks', 'writes', 'checks'] as const

const Bubble = styled(AssistantBubble)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.s2} ${tokens.s3};
  > p { flex: 1; margin: 0; }
`

/** Shown while the reply is pending (L-AI-14). The text rotates visually only: screen readers announce it once. */
function Waiting({ onStop }: { onStop: () => void }) {
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
function Asked({ asked, exercise }: { asked: Ask; exercise: Exercise }) {
  const { t } = useTranslation('trainers')
  const { type, side, phrase, question, attempt } = asked
  const isBefore = side === 'example'
  const tag = langTag(isBefore ? exercise.exampleLang : exercise.answerLang)
  if (type === 'CUSTOM') return <LearnerBubble>{question}</LearnerBubble>
  if (type !== 'EXPLAIN_ANSWER')
    return (
      <LearnerBubble>
        <span>{isBefore && type === 'MEANING' ? t('assistant.howToSay') : t(`assistant.kind.${type}`)}:</span>{' '}
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

  /** The pressed button disappears, so the focus moves to the log. */
  const withFocus =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      log.current?.focus({ preventScroll: true })
      act(...args)
    }

  return (
    <Log ref={log} role="log" aria-label={t('assistant.talk')} tabIndex={0}>
      {turns.length === 0 && <HintLine side={chat.side} />}
      {turns.map((turn) => (
        <TurnOfTalk
          key={turn.key}
          chat={chat}
          turn={turn}
          tag={tag}
          isNewest={turn === newest}
          onStop={withFocus(chat.stop)}
          onResend={withFocus(onResend)}
          onFollow={withFocus(onFollow)}
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
  onStop,
  onResend,
  onFollow,
  onSilence,
}: {
  chat: ChatStore
  turn: Turn
  tag: string
  isNewest: boolean
  onStop: () => void
  onResend: () => void
  onFollow: (question: string) => void
  onSilence: () => void
}) {
  const { t } = useTranslation('trainers')
  const { asked, status, trouble, reply } = turn
  const next = reply?.answer?.continuationSentence
  return (
    <OneTurn data-newest={isNewest || undefined}>
      <Asked asked={asked} exercise={chat.exercise} />
      {status === 'waiting' && <Waiting onStop={onStop} />}
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

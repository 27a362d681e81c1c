import type { Hint } from '@mowka/contract/schemas/learning'
import { langTag } from '@mowka/domain/languages/languages'
import { Badge, media, queries, tokens, useMediaQuery } from '@mowka/kernel/ui'
import { focusPrimary, useGesture } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { Fragment, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { answerCodePreload } from '../answer-code/load-answer-code'
import { hasGaps } from '../exercise/picker'
import { HintNoteLine } from '../hints/hint-views'
import { onDemand, usePreload } from '../on-demand/on-demand'
import { toneOf } from '../result/tone'
import { DeviceNote, Dispute } from '../result/VerdictNotes'
import type { TrainerItem } from '../store/trainer-item'
import type { TrainerStore } from '../store/trainer-store'
import { TaskDescription } from './TaskDescription'
import type { TrainerSlots } from './TrainerScreen'

/** The bar that covers the end of the page on phones. */
const BAR = '[data-trainer-bar]'

/**
 * Focuses the primary button after a check, for Enter and screen readers. If the result doesn't fit below the answer,
 * scrolls until question, answer and result start under the top bar.
 */
function useViewOfResult(
  hasResult: boolean,
  question: RefObject<HTMLElement | null>,
  result: RefObject<HTMLElement | null>,
): void {
  const isStill = useMediaQuery(queries.reducedMotion)
  useEffect(() => {
    if (!hasResult) return
    focusPrimary()
    const bar = document.querySelector(BAR)?.getBoundingClientRect()
    const end = bar ? bar.top : window.innerHeight
    if ((result.current?.getBoundingClientRect().bottom ?? 0) <= end) return
    question.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
  }, [hasResult, question, result, isStill])
}

/** Pages leave 88 px at the top when they scroll; the top bar on phones is lower. */
const Question = styled.div`
  ${media.belowMedium} { scroll-margin-top: -24px; }
`

const Register = styled.div`
  margin-bottom: ${tokens.s2};
`

/** Not needed before the first check, so the code loads while the learner answers. */
const Result = onDemand(() => import(/* webpackChunkName: "result" */ '../result/Result'))

/** One exercise: task, question, answer and result. */
export const ExerciseOnScreen = observer(function ExerciseOnScreen({
  store,
  item,
  hints,
  slots,
  canDispute,
  focusesFirst,
}: {
  store: TrainerStore
  item: TrainerItem
  /** The hints of the lesson. */
  hints: readonly Hint[] | undefined
  slots: TrainerSlots
  canDispute: boolean
  /** Whether the first exercise takes the focus on phones, too. */
  focusesFirst: boolean
}) {
  const resultId = useId()
  const question = useRef<HTMLDivElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery(queries.medium)
  const { result } = store
  const gesture = useGesture(result && toneOf(result))
  const { exercise } = item
  const { t } = useTranslation('trainers')
  // Lessons stored on a device before the field existed lack it, and a newer server may send other values.
  const register = exercise.register && t(`choice.register.values.${exercise.register}`, { defaultValue: '' })
  /** Disputed answers, each with its exercise id. */
  const [disputed, setDisputed] = useState<readonly string[]>([])
  const answered = `${exercise._id} ${result?.userInput}`
  const { Prompt, TaskAside, Escape, Afterword } = store.mode
  // On phones the keyboard would cover the first sentence before it is read.
  const takesFocus = isWide || focusesFirst || store.shown > 1 || store.attempts > 0

  usePreload([Result, answerCodePreload], true)
  useViewOfResult(result !== null, question, answer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every exercise begins at the top of the page
  useEffect(() => {
    // In a block because some browsers return a promise, which isn't a cleanup function.
    window.scrollTo({ top: 0 })
  }, [item])

  return (
    <>
      <TaskDescription
        key={`task ${store.shown}`}
        type={item.type}
        isRight={store.succeeded || item.draft.isDone === true}
        lang={exercise.answerLang}
        aside={TaskAside && <TaskAside exercise={exercise} />}
        help={slots.taskHelp}
      />
      <Question ref={question} aria-live="polite" data-gesture={gesture}>
        {register && exercise.register !== 'NEUTRAL' && (
          <Register>
            <Badge>{`${t('choice.register.label')}: ${register}`}</Badge>
          </Register>
        )}
        <Prompt key={store.shown} exercise={exercise} isChecked={store.isAnswerKnown} />
      </Question>
      <Fragment key={store.shown}>
        {item.show({
          lang: exercise.answerLang,
          locked: store.phase !== 'answering',
          verdict: result && toneOf(result),
          takesFocus,
          resultId: result ? resultId : undefined,
        })}
      </Fragment>
      <HintNoteLine note={store.hints.noteOn(item.draft)} tag={langTag(exercise.answerLang)} />
      {Escape && !result && <Escape />}
      <div ref={answer} id={resultId} role={item.showResult ? undefined : 'status'}>
        {result?.isOfDevice && <DeviceNote isRight={result.isSuccess} />}
        {result && item.showResult?.(result)}
        {result && !item.showResult && (
          <Result
            result={result}
            exercise={exercise}
            hints={hints?.filter((hint) => hint.exercises.includes(exercise._id))}
            isMarkedAbove={hasGaps(item.kind)}
            explanation={!result.isPreferred && slots.explain}
            afterword={Afterword && <Afterword exercise={exercise} />}
            dispute={
              // The server judges a device's verdict again anyway.
              canDispute &&
              !result.isOfDevice && (
                <Dispute
                  exerciseId={exercise._id}
                  userInput={result.userInput}
                  simplifiedCheck={store.mode.isSimplified(item.kind)}
                  isSent={disputed.includes(answered)}
                  onSent={() => setDisputed((all) => [...all, answered])}
                />
              )
            }
          />
        )}
      </div>
    </>
  )
})

import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { media, tokens } from '@mowka/kernel/ui'
import { IconCircleCheck, IconCircleDot, IconCircleX } from '@mowka/kernel/ui/icons'
import { PASSES_ENTER, useShortcut } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'
import { makeAutoObservable, observableRef } from 'mobx'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { ForKeyboards, HintLine, hinted, KeyNumber, LearnerArea, PromptBubble } from '../exercise-parts'
import { CannotListen, ListenBubble } from '../listen/ListenBubble'
import { chooseOption } from '../shortcuts/WordShortcuts'
import {
  type ExerciseProps,
  exerciseKind,
  type GivenAnswer,
  type HintNote,
  type TextInLang,
  type WordDraft,
} from '../word-exercise'

/** Task of a multiple-choice exercise. */
type ChoiceTask = {
  wordId: string
  prompt: TextInLang
  options: readonly TextInLang[]
  correctAnswer: TextInLang
}

/** Draft of a multiple-choice answer. */
export class ChoiceDraft implements WordDraft {
  chosen: number | null = null
  moves = 0
  hintNote: HintNote | null = null
  /** The option that a hint ruled out. */
  ruledOut: number | null = null
  readonly task: ChoiceTask

  constructor(task: ChoiceTask) {
    this.task = task
    makeAutoObservable(this, { task: false, hintNote: observableRef }, { autoBind: true })
  }

  get ready(): boolean {
    return this.chosen !== null
  }

  get given(): GivenAnswer | null {
    const userInput = this.chosen === null ? undefined : this.task.options[this.chosen]
    const { wordId, prompt, correctAnswer } = this.task
    return userInput ? { wordId, prompt, correctAnswer, userInput } : null
  }

  isCorrect(place: number): boolean {
    return this.task.options[place]?.text === this.task.correctAnswer.text
  }

  choose(place: number): void {
    if (place >= this.task.options.length) return
    this.chosen = place
    this.moves += 1
    this.hintNote = null
  }

  /** Rules out one wrong option: the selected one if it is wrong, else the first. */
  hint(): string | null {
    const wrong = this.task.options.map((_, place) => place).filter((place) => !this.isCorrect(place))
    const place = this.chosen !== null && wrong.includes(this.chosen) ? this.chosen : wrong[0]
    const option = place === undefined ? undefined : this.task.options[place]
    if (place === undefined || !option) return null
    this.ruledOut = place
    this.hintNote = { kind: 'wrong', option }
    return this.task.wordId
  }
}

const Options = styled(LearnerArea)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${tokens.s3};
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); gap: 10px; }
`
const Ring = styled.span.attrs({ 'aria-hidden': true })`
  width: 22px;
  height: 22px;
  border: 1.5px solid ${tokens.lineStrong};
  border-radius: 50%;
`
const Option = styled.button<{ $look: 'open' | 'hinted' | 'right' | 'wrong' | 'past' }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 24px;
  align-items: center;
  gap: ${tokens.s3};
  width: 100%;
  min-height: 68px;
  padding: ${tokens.s2} ${tokens.s4} 10px;
  border: 1.5px solid ${tokens.lineStrong};
  border-bottom-width: 3px;
  border-radius: ${tokens.r16};
  background: ${tokens.card};
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.25;
  text-align: left;
  small { display: block; font-size: ${tokens.fs14}; line-height: 1.3; }
  ${media.hover} { &:not([aria-disabled]):hover { border-color: ${tokens.text}; } }
  &[aria-checked='true']:not([aria-disabled]) {
    border-color: ${tokens.text};
    background: ${tokens.navySoft};
    box-shadow: inset 0 0 0 1.5px ${tokens.text};
  }
  &[aria-disabled] { grid-template-columns: minmax(0, 1fr) 24px; border-width: 1.5px; cursor: default; }
  /* Without the number there is no gap before the word. */
  &[aria-disabled] ${KeyNumber} { display: none; }
  &[aria-disabled] ${Ring} { visibility: hidden; }
  ${({ $look }) => $look === 'hinted' && `opacity: 0.6; text-decoration: line-through;`}
  ${({ $look }) => $look === 'hinted' && hinted}
  ${({ $look }) => $look === 'past' && `border-color: ${tokens.line}; background: none; color: ${tokens.muted};`}
  ${({ $look }) =>
    $look === 'right' &&
    `border-color: ${tokens.success}; background: ${tokens.successSoft}; color: ${tokens.successInk};`}
  ${({ $look }) =>
    $look === 'wrong' && `border-color: ${tokens.danger}; svg, small { color: ${tokens.danger}; }`}
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr) 24px;
    min-height: 60px;
    font-size: ${tokens.fs18};
  }
`
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Multiple choice as a radio group, operated by arrows, Space and number keys. */
const ChoiceExercise = observer(function ChoiceExercise({
  draft,
  label,
  locked,
}: ExerciseProps & { draft: ChoiceDraft; label: ParseKeys<'vocabulary'> }) {
  const { t } = useTranslation('vocabulary')
  const group = useRef<HTMLDivElement>(null)
  const { options } = draft.task
  useShortcut(chooseOption, draft.choose, !locked)

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined || locked) return
    event.preventDefault()
    const from = draft.chosen ?? (step > 0 ? -1 : 0)
    const place = (from + step + options.length) % options.length
    draft.choose(place)
    group.current?.querySelectorAll('button')[place]?.focus()
  }
  return (
    <Options ref={group} role="radiogroup" aria-label={t(label)} onKeyDown={move}>
      {options.map((option, place) => {
        const isChosen = draft.chosen === place
        const isRight = locked && draft.isCorrect(place)
        const isWrong = locked && isChosen && !isRight
        const look = isRight
          ? 'right'
          : isWrong
            ? 'wrong'
            : locked
              ? 'past'
              : draft.ruledOut === place
                ? 'hinted'
                : 'open'
        const Icon = isRight ? IconCircleCheck : isWrong ? IconCircleX : isChosen ? IconCircleDot : null
        return (
          <Option
            key={option.text}
            type="button"
            role="radio"
            $look={look}
            aria-checked={isChosen}
            aria-disabled={locked || undefined}
            tabIndex={isChosen || (draft.chosen === null && place === 0) ? 0 : -1}
            // Enter submits; Space selects.
            {...{ [PASSES_ENTER]: true }}
            onClick={() => {
              if (!locked) draft.choose(place)
            }}
          >
            <KeyNumber>{place + 1}</KeyNumber>
            <span>
              <span {...textIn(langTag(option.lang))}>{displayText(option.text, option.lang)}</span>
              {(isWrong || isRight) && (
                <small>{isChosen ? t('wordTrainer.choice.yours') : t('wordTrainer.choice.right')}</small>
              )}
            </span>
            {Icon ? <Icon aria-hidden /> : <Ring />}
          </Option>
        )
      })}
    </Options>
  )
})

/** Note beside the primary button: a hint, or the keys that select an option. */
const ChoiceNote = observer(function ChoiceNote({ draft }: { draft: ChoiceDraft }) {
  const { t } = useTranslation('vocabulary')
  if (draft.hintNote) return <HintLine note={draft.hintNote} />
  return <ForKeyboards>{t('wordTrainer.choice.keys', { last: draft.task.options.length })}</ForKeyboards>
})

/** Shows the learner's word; its translation is chosen (V-WEX-11). */
export const multipleChoice = exerciseKind('MULTIPLE_CHOICE', ({ word, exerciseData }) => {
  const { question, options, correctAnswer } = exerciseData
  const draft = new ChoiceDraft({ wordId: word.wordId, prompt: question, options, correctAnswer })
  return {
    title: 'wordTrainer.title.MULTIPLE_CHOICE',
    draft,
    sound: null,
    show: (props) => (
      <>
        <PromptBubble said={question} />
        <ChoiceExercise {...props} draft={draft} label="wordTrainer.choice.translations" />
      </>
    ),
    showNote: () => <ChoiceNote draft={draft} />,
  }
})

/** Plays a word, which is chosen among similar-sounding ones (V-WEX-10). When muted, its translation is asked for. */
export const audioMatch = exerciseKind(
  'AUDIO_MATCH',
  ({ word, exerciseData }) => {
    const { audioUrl, options, correctAnswer } = exerciseData
    const prompt = { text: word.word.example, lang: word.word.exampleLang }
    const draft = new ChoiceDraft({ wordId: word.wordId, prompt, options, correctAnswer })
    return {
      title: 'wordTrainer.title.AUDIO_MATCH',
      draft,
      sound: audioUrl,
      show: (props) => (
        <>
          <ListenBubble recordingId={audioUrl} />
          <ChoiceExercise {...props} draft={draft} label="wordTrainer.choice.heard" />
          {!props.locked && <CannotListen />}
        </>
      ),
      showNote: () => <ChoiceNote draft={draft} />,
    }
  },
  ({ exerciseData: { options, correctAnswer }, word, targetLang }) => ({
    type: 'MULTIPLE_CHOICE',
    word,
    targetLang,
    exerciseData: {
      question: { text: word.word.example, lang: word.word.exampleLang },
      options,
      correctAnswer,
    },
  }),
)

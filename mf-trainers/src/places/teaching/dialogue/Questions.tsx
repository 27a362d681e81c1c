import type { Course } from '@mowka/contract/schemas/learning'
import type { LessonDialogue } from '@mowka/contract/schemas/lesson-teaching'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { displayText } from '@mowka/domain/text/line-ends'
import { AudioButton } from '@mowka/kernel/platform/study'
import {
  Button,
  IconButton,
  Mascot,
  queries,
  Sentence,
  Stack,
  tokens,
  useMediaQuery,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { IconCheck, IconHeadphones, IconPlayerSkipForward, IconX } from '@mowka/kernel/ui/icons'
import {
  ActionBar,
  Body,
  PrimaryAction,
  ResultFrame,
  SayBubble,
  type Shortcut,
  SidePanel,
  Task,
  TopBar,
  Turn,
  useEnter,
  useShortcut,
} from '@mowka/web/trainer'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

type Question = LessonDialogue['questions'][number]

/** Returns the answers of a question in display order. The position of the right one is derived from the text, so it is stable. */
export function answersOf({ question, right, wrong }: Question): string[] {
  const sum = [...question, ...right].reduce((all, sign) => all + (sign.codePointAt(0) ?? 0), 0)
  const place = sum % (wrong.length + 1)
  return [...wrong.slice(0, place), right, ...wrong.slice(place)]
}

const Options = styled.fieldset`
  display: grid;
  gap: ${tokens.s3};
  margin: 0;
  padding: 0;
  border: 0;
`
type Verdict = 'right' | 'wrong' | null
const edges: Record<'right' | 'wrong', string> = { right: tokens.success, wrong: tokens.danger }
const Option = styled.label<{ $verdict: Verdict }>`
  display: flex;
  gap: ${tokens.s3};
  align-items: center;
  min-height: 56px;
  padding: ${tokens.s2} ${tokens.s4};
  border: 1.5px solid ${({ $verdict }) => ($verdict ? edges[$verdict] : tokens.lineStrong)};
  border-radius: ${tokens.r16};
  background: ${tokens.card};
  font-size: ${tokens.fs18};
  font-weight: 700;
  cursor: pointer;
  &:has(:checked) { border-color: ${({ $verdict }) => ($verdict ? edges[$verdict] : tokens.text)}; box-shadow: 0 0 0 1px ${({ $verdict }) => ($verdict ? edges[$verdict] : tokens.text)}; }
  &:has(:focus-visible) { outline: 3px solid ${tokens.focus}; outline-offset: 2px; }
  input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: ${tokens.text}; outline: none; }
  > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  > small { display: inline-flex; gap: 4px; align-items: center; color: ${({ $verdict }) => ($verdict ? edges[$verdict] : tokens.muted)}; font-weight: 700; }
  svg { width: 18px; height: 18px; }
`
const Quote = styled.div`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
  justify-content: space-between;
  p { min-width: 0; overflow-wrap: anywhere; }
`
const chooseKey: Shortcut = { does: 'choose', keys: ['1', '2', '3'], isRow: true }

/** The questions about a dialogue. Calls `onDone` with the number of right answers. */
export function Questions({
  dialogue,
  course,
  heading,
  closeTo,
  onListen,
  onDone,
}: {
  dialogue: LessonDialogue
  course: Course
  heading: ReactNode
  closeTo: string
  /** Plays the dialogue without showing its text. */
  onListen: () => void
  onDone: (right: number) => void
}) {
  const { t } = useTranslation('teaching')
  const [at, setAt] = useState(0)
  const [right, setRight] = useState(0)
  const { questions } = dialogue
  const question = questions[at]
  const goOn = (isRight: boolean) => {
    const sum = right + (isRight ? 1 : 0)
    if (at + 1 === questions.length) return onDone(sum)
    setRight(sum)
    setAt(at + 1)
  }
  if (!question) return null
  return (
    <>
      <TopBar
        close={{ to: closeTo, label: t('close') }}
        progress={{
          percent: ((at + 1) / questions.length) * 100,
          label: t('dialogue.progress'),
          valueText: t('dialogue.questionProgress', { at: at + 1, all: questions.length }),
          tone: 'normal',
          position: (
            <>
              <VisuallyHidden>{t('dialogue.question')} </VisuallyHidden>
              {at + 1} / {questions.length}
            </>
          ),
        }}
      />
      <QuestionOnScreen
        key={question.question}
        question={question}
        line={dialogue.lines[question.line - 1]}
        course={course}
        heading={heading}
        onListen={onListen}
        onDone={goOn}
      />
    </>
  )
}

function QuestionOnScreen({
  question,
  line,
  course,
  heading,
  onListen,
  onDone,
}: {
  question: LessonDialogue['questions'][number]
  line: LessonDialogue['lines'][number] | undefined
  course: Course
  heading: ReactNode
  onListen: () => void
  onDone: (isRight: boolean) => void
}) {
  const { t } = useTranslation('teaching')
  const isWide = useMediaQuery(queries.medium)
  const id = useId()
  const asked = useRef<HTMLParagraphElement>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isChecked, setChecked] = useState(false)
  const answers = answersOf(question)
  const isRight = chosen === question.right
  const lang = textIn(langTag(course.targetLang))
  useEffect(() => asked.current?.focus({ preventScroll: true }), [])

  const act = () => {
    if (isChecked) onDone(isRight)
    else if (chosen !== null) setChecked(true)
  }
  useEnter(act)
  useShortcut(chooseKey, (place) => setChosen(answers[place] ?? chosen), !isChecked)

  const verdictOf = (answer: string): Verdict => {
    if (!isChecked) return null
    if (answer === question.right) return 'right'
    return answer === chosen ? 'wrong' : null
  }
  const primary = (
    <PrimaryAction
      label={t(isChecked ? 'dialogue.goOn' : 'dialogue.check')}
      disabled={chosen === null}
      compact={!isWide}
      onPress={act}
    />
  )
  return (
    <>
      <Body>
        <div>
          {heading}
          <Task>
            <p>{t('dialogue.choose')}</p>
          </Task>
          <Turn>
            <Mascot />
            <SayBubble>
              <Sentence ref={asked} tabIndex={-1} id={id} {...lang}>
                {displayText(question.question, course.targetLang)}
              </Sentence>
              <AudioButton recordingId={question.questionRecording} label={t('dialogue.playQuestion')} />
            </SayBubble>
          </Turn>
          <Stack gap={4}>
            <Options role="radiogroup" aria-labelledby={id} disabled={isChecked}>
              {answers.map((answer) => {
                const verdict = verdictOf(answer)
                return (
                  <Option key={answer} $verdict={verdict}>
                    <input
                      type="radio"
                      name={id}
                      checked={chosen === answer}
                      onChange={() => setChosen(answer)}
                    />
                    <span {...lang}>{answer}</span>
                    {verdict && (
                      <small>
                        {verdict === 'right' ? <IconCheck aria-hidden /> : <IconX aria-hidden />}
                        <span>{t(verdict === 'right' ? 'dialogue.isRight' : 'dialogue.isWrong')}</span>
                      </small>
                    )}
                  </Option>
                )
              })}
            </Options>
            <div role="status">
              {isChecked && (
                <ResultFrame
                  tone={isRight ? 'right' : 'wrong'}
                  head={
                    isRight ? (
                      t('dialogue.right')
                    ) : (
                      <>
                        {t('dialogue.wrong')} <b {...lang}>{question.right}</b>
                      </>
                    )
                  }
                >
                  {line && (
                    <Quote>
                      <p>
                        {t('dialogue.said')} <b {...lang}>{displayText(line.text, course.targetLang)}</b>
                      </p>
                      <AudioButton recordingId={line.recording} label={t('play', { text: line.text })} />
                    </Quote>
                  )}
                </ResultFrame>
              )}
            </div>
            {!isChecked && (
              <Button variant="ghost" leftIcon={<IconHeadphones aria-hidden />} onClick={onListen}>
                {t('dialogue.again')}
              </Button>
            )}
          </Stack>
        </div>
        {isWide && (
          <SidePanel
            label={t('side')}
            actions={
              <>
                {primary}
                {!isChecked && (
                  <Button
                    fullWidth
                    leftIcon={<IconPlayerSkipForward aria-hidden />}
                    onClick={() => onDone(false)}
                  >
                    {t('dialogue.skip')}
                  </Button>
                )}
              </>
            }
          />
        )}
      </Body>
      {!isWide && (
        <ActionBar label={t('side')} primary={primary}>
          {!isChecked && (
            <IconButton variant="outline" aria-label={t('dialogue.skip')} onClick={() => onDone(false)}>
              <IconPlayerSkipForward aria-hidden />
            </IconButton>
          )}
        </ActionBar>
      )}
    </>
  )
}

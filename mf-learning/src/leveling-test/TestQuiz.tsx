import type { LevelingQuestion } from '@mowka/contract/schemas/learning'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { usePageTitle } from '@mowka/kernel/platform'
import { Button, LinkButton, Mascot, media, Page, Sentence, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconArrowRight, IconPlus } from '@mowka/kernel/ui/icons'
import { SayBubble, singleKeysWork, switchSingleKeys, Turn, useShortcut } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { AnswerChoice, GapSentence } from './QuizQuestion'
import { QuestionBar, QuestionClock, QuizTop } from './QuizTop'
import type { LevelingSession } from './session/leveling-session'
import { currentLevel, currentQuestion, LEVEL_GOAL, type Quiz, rightAnswer } from './session/quiz'

const Hint = styled.p`
  ${media.belowMedium} { display: none; }
`

/**
 * Shows the answer keys and a switch that disables them, because single keys can be pressed by accident (WCAG 2.1.4).
 */
function KeysHint() {
  const { t } = useTranslation('levelingTest')
  const [work, setWork] = useState(singleKeysWork)
  return (
    <Hint>
      {work && <span>{t('keys')} </span>}
      <LinkButton
        onClick={() => {
          switchSingleKeys(!work)
          setWork(!work)
        }}
      >
        {t(work ? 'keysOff' : 'keysOn')}
      </LinkButton>
    </Hint>
  )
}

const Say = styled(SayBubble)`
  min-height: 104px;
`
const Words = styled(Sentence)`
  outline-offset: 4px;
  border-radius: ${tokens.r8};
`

/** The sentence of a question. A new one gets the focus, so that it is read before its answers. */
function QuestionTurn({
  question,
  lang,
  isAnswered,
}: {
  question: LevelingQuestion
  lang: string
  isAnswered: boolean
}) {
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => sentence.current?.focus({ preventScroll: true }), [])
  return (
    <Turn>
      <Mascot face="glance" size={46} />
      <Say>
        <Words ref={sentence} tabIndex={-1} {...textIn(lang)}>
          <GapSentence question={question} isFilled={isAnswered} />
        </Words>
      </Say>
    </Turn>
  )
}

const Head = styled.div`
  display: flex;
  gap: ${tokens.s2} ${tokens.s4};
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  color: ${tokens.muted};
  font-weight: ${tokens.fwStrong};
  ${media.phone} { min-height: 0; font-size: ${tokens.fs14}; }
`
const Points = styled.p`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
  i { width: 12px; height: 12px; border: 1.5px solid ${tokens.lineStrong}; border-radius: 50%; }
  i[data-on] { border-color: ${tokens.success}; background: ${tokens.success}; }
  ${media.phone} { gap: 5px; i { width: 10px; height: 10px; } }
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3};
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  margin-left: 60px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  > button:first-child { margin-left: -12px; color: ${tokens.text}; }
  ${media.phone} { margin-left: 0; }
`
const Work = styled.div`
  > * + * { margin-top: ${tokens.s4}; }
  ${media.phone} { > * + * { margin-top: ${tokens.s3}; } }
`
const NUMBER_KEYS = { does: 'choose', keys: ['1', '2', '3', '4'], isRow: true } as const

/** Verdict on an answer as text; the correct answer is in its language. */
function Verdict({ quiz, lang }: { quiz: Quiz; lang: string }) {
  const { t } = useTranslation('levelingTest')
  const right = rightAnswer(currentQuestion(quiz))
  if (quiz.chosen === right?.id) return <span>{t('right')}</span>
  return (
    <span>
      {t(quiz.chosen === null ? 'timeOut' : 'wrong')} {t('rightIs')} <b {...textIn(lang)}>{right?.answer}</b>
    </span>
  )
}

/** A question of the test with its four answers and the remaining time. */
export const TestQuiz = observer(function TestQuiz({ test, quiz }: { test: LevelingSession; quiz: Quiz }) {
  const { t } = useTranslation('levelingTest')
  const title = t('name')
  usePageTitle(title)
  const { level } = currentLevel(quiz)
  const question = currentQuestion(quiz)
  const lang = langTag(test.lang)
  const isAnswered = quiz.phase === 'answered'
  const waits = isAnswered && !test.hasLimit

  const answerAt = (place: number) => {
    const answer = question.answers[place]
    if (answer) test.answer(answer.id)
  }
  useShortcut(NUMBER_KEYS, answerAt, !isAnswered)
  const next = useRef<HTMLElement>(null)
  useEffect(() => {
    if (waits) next.current?.focus()
  }, [waits])

  return (
    <Page width="trainer">
      <Work>
        <QuizTop quiz={quiz} onClose={() => test.close()}>
          {test.hasLimit && <QuestionClock test={test} />}
        </QuizTop>
        {test.hasLimit && <QuestionBar test={test} />}
        <VisuallyHidden as="h1">{title}</VisuallyHidden>
        <Head>
          <p>{t('place', { level, number: quiz.questionIndex + 1 })}</p>
          <Points>
            {Array.from({ length: LEVEL_GOAL }, (_, place) => (
              <i key={place} data-on={place < quiz.levelScore || undefined} aria-hidden />
            ))}
            <span>{t('score', { score: quiz.levelScore, goal: LEVEL_GOAL })}</span>
            <VisuallyHidden>{t('scoreMeaning')}</VisuallyHidden>
          </Points>
        </Head>
        <QuestionTurn
          key={`${quiz.levelIndex} ${quiz.questionIndex}`}
          question={question}
          lang={lang}
          isAnswered={isAnswered}
        />
        <AnswerChoice quiz={quiz} lang={lang} onChoose={(id) => test.answer(id)} />
        <Foot>
          {!isAnswered && test.hasLimit && (
            <Button
              variant="ghost"
              size="sm"
              leftIcon={<IconPlus aria-hidden />}
              onClick={() => test.addTime()}
            >
              {t('addTime')}
            </Button>
          )}
          <p role="status">{isAnswered && <Verdict quiz={quiz} lang={lang} />}</p>
          {waits ? (
            <Button
              ref={next}
              variant="primary"
              rightIcon={<IconArrowRight aria-hidden />}
              onClick={() => test.advance()}
            >
              {t('next')}
            </Button>
          ) : (
            !isAnswered && <KeysHint />
          )}
        </Foot>
      </Work>
    </Page>
  )
})

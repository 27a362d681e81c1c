import type { AttemptResult } from '@mowka/shared/contract/schemas/attempt'
import type { Exercise, Hint } from '@mowka/shared/contract/schemas/learning'
import { langTag } from '@mowka/shared/domain/languages'
import { AudioButton } from '@mowka/shared/platform'
import { ResultFrame, type ResultTone } from '@mowka/shared/trainer'
import { tokens } from '@mowka/shared/ui'
import { IconCheck } from '@mowka/shared/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { HintContent } from '../hints/HintContent'
import { diffNodes } from '../rich-text/safe-html'

const Diff = styled.p`
  font-size: clamp(1.375rem, 1.25rem + 0.7vw, 1.75rem);
  font-weight: 700;
  line-height: 1.6;
  text-wrap: pretty;
  del, ins { padding: 1px 5px; border-radius: 6px; text-decoration-thickness: 2.5px; }
  del { background: ${tokens.dangerSoft}; color: ${tokens.dangerInk}; }
  ins {
    background: ${tokens.successSoft};
    color: ${tokens.successInk};
    font-weight: 800;
    text-underline-offset: 5px;
  }
`
const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${tokens.s5};
  margin-top: ${tokens.s3};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  del { color: ${tokens.dangerInk}; font-weight: 700; }
  ins { color: ${tokens.successInk}; font-weight: 700; text-underline-offset: 3px; }
`
const Right = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px ${tokens.s3};
  margin-top: ${tokens.s4};
  padding: ${tokens.s3} 0;
  border-top: 1px solid ${tokens.line};
  min-height: 68px;
  > svg { color: ${tokens.success}; }
  b { font-size: ${tokens.fs18}; line-height: 1.35; }
`
const Why = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.s3};
  padding: ${tokens.s4} 0 ${tokens.s3};
  border-top: 1px solid ${tokens.line};
  li + li { margin-top: ${tokens.s1}; }
  li span { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; }
  h3 { font-size: ${tokens.fs16}; }
`

const toneOf = ({ isSuccess, resultCategory }: AttemptResult): ResultTone => {
  if (!isSuccess) return 'wrong'
  return resultCategory === 'MINOR_ERROR' ? 'slip' : 'right'
}
const headKeys = { right: 'result.right', slip: 'result.minor', wrong: 'result.wrong' } as const

/**
 * What Mówka answers: the difference first, then the right sentence, then why (other answers with their comments, and
 * the hints of the exercise). `explanation` is the place of the assistant.
 */
export function Result({
  result,
  exercise,
  hints = [],
  explanation,
  afterword,
}: {
  result: AttemptResult
  exercise: Exercise
  /** Hints of this exercise; shown after a wrong answer. */
  hints?: readonly Hint[]
  explanation?: ReactNode
  /** What the question kept back, e.g. the sentence in the learner's language. */
  afterword?: ReactNode
}) {
  const { t } = useTranslation('trainers')
  const tag = langTag(exercise.answerLang)
  const isClean = result.isSuccess && result.resultCategory === 'CORRECT'
  const others = result.alternativeAnswers.filter((each) => each.text !== result.answer.text)
  const reasons = result.isSuccess ? [] : hints
  return (
    <ResultFrame tone={toneOf(result)} head={t(headKeys[toneOf(result)])}>
      {!isClean && (
        <>
          <Diff lang={tag}>{diffNodes(result.htmlDiff)}</Diff>
          <Legend>
            <span>
              <del>{t('result.struck')}</del> {t('result.struckMeans')}
            </span>
            <span>
              <ins>{t('result.underlined')}</ins> {t('result.underlinedMeans')}
            </span>
          </Legend>
        </>
      )}
      <Right>
        <IconCheck aria-hidden />
        <p>
          <b lang={tag}>{result.answer.text}</b>
          {afterword}
        </p>
        {exercise.answerRecording && (
          <AudioButton recordingId={exercise.answerRecording} label={t('play.answer')} />
        )}
      </Right>
      {(others.length > 0 || reasons.length > 0 || explanation) && (
        <Why>
          {reasons.map((hint, index) => (
            <HintContent key={hint._id} hint={hint} number={index + 1} />
          ))}
          {others.length > 0 && (
            <section>
              <h3>{t('result.others')}</h3>
              <ul>
                {others.map((each) => (
                  <li key={each.text}>
                    <b lang={tag}>{each.text}</b>
                    {each.comment && <span>{each.comment}</span>}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {explanation}
        </Why>
      )}
    </ResultFrame>
  )
}

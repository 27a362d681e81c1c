import type { LevelingQuestion } from '@mowka/contract/schemas/learning'
import { LEVELING_GAP } from '@mowka/domain/exercise/gaps'
import { textIn } from '@mowka/domain/languages/languages'
import { media, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconX } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { currentQuestion, type Quiz, rightAnswer } from './session/quiz'

type Look = 'open' | 'right' | 'wrong' | 'rest'

const Answers = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.s3};
  min-width: 0;
  margin: 0 0 0 60px;
  padding: 0;
  border: 0;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 10px; margin-left: 0; }
`
const Place = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${tokens.r8};
  background: ${tokens.sunken};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const looks: Record<Look, ReturnType<typeof css>> = {
  open: css`
    cursor: pointer;
    ${media.hover} { &:hover { border-color: ${tokens.text}; } }
  `,
  right: css`
    border-color: ${tokens.success};
    background: ${tokens.successSoft};
    color: ${tokens.successInk};
    ${Place} { background: ${tokens.success}; color: ${tokens.onSuccess}; }
  `,
  wrong: css`
    border-color: ${tokens.danger};
    background: ${tokens.dangerSoft};
    color: ${tokens.dangerInk};
    ${Place} { background: ${tokens.danger}; color: ${tokens.onDanger}; }
  `,
  rest: css`
    border-color: ${tokens.line};
    color: ${tokens.muted};
  `,
}
const Answer = styled.button<{ $look: Look }>`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) 24px;
  gap: 0 ${tokens.s3};
  align-items: center;
  min-height: 72px;
  padding: ${tokens.s3} ${tokens.s4};
  border: 1.5px solid ${tokens.lineStrong};
  border-radius: ${tokens.r12};
  background: ${tokens.card};
  color: ${tokens.text};
  font-size: ${tokens.fs18};
  font-weight: ${tokens.fwHeading};
  line-height: 1.25;
  text-align: left;
  cursor: default;
  ${({ $look }) => looks[$look]}
  small { display: block; font-size: ${tokens.fs14}; }
  ${media.phone} { min-height: 64px; padding-block: ${tokens.s2}; }
`
const icons: Record<Look, typeof IconCheck | null> = {
  open: null,
  right: IconCheck,
  wrong: IconX,
  rest: null,
}

/** The four answers of a question; after one is chosen, the verdict by colour, icon and text. */
export function AnswerChoice({
  quiz,
  lang,
  onChoose,
}: {
  quiz: Quiz
  lang: string
  onChoose: (id: string) => void
}) {
  const { t } = useTranslation('levelingTest')
  const isAnswered = quiz.phase === 'answered'
  const lookOf = ({ id, correct }: { id: string; correct: boolean }): Look => {
    if (!isAnswered) return 'open'
    if (correct) return 'right'
    return id === quiz.chosen ? 'wrong' : 'rest'
  }
  return (
    <Answers aria-label={t('choose')}>
      {currentQuestion(quiz).answers.map((answer, index) => {
        const look = lookOf(answer)
        const Icon = icons[look]
        return (
          <Answer
            key={`${quiz.levelIndex} ${quiz.questionIndex} ${answer.id}`}
            type="button"
            $look={look}
            aria-disabled={isAnswered || undefined}
            onClick={() => onChoose(answer.id)}
          >
            <Place aria-hidden>{index + 1}</Place>
            <span>
              <span {...textIn(lang)}>{answer.answer}</span>
              {look === 'right' && <small>{t('rightAnswer')}</small>}
              {look === 'wrong' && <small>{t('yourAnswer')}</small>}
            </span>
            {Icon && <Icon aria-hidden />}
          </Answer>
        )
      })}
    </Answers>
  )
}

const Gap = styled.span`
  display: inline-block;
  min-width: 92px;
  border-bottom: 3px solid ${tokens.lineStrong};
  line-height: 1;
`
const Filled = styled.ins`
  padding: 0 6px;
  border-radius: ${tokens.r8};
  background: ${tokens.successSoft};
  color: ${tokens.successInk};
  text-decoration-thickness: 3px;
  text-underline-offset: 6px;
`

/** A sentence with a gap, or with the correct answer filled in. */
export function GapSentence({ question, isFilled }: { question: LevelingQuestion; isFilled: boolean }) {
  const { t, i18n } = useTranslation('levelingTest')
  const [before, after = ''] = question.title.split(LEVELING_GAP)
  return (
    <>
      {before}
      {isFilled ? (
        <Filled>{rightAnswer(question)?.answer}</Filled>
      ) : (
        <Gap>
          <VisuallyHidden lang={i18n.language} translate="yes">
            {t('gap')}
          </VisuallyHidden>
        </Gap>
      )}
      {after}
    </>
  )
}

import type { ProblemExercise } from '@mowka/contract/schemas/editor/exercise'
import type { DiffPiece } from '@mowka/contract/schemas/trainer'
import { langTag } from '@mowka/domain/languages/languages'
import { Badge, BadgeRow, Button, Row, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconClock, IconX } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Decisions } from './use-decisions'

const Answers = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  margin: 0;
  padding: 0;
  list-style: none;
  text-align: start;
`
/** An answer with its decision buttons beside it, or below it on narrow screens. */
const Answer = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} ${tokens.s4};
  align-items: center;
  padding-top: ${tokens.s3};
  border-top: 1px solid ${tokens.line};
  overflow-wrap: anywhere;
  &:first-child { padding-top: 0; border-top: 0; }
`
const Said = styled.div`
  display: grid;
  flex: 1 1 280px;
  gap: 4px;
  justify-items: start;
`

/** The refused answers of an exercise, each with its decision buttons. */
export function AnswerChoices({ exercise, decisions }: { exercise: ProblemExercise; decisions: Decisions }) {
  const { t } = useTranslation('answers')
  const tag = langTag(exercise.answerLang)
  const busy = decisions.isBusy(exercise._id)
  return (
    <Answers aria-label={t('of', { answer: exercise.answer })}>
      {exercise.answers.map((answer) => {
        const { normalForm, typed, people, disputedBy, diff } = answer
        const decided = { exercise, answer }
        return (
          <Answer key={normalForm}>
            <Said>
              <strong lang={tag}>{typed}</strong>
              <DiffLine diff={diff} tag={tag} />
              <BadgeRow>
                <Badge tone="neutral">{t('people', { count: people })}</Badge>
                {disputedBy > 0 && <Badge tone="soft">{t('disputedBy', { count: disputedBy })}</Badge>}
              </BadgeRow>
            </Said>
            <Row gap={2}>
              <Button
                size="sm"
                leftIcon={<IconCheck aria-hidden />}
                disabled={busy}
                aria-label={t('accept.of', { text: typed })}
                onClick={() => decisions.accept(decided)}
              >
                {t('accept.short')}
              </Button>
              <Button
                size="sm"
                leftIcon={<IconX aria-hidden />}
                disabled={busy}
                aria-label={t('refuse.of', { text: typed })}
                onClick={() => decisions.refuse(decided)}
              >
                {t('refuse.short')}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                leftIcon={<IconClock aria-hidden />}
                disabled={busy}
                aria-label={t('setAside.of', { text: typed })}
                onClick={() => decisions.setAside(decided)}
              >
                {t('setAside.short')}
              </Button>
            </Row>
          </Answer>
        )
      })}
    </Answers>
  )
}

const Line = styled.span`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  overflow-wrap: anywhere;
  del { color: ${tokens.dangerInk}; }
  ins { color: ${tokens.successInk}; text-underline-offset: 3px; }
`

/** The difference between an answer and the nearest accepted one. Typed text that differs is struck through. */
export function DiffLine({ diff, tag }: { diff: readonly DiffPiece[]; tag: string }) {
  const { t, i18n } = useTranslation('answers')
  const say = (text: string) => <VisuallyHidden lang={i18n.language}>{text}: </VisuallyHidden>
  return (
    <Line lang={tag}>
      {diff.map(({ mark, typed, expected }, place) => {
        const isTyped = mark === 'extra' || mark === 'changed' || mark === 'moved-from'
        const isExpected = mark === 'missing' || mark === 'changed' || mark === 'moved-to'
        return (
          <span key={place}>
            {mark === 'same' && <span>{expected}</span>}
            {isTyped && (
              <del>
                {say(t('diff.typed'))}
                {typed}
              </del>
            )}
            {mark === 'changed' && ' '}
            {isExpected && (
              <ins>
                {say(t('diff.expected'))}
                {expected}
              </ins>
            )}
          </span>
        )
      })}
    </Line>
  )
}

import { usePageTitle } from '@mowka/kernel/platform'
import { Button, Card, Mascot, media, Page, tokens } from '@mowka/kernel/ui'
import { IconArrowRight } from '@mowka/kernel/ui/icons'
import { useEnter } from '@mowka/web/trainer'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { QuizTop } from './QuizTop'
import type { LevelingSession } from './session/leveling-session'
import { currentLevel, LEVEL_GOAL, type Quiz } from './session/quiz'

const Done = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${tokens.s4};
  padding: ${tokens.s8};
  border-radius: ${tokens.r24};
  text-align: center;
  h1 { outline: none; }
  ${media.phone} { padding: ${tokens.s6} ${tokens.s5}; button { width: 100%; } }
`

/** Screen after a completed level; the learner starts the next one (L-TEST-14). */
export function LevelDone({ test, quiz }: { test: LevelingSession; quiz: Quiz }) {
  const { t } = useTranslation('levelingTest')
  const { level } = currentLevel(quiz)
  const title = t('levelDone', { level })
  usePageTitle(title)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEnter(() => test.advance())
  return (
    <Page width="trainer">
      <QuizTop quiz={quiz} onClose={() => test.close()} />
      <Done as="section">
        <Mascot face="great" size={104} />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p>{t('levelDoneText', { count: LEVEL_GOAL, next: quiz.levels[quiz.levelIndex + 1]?.level })}</p>
        </div>
        <Button
          variant="primary"
          size="lg"
          kbd="Enter"
          rightIcon={<IconArrowRight aria-hidden />}
          onClick={() => test.advance()}
        >
          {t('next')}
        </Button>
      </Done>
    </Page>
  )
}

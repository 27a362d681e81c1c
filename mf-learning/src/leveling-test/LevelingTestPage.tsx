import { paths, routes } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langFromPath, langToPath } from '@mowka/domain/languages/languages'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Card, Mascot, media, Page, tokens } from '@mowka/kernel/ui'
import { IconArrowRight } from '@mowka/kernel/ui/icons'
import { useEnter } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useMatch, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { QuizTop } from './QuizTop'
import { LevelingSession } from './session/leveling-session'
import { currentLevel, LEVEL_GOAL, type Quiz } from './session/quiz'
import { TestSummary } from './summary/TestSummary'
import { TestIntro } from './TestIntro'
import { TestQuiz } from './TestQuiz'

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
function LevelDone({ test, quiz }: { test: LevelingSession; quiz: Quiz }) {
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

/** The test of one learner in one language. */
const LevelingTest = observer(function LevelingTest({ lang, isFirst }: { lang: LangCode; isFirst: boolean }) {
  const [test] = useState(() => new LevelingSession(lang, session.user?.userId ?? null))
  useEffect(() => {
    test.enter()
    return () => test.leave()
  }, [test])

  const { quiz } = test
  if (!quiz) return <TestIntro test={test} isFirst={isFirst} />
  if (quiz.phase === 'finished') return <TestSummary test={test} quiz={quiz} isFirst={isFirst} />
  if (quiz.phase === 'levelDone') return <LevelDone test={test} quiz={quiz} />
  return <TestQuiz test={test} quiz={quiz} />
})

/**
 * Sets a visitor's language for courses and for a later account; an account's own language takes precedence (C52).
 */
function useVisitorLanguage(lang: LangCode | null): void {
  useEffect(() => {
    if (lang) session.setVisitorLang(lang)
  }, [lang])
}

/**
 * The leveling test, including a new learner's first one (L-TEST). It uses the target language (L-TEST-05), or for a
 * visitor the language in the address.
 */
const LevelingTestPage = observer(function LevelingTestPage() {
  const isFirst = useMatch(routes.firstLevelingTest) !== null
  const langOfPath = langFromPath(useParams().lang)
  const { isAuthenticated, targetLang } = session
  const lang = isAuthenticated ? targetLang : (langOfPath ?? targetLang)

  useVisitorLanguage(isAuthenticated ? null : lang)

  if (langOfPath !== lang) {
    const to = isFirst ? paths.firstLevelingTest : paths.levelingTest
    return <Navigate to={to({ lang: langToPath(lang) })} replace />
  }
  return <LevelingTest key={`${lang} ${session.user?.userId ?? ''}`} lang={lang} isFirst={isFirst} />
})

export default LevelingTestPage

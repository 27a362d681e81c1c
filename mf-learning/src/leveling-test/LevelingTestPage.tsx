import { paths, routes } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langFromPath, langToPath } from '@mowka/domain/languages'
import { session } from '@mowka/kernel/session'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Navigate, useMatch, useParams } from 'react-router-dom'
import { LevelDone } from './LevelDone'
import { LevelingSession } from './session/leveling-session'
import { TestSummary } from './summary/TestSummary'
import { TestIntro } from './TestIntro'
import { TestQuiz } from './TestQuiz'

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

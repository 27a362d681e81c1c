import { paths, routes } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langFromPath, langToPath } from '@mowka/domain/languages'
import { session } from '@mowka/kernel/session'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { Navigate, useMatch, useParams } from 'react-router-dom'
import { LevelDone } from './LevelDone'
import { LevelingSession } from './leveling-session'
import { TestIntro } from './TestIntro'
import { TestQuiz } from './TestQuiz'
import { TestSummary } from './TestSummary'

/** A test in one language, of one person. */
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

/** Courses come in a visitor's language, and someone new begins with it; an account's own language wins (C52). */
function useVisitorLanguage(lang: LangCode | null): void {
  useEffect(() => {
    if (lang) session.setVisitorLang(lang)
  }, [lang])
}

/**
 * The leveling test, also the first one of someone new (L-TEST). It is in the language that a learner learns
 * (L-TEST-05); a visitor's is in that of the address.
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

import { paths } from '@mowka/contract/routes'
import { hasPage, usePageTitle } from '@mowka/kernel/platform'
import { Button, Mascot, media, Page, Row, tokens } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconArrowRight, IconCircleCheck, IconRefresh } from '@mowka/kernel/ui/icons'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { Outcome } from '../../leveling-result/save-result'
import type { LevelingSession } from '../session/leveling-session'
import { type Quiz, resultingLevel } from '../session/quiz'
import { LevelScores } from './LevelScores'
import { MissedQuestions } from './MissedQuestions'
import { RecommendedCourses } from './RecommendedCourses'

const Line = styled.p`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
  min-height: 24px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  svg { width: 20px; height: 20px; }
`

/** Outcome of saving the result (L-TEST-26 to -28, L-TEST-39); empty until it is known. */
function ResultNote({ outcome }: { outcome: Outcome | null }) {
  const { t } = useTranslation('levelingTest')
  const words = () => {
    if (!outcome) return ''
    if (outcome.kind === 'higher') return t('result.higher', { level: outcome.level })
    if (outcome.kind === 'saved' && hasPage('profile')) return t('result.inProfile')
    return t(`result.${outcome.kind}`)
  }
  const Icon = outcome?.kind === 'failed' ? IconAlertTriangle : IconCircleCheck
  return (
    <Line role="status">
      {outcome && <Icon aria-hidden />}
      <span>{words()}</span>
    </Line>
  )
}

const Result = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  gap: ${tokens.s8};
  align-items: center;
  padding: ${tokens.s8} ${tokens.s10};
  border-radius: ${tokens.r24};
  background: ${tokens.sparkSoft};
  --mw-button-ground: transparent;
  ${media.belowMedium} { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s5}; padding: ${tokens.s6}; }
  ${media.phone} { padding: ${tokens.s5}; }
`
const Main = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${tokens.s6};
  align-items: center;
  > svg { width: 118px; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${tokens.s3};
    align-items: start;
    > svg { grid-row: 1; grid-column: 2; width: 66px; }
    > div:nth-child(2) { grid-row: 1; grid-column: 1; }
  }
`
const Heading = styled.h1`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3};
  align-items: center;
  outline: none;
  b {
    padding: 2px ${tokens.s4} 4px;
    border-radius: 16px 16px 16px 4px;
    background: ${tokens.spark};
    color: ${tokens.onSpark};
    font-weight: 900;
  }
`
const Words = styled.p`
  max-width: 44ch;
  margin-top: ${tokens.s2};
`
const Actions = styled(Row)`
  grid-column: 2;
  margin-top: ${tokens.s5};
  ${media.phone} { grid-column: 1 / -1; > * { width: 100%; } }
`

/** The resulting level, recommended courses and missed questions (L-TEST-03, L-TEST-21, L-TEST-31). */
export const TestSummary = observer(function TestSummary({
  test,
  quiz,
  isFirst,
}: {
  test: LevelingSession
  quiz: Quiz
  isFirst: boolean
}) {
  const { t } = useTranslation('levelingTest')
  const level = resultingLevel(quiz)
  usePageTitle(level === '0' ? t('noLevel') : `${t('yourLevel')} ${level}`)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <Page>
      <Result as="section" aria-labelledby="test-result">
        <Main>
          <Mascot face={level === '0' ? 'neutral' : 'great'} size={118} />
          <div>
            <Heading id="test-result" ref={heading} tabIndex={-1}>
              {level === '0' ? (
                t('noLevel')
              ) : (
                <>
                  {t('yourLevel')} <b>{level}</b>
                </>
              )}
            </Heading>
            <Words>{level === '0' ? t('noLevelText') : t(`levelText.${level}`)}</Words>
          </div>
          <Actions>
            <Button variant="primary" size="lg" to={paths.root()} rightIcon={<IconArrowRight aria-hidden />}>
              {t('begin')}
            </Button>
            <Button leftIcon={<IconRefresh aria-hidden />} onClick={() => test.restart()}>
              {t('tryAgain')}
            </Button>
          </Actions>
        </Main>
        {level !== '0' && <LevelScores quiz={quiz} />}
      </Result>
      {level !== '0' && (
        <>
          <ResultNote outcome={test.outcome} />
          <RecommendedCourses level={level} isFirst={isFirst} />
        </>
      )}
      {quiz.missed.length > 0 && <MissedQuestions missed={quiz.missed} lang={test.lang} />}
    </Page>
  )
})

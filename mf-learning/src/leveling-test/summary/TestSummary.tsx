import { paths } from '@mowka/contract/routes'
import type { CefrLevel } from '@mowka/contract/schemas/common'
import type { Course } from '@mowka/contract/schemas/learning'
import { lessonOrder } from '@mowka/domain/lesson/lesson'
import { TRIAL_DAYS } from '@mowka/domain/user/access'
import { hasPage, track, usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import {
  Badge,
  Button,
  Grid,
  Mascot,
  Muted,
  media,
  Page,
  ProgressBar,
  Row,
  Section,
  Skeleton,
  Stack,
  tokens,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import {
  IconAlertTriangle,
  IconArrowRight,
  IconCircleCheck,
  IconFlag3,
  IconRefresh,
} from '@mowka/kernel/ui/icons'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { plansPromotion } from '../../access/LockedLabel'
import { canStartTrial } from '../../access/trial'
import { CourseTile } from '../../courses/CourseTile'
import { useBeginLesson } from '../../lesson-opening/open-lesson'
import type { Outcome } from '../../leveling-result/save-result'
import { nearestLevels } from '../../levels/cefr-levels'
import type { LevelingSession } from '../session/leveling-session'
import { LEVEL_GOAL, type Quiz, resultingLevel, scoreOf } from '../session/quiz'
import { MissedQuestions } from './MissedQuestions'

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

const List = styled.ul`
  display: grid;
  gap: ${tokens.s3};
  padding: ${tokens.s5};
  border-radius: ${tokens.r16};
  background: ${tokens.card};
  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) 64px 22px;
    gap: ${tokens.s3};
    align-items: center;
    font-weight: ${tokens.fwStrong};
  }
  li > span:nth-of-type(2) { text-align: right; }
  li[data-ahead] { color: ${tokens.muted}; }
  svg { width: 20px; height: 20px; }
  ${media.phone} {
    margin-inline: -4px;
    padding: ${tokens.s4};
    li { grid-template-columns: 36px minmax(0, 1fr) auto 20px; gap: 10px; }
  }
`
const Done = styled.span`
  color: ${tokens.success};
`
const End = styled.span`
  color: ${tokens.muted};
`

/** Correct answers per level: completed levels, the level where the test ended, and the remaining ones. */
function LevelScores({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('levelingTest')
  return (
    <List aria-label={t('scores')}>
      {quiz.levels.map(({ level }, index) => {
        const score = scoreOf(quiz, index)
        const words = t('score', { score, goal: LEVEL_GOAL })
        const isDone = score >= LEVEL_GOAL
        return (
          <li key={level} data-ahead={index > quiz.levelIndex || undefined}>
            <Badge tone="level">{level}</Badge>
            <ProgressBar
              value={(score / LEVEL_GOAL) * 100}
              label={t('scoreOf', { level })}
              valueText={words}
              tone={isDone ? 'done' : 'normal'}
            />
            <span aria-hidden>{words}</span>
            {isDone ? (
              <Done>
                <IconCircleCheck aria-hidden />
                <VisuallyHidden>{t('levelIs.done')}</VisuallyHidden>
              </Done>
            ) : (
              index === quiz.levelIndex && (
                <End>
                  <IconFlag3 aria-hidden />
                  <VisuallyHidden>{t('endedHere')}</VisuallyHidden>
                </End>
              )
            )}
          </li>
        )
      })}
    </List>
  )
}

const TILES = ['a', 'b', 'c']

/**
 * Courses for the resulting level, or the nearest one with courses (L-TEST-29 to -34). For a visitor a press stores the course and leads to sign-in;
 * in the first test it opens the course's first lesson in writing, otherwise the course.
 */
const RecommendedCourses = observer(function RecommendedCourses({
  level,
  isFirst,
}: {
  level: CefrLevel
  isFirst: boolean
}) {
  const { t } = useTranslation(['levelingTest', 'learning'])
  const navigate = useNavigate()
  const beginLesson = useBeginLesson(() => t('learning:openFailed'))

  const openFirstLesson = async (course: Course) => {
    track('COURSE_SELECTED', { courseId: course._id })
    const [lessonId] = lessonOrder(course)
    const place = lessonId
      ? await beginLesson({ courseId: course._id, lessonId, isLocked: course.isLocked })
      : paths.courseDetails({ courseId: course._id })
    if (place) navigate(place)
  }

  return (
    <Section
      title={t('courses')}
      aside={session.isAuthenticated ? <Link to={paths.courses()}>{t('allCourses')}</Link> : undefined}
    >
      <CoursesOfLevel
        level={level}
        others={nearestLevels(level)}
        wanted={level}
        isFirst={isFirst}
        onOpen={isFirst ? (chosen) => void openFirstLesson(chosen) : undefined}
      />
    </Section>
  )
})

/** Courses of a level, or those of the first level of `others` with courses. */
const CoursesOfLevel = observer(function CoursesOfLevel({
  level,
  others: [next, ...others],
  wanted,
  isFirst,
  onOpen,
}: {
  level: CefrLevel
  others: readonly CefrLevel[]
  /** The learner's level. */
  wanted: CefrLevel
  isFirst: boolean
  onOpen: ((course: Course) => void) | undefined
}) {
  const { t } = useTranslation('levelingTest')
  const reads = useReads({ courses: read('getRecommendedCourses', { level }) })
  return (
    <ReadStates
      reads={reads}
      headingLevel={3}
      skeleton={
        <Grid>
          {TILES.map((tile) => (
            <Skeleton key={tile} height={176} radius={16} />
          ))}
        </Grid>
      }
    >
      {({ courses }) =>
        courses.length === 0 ? (
          next ? (
            <CoursesOfLevel level={next} others={others} wanted={wanted} isFirst={isFirst} onOpen={onOpen} />
          ) : (
            <Muted>{t('noCourses')}</Muted>
          )
        ) : (
          <Stack gap={3}>
            {level !== wanted && <p>{t('nearestCourses', { wanted, level })}</p>}
            {isFirst && canStartTrial() && <Muted>{t('freeDays', { count: TRIAL_DAYS })}</Muted>}
            <Grid as="ul">
              {courses.map((course) => (
                <li key={course._id}>
                  <CourseTile
                    entry={{ course, progress: null }}
                    promotion={plansPromotion(true)}
                    onOpen={onOpen}
                  />
                </li>
              ))}
            </Grid>
          </Stack>
        )
      }
    </ReadStates>
  )
})

import { paths } from '@mowka/contract/routes'
import { courseKind } from '@mowka/domain/course/course'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { signIn, track } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Button, Card, media, ProgressBar, Status, tokens } from '@mowka/kernel/ui'
import { IconCircleCheck, IconLock } from '@mowka/kernel/ui/icons'
import { PictureTile } from '@mowka/web/views/pictures'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { LockedLabel, type PlansPromotion } from '../access/LockedLabel'
import { canStartTrial } from '../access/trial'
import { trackSelection } from '../next-lesson/next-step'
import { CourseFacts } from './CourseFacts'
import type { CourseEntry } from './course-groups'
import { storePreselectedCourse } from './preselected-course'

const Tile = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: ${tokens.s2} ${tokens.s4};
  height: 100%;
  transition: transform ${tokens.base} ${tokens.ease};
  ${media.hover} {
    &:has(h3 :is(a, button):hover) { transform: translateY(-2px); box-shadow: ${tokens.lift1}; }
  }
  &:has(h3 :is(a, button):focus-visible) { outline: 3px solid ${tokens.focus}; outline-offset: 2px; }
`
const Body = styled.div`
  display: flex;
  flex-direction: column;
  grid-row: span 2;
  min-width: 0;
`
/* Below the icon and above the link that covers the tile. */
const Action = styled.div`
  position: relative;
  grid-row: 2;
  grid-column: 1;
  align-self: end;
  justify-self: center;
`
const Name = styled.h3`
  margin-top: 6px;
  a, button { color: inherit; font: inherit; text-align: inherit; text-decoration: none; outline: none; }
  button { padding: 0; border: 0; background: none; cursor: pointer; }
  a::after, button::after { content: ''; position: absolute; inset: 0; border-radius: ${tokens.r16}; }
`
const Description = styled.p`
  margin-top: ${tokens.s1};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  text-wrap: pretty;
`
const Foot = styled.div`
  margin-top: auto;
  padding-top: ${tokens.s4};
  font-size: ${tokens.fs14};
  /* The access label below the progress. */
  > [role='progressbar'] + div { margin-top: ${tokens.s3}; }
  &:empty { display: none; }
`
const Numbers = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.s3};
  margin-bottom: 6px;
  color: ${tokens.muted};
  > b { color: ${tokens.text}; }
`
/* Above the link that covers the tile. */
const Buy = styled(Link)`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  color: ${tokens.primaryInk};
  font-weight: ${tokens.fwStrong};
`

function Progress({ entry: { course, progress } }: { entry: CourseEntry }) {
  const { t } = useTranslation('learning')
  if (!progress?.startedAt) return null
  const isDone = progress.progress === 100
  return (
    <>
      <Numbers>
        {isDone ? (
          <Status tone="success" icon={<IconCircleCheck aria-hidden />}>
            {t('courses.done')}
          </Status>
        ) : (
          <span>
            {t('courses.lessonsDone', { done: progress.finishedLessons, count: progress.totalLessons })}
          </span>
        )}
        <b>{progress.progress}%</b>
      </Numbers>
      <ProgressBar
        label={t('courses.progressOf', { name: course.name })}
        value={progress.progress}
        tone={isDone ? 'done' : 'normal'}
      />
    </>
  )
}

function Locked({ name, promotion }: { name: string; promotion: PlansPromotion }) {
  const { t } = useTranslation('learning')
  const buy = t('courses.buyOf', { name })
  return (
    <Numbers>
      <LockedLabel promotion={promotion} buy={buy} icon={<IconLock aria-hidden />} />
      {promotion === 'prominent' && (
        <Buy to={paths.subscribe()} aria-label={buy}>
          {t('buy')}
        </Buy>
      )}
    </Numbers>
  )
}

function SignInAndStart({ courseId, name }: { courseId: string; name: string }) {
  const { t } = useTranslation('learning')
  return (
    <Button
      fullWidth
      aria-label={t('courses.signInOf', { name })}
      onClick={() => {
        track('COURSE_SELECTED', { courseId })
        storePreselectedCourse(courseId)
        // Selects the course's language too.
        session.setTargetLang(session.targetLang)
        void signIn(paths.courses())
      }}
    >
      {t('courses.signIn')}
    </Button>
  )
}

/**
 * A course tile that links to its details. A locked one also links to the plans; visitors are offered to sign in and
 * start, and their choice is stored (L-CRS-07, L-CRS-08, C45).
 */
export const CourseTile = observer(function CourseTile({
  entry,
  promotion,
  action,
  onOpen,
}: {
  entry: CourseEntry
  /** The link of a locked course to the plans (L-CRS-14). */
  promotion: PlansPromotion
  /** A button below the icon. */
  action?: ReactNode
  /** Replaces the link to the details (L-TEST-33): starts the course, and the trial if it is available. */
  onOpen?: (course: CourseEntry['course']) => void
}) {
  const { course, progress } = entry
  const isVisitor = !session.isAuthenticated
  const opensForFree = onOpen !== undefined && canStartTrial()
  return (
    <Tile as="article">
      <PictureTile picture={course.picture} kind={courseKind(course.tags)} />
      <Body>
        <CourseFacts course={course} withLessons={!progress?.startedAt} />
        <Name>
          {isVisitor ? (
            course.name
          ) : onOpen ? (
            <button type="button" onClick={() => onOpen(course)}>
              {keepTogether(course.name)}
            </button>
          ) : (
            <Link
              to={paths.courseDetails({ courseId: course._id })}
              onClick={() => trackSelection(course._id)}
            >
              {keepTogether(course.name)}
            </Link>
          )}
        </Name>
        <Description>{keepTogether(course.description)}</Description>
        <Foot>
          {isVisitor ? (
            <SignInAndStart courseId={course._id} name={course.name} />
          ) : (
            <>
              <Progress entry={entry} />
              {course.isLocked && !opensForFree && <Locked name={course.name} promotion={promotion} />}
            </>
          )}
        </Foot>
      </Body>
      {action && <Action>{action}</Action>}
    </Tile>
  )
})

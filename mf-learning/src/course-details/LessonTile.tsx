import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { courseKind } from '@mowka/domain/course/course'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { repetitionEntry } from '@mowka/domain/lesson/repetition-entry'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { hasPage } from '@mowka/kernel/platform'
import { Button, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconChevronDown } from '@mowka/kernel/ui/icons'
import { PictureTile } from '@mowka/web/views/pictures'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { PlansPromotion } from '../access/LockedLabel'
import type { LessonEntry, LessonState } from './course-lessons'
import { LessonDetails } from './LessonDetails'
import { LessonMark, LessonStatus, OfflineMark } from './LessonStatus'
import { LessonSteps } from './LessonSteps'

const isDone = (state: LessonState) => state === 'finished' || state === 'complete'

const Item = styled.li<{ $state: LessonState }>`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${tokens.s4};
  scroll-margin-top: calc(${tokens.header} + ${tokens.s4});
  /* The path: a line that joins finished lessons with the next one. */
  &::before {
    content: '';
    position: absolute;
    top: 62px;
    bottom: -34px;
    left: 21px;
    width: 2px;
    background: ${({ $state }) => (isDone($state) ? tokens.success : tokens.lineStrong)};
    opacity: ${({ $state }) => (isDone($state) ? 1 : 0.45)};
  }
  &:last-child::before { display: none; }
  @media (max-width: 719.98px) {
    grid-template-columns: 32px minmax(0, 1fr);
    gap: ${tokens.s2};
    &::before { top: 54px; bottom: -32px; left: 15px; }
  }
`
const Box = styled.div<{ $state: LessonState }>`
  min-width: 0;
  border: 1px solid ${({ $state }) => ($state === 'inProgress' ? tokens.spark : tokens.line)};
  border-radius: ${tokens.r16};
  background: ${({ $state }) => ($state === 'locked' ? 'none' : tokens.card)};
  box-shadow: ${({ $state }) => ($state === 'inProgress' ? `0 0 0 1px ${tokens.spark}` : 'none')};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 196px 148px;
  gap: ${tokens.s4};
  align-items: center;
  padding: ${tokens.s3} ${tokens.s4} ${tokens.s3} ${tokens.s1};
  @media (max-width: 959.98px) { grid-template-columns: minmax(0, 1fr) auto 136px; }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${tokens.s3};
    padding: ${tokens.s2} ${tokens.s3} ${tokens.s3} 0;
  }
`
const Head = styled.div`
  min-width: 0;
  @media (max-width: 719.98px) { grid-column: 1 / -1; }
`
const Title = styled.h3`
  line-height: 1.3;
`
const Toggle = styled.button`
  display: flex;
  gap: ${tokens.s3};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 56px;
  padding: 4px ${tokens.s3} 4px ${tokens.s4};
  border: 0;
  border-radius: ${tokens.r12};
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  > svg { flex: none; color: ${tokens.muted}; transition: transform ${tokens.base} ${tokens.ease}; }
  &[aria-expanded='true'] > svg { transform: rotate(180deg); }
`
const Still = styled.div`
  display: flex;
  gap: ${tokens.s3};
  align-items: center;
  min-height: 56px;
  padding: 4px ${tokens.s3} 4px ${tokens.s4};
`
const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 1px;
  min-width: 0;
`
const Description = styled.span`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: ${tokens.fwBody};
  line-height: 1.4;
  text-wrap: pretty;
`
const State = styled.div`
  justify-self: end;
  text-align: right;
  /* Without a button the state is aligned with the button's edge. */
  @media (min-width: 720px) { &:last-child { grid-column-end: -1; padding-right: ${tokens.s1}; } }
  @media (max-width: 719.98px) { justify-self: start; padding-left: ${tokens.s4}; text-align: left; }
`
const Buy = styled(Button)`
  color: ${tokens.primaryInk};
  text-decoration: underline;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 4px;
`

type Actions = {
  /** Id of the lesson being opened. */
  opening: string | null
  start: (place: LessonPlace) => Promise<void>
  repeat: (place: LessonPlace) => Promise<void>
}

function LessonButton({ entry, course, title, actions, promotion }: TileProps & { title: string }) {
  const { t } = useTranslation('learning')
  const place = { courseId: course._id, lessonId: entry.lesson._id }
  const label = (word: string) => `${word}: ${title}`
  const loading = actions.opening === place.lessonId
  const canRepeat = repetitionEntry(hasPage) !== null
  // Without repetitions the new sentences of a finished lesson are learned like the others.
  const action =
    entry.action === 'repeat' && entry.state === 'finished' && !canRepeat ? 'continue' : entry.action
  switch (action) {
    case 'buy':
      return promotion !== 'prominent' ? null : (
        <Buy variant="ghost" to={paths.subscribe()} aria-label={label(t('buy'))}>
          {t('buy')}
        </Buy>
      )
    case 'continue':
      return (
        <Button to={paths.lessonModeSelector(place)} aria-label={label(t('continue'))}>
          {t('continue')}
        </Button>
      )
    case 'start':
      return (
        <Button aria-label={label(t('start'))} loading={loading} onClick={() => void actions.start(place)}>
          {t('start')}
        </Button>
      )
    default:
      return !canRepeat ? null : (
        <Button aria-label={label(t('repeat'))} loading={loading} onClick={() => void actions.repeat(place)}>
          {t('repeat')}
        </Button>
      )
  }
}

type TileProps = {
  entry: LessonEntry
  course: Pick<Course, '_id' | 'picture' | 'tags'>
  actions: Actions
  /** The link of a locked lesson to the plans (L-CDET-12). */
  promotion: PlansPromotion
}

/**
 * A lesson on the path of its course: its state, its one action, and expandable details (L-CDET-05 to -12). The
 * anchored one is expanded and scrolled to; a locked one can't be expanded.
 */
export function LessonTile({
  entry,
  course,
  actions,
  promotion,
  isAnchor,
  isOffline,
  isCurrent,
  isSpoken,
}: TileProps & {
  isAnchor: boolean
  /** Whether it has the course's next step. */
  isCurrent: boolean
  /** Whether it was repeated in speaking. */
  isSpoken: boolean
  /** Whether the lesson can be finished offline. */
  isOffline: boolean
}) {
  const { t } = useTranslation('learning')
  const { lesson, number, state } = entry
  const courseId = course._id
  const [isOpen, setOpen] = useState(isAnchor || state === 'inProgress')
  const item = useRef<HTMLLIElement>(null)
  const moreId = useId()
  const { title, description } = splitLessonName(keepTogether(lesson.name.source))

  useEffect(() => {
    if (!isAnchor) return
    setOpen(true)
    item.current?.scrollIntoView({ block: 'start' })
  }, [isAnchor])

  const picture = (
    <PictureTile
      size="sm"
      picture={lesson.picture ?? course.picture}
      kind={courseKind(course.tags)}
      faded={state === 'locked'}
    />
  )
  const words = (
    <Words>
      <span>
        <VisuallyHidden>{t('details.lesson', { number })} </VisuallyHidden>
        {title}
      </span>
      {description !== '' && <Description>{description}</Description>}
      {isOffline && state !== 'locked' && <OfflineMark />}
    </Words>
  )
  return (
    <Item ref={item} id={lesson._id} $state={state}>
      <LessonMark state={state} number={number} />
      <Box $state={state}>
        <Line>
          <Head>
            <Title>
              {state === 'locked' ? (
                <Still>
                  {picture}
                  {words}
                </Still>
              ) : (
                <Toggle
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? moreId : undefined}
                  onClick={() => setOpen(!isOpen)}
                >
                  {picture}
                  {words}
                  <IconChevronDown size={20} aria-hidden />
                </Toggle>
              )}
            </Title>
          </Head>
          <State>
            <LessonStatus entry={entry} courseId={courseId} title={title} promotion={promotion} />
          </State>
          <LessonButton entry={entry} course={course} title={title} actions={actions} promotion={promotion} />
        </Line>
        {state !== 'locked' && (
          <LessonSteps
            entry={entry}
            courseId={courseId}
            title={title}
            isCurrent={isCurrent}
            isSpoken={isSpoken}
          />
        )}
        {isOpen && state !== 'locked' && <LessonDetails entry={entry} courseId={courseId} id={moreId} />}
      </Box>
    </Item>
  )
}

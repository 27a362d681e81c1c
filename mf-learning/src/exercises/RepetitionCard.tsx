import { progressEvent } from '@mowka/contract/progress-event'
import { paths } from '@mowka/contract/routes'
import type { LearningMode, RepetitionMode } from '@mowka/contract/schemas/progress'
import { courseKind } from '@mowka/domain/course/course'
import { learningModes, repetitionModes } from '@mowka/domain/lesson/learning-modes'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { repetitionEntry } from '@mowka/domain/lesson/repetition-entry'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { hasPage, outbox } from '@mowka/kernel/platform'
import { Card, media, ProgressBar, Status, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconChevronRight, IconLock } from '@mowka/kernel/ui/icons'
import { outboxCall } from '@mowka/web/api'
import { ModeIcon } from '@mowka/web/trainer/ModeIcon'
import { PictureTile } from '@mowka/web/views/pictures'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { daysAgo, type RepetitionEntry } from './repetition-list'

/** Enqueues the start of a lesson's first repetition in the outbox; the lesson opens without waiting for it. */
function startRepetition({ courseId, lessonId }: LessonPlace): void {
  const event = progressEvent('REPETITION_STARTED', { courseId, lessonId })
  outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))
}

const Box = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${tokens.s4};
  align-items: center;
  height: 100%;
  transition: transform ${tokens.base} ${tokens.ease};
  ${media.hover} {
    &:has(h3 a:hover) { transform: translateY(-2px); box-shadow: ${tokens.lift1}; }
  }
  &:has(h3 a:focus-visible) { outline: 3px solid ${tokens.focus}; outline-offset: 2px; }
  > svg { color: ${tokens.muted}; }
`
const Name = styled.h3`
  a { color: inherit; text-decoration: none; outline: none; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${tokens.r16}; }
`
const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
  > p { color: ${tokens.muted}; font-size: ${tokens.fs14}; }
`
const Foot = styled.div`
  display: grid;
  grid-column: 2 / -1;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.s2} ${tokens.s3};
  align-items: center;
  margin-top: ${tokens.s3};
  > b { font-size: ${tokens.fs14}; text-align: right; }
  > [role='progressbar'] { grid-column: 1 / -1; }
  ${media.phone} { grid-column: 1 / -1; }
`
const Ways = styled.ul`
  display: flex;
  gap: 6px;
`
const Way = styled.li<{ $done: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 1.5px dashed ${tokens.lineStrong};
  border-radius: 10px 10px 10px 3px;
  color: ${tokens.muted};
  > svg { width: 18px; height: 18px; }
  ${({ $done }) =>
    $done &&
    `
    border: 1.5px solid transparent;
    background: ${tokens.successSoft};
    color: ${tokens.successInk};
    &::after {
      content: '';
      position: absolute;
      top: -4px;
      right: -4px;
      width: 14px;
      height: 14px;
      border: 2px solid ${tokens.card};
      border-radius: 50%;
      background: ${tokens.success};
    }
  `}
`

const modeOf = (way: RepetitionMode): LearningMode =>
  learningModes.find(({ path }) => path === way)?.mode ?? 'WRITING'

function Progress({ entry: { done, percent }, title }: { entry: RepetitionEntry; title: string }) {
  const { t } = useTranslation(['learning', 'repetition'])
  const count = repetitionModes.length
  return (
    <Foot>
      <Ways aria-label={t('repetition:ways')}>
        {repetitionModes.map((way) => {
          const isDone = done.includes(way)
          const mode = t(`mode.${modeOf(way)}.name`)
          return (
            <Way key={way} $done={isDone}>
              <ModeIcon mode={modeOf(way)} />
              <VisuallyHidden>
                {t(isDone ? 'repetition:wayDone' : 'repetition:wayToDo', { mode })}
              </VisuallyHidden>
            </Way>
          )
        })}
      </Ways>
      <b>{t('repetition:percent', { done: done.length, total: count, percent })}</b>
      <ProgressBar
        label={t('repetition:progressOf', { name: title })}
        value={percent}
        tone={percent === 100 ? 'done' : 'normal'}
      />
    </Foot>
  )
}

function Finished({ at }: { at: string }) {
  const { t } = useTranslation(['learning', 'repetition'])
  const days = daysAgo(at, new Date())
  if (days <= 0) return <p>{t('repetition:finishedToday')}</p>
  if (days === 1) return <p>{t('repetition:finishedYesterday')}</p>
  return <p>{t('repetition:finishedAgo', { count: days })}</p>
}

/**
 * A lesson to repeat: links to the mode selection and, once started, shows the finished modes as progress (L-EXLS-05,
 * L-EXLS-09). The first visit to a new one saves its start (L-CDET-16).
 */
export function RepetitionCard({ entry }: { entry: RepetitionEntry }) {
  const { t } = useTranslation(['learning', 'repetition'])
  const { lesson, course, number } = entry
  const { title } = splitLessonName(keepTogether(lesson.name.source))
  const page = repetitionEntry(hasPage) ?? 'repetitionModeSelector'
  return (
    <Box as="article">
      <PictureTile
        size="sm"
        picture={lesson.picture ?? course?.picture}
        kind={courseKind(course?.tags ?? [])}
        faded={lesson.isLocked}
      />
      <Words>
        <Name>
          <Link
            to={paths[page]({ lessonId: lesson.lessonId })}
            onClick={() => lesson.isNew && !lesson.isLocked && startRepetition(lesson)}
          >
            {title}
          </Link>
        </Name>
        {course && (
          <p>
            {number === null
              ? keepTogether(course.name)
              : keepTogether(t('next.where', { course: course.name, number }))}
          </p>
        )}
        {lesson.isLocked ? (
          <Status icon={<IconLock aria-hidden />}>{t('needsAccess')}</Status>
        ) : (
          lesson.isNew && <Finished at={lesson.finishedAt} />
        )}
      </Words>
      <IconChevronRight aria-hidden />
      {!lesson.isNew && <Progress entry={entry} title={title} />}
    </Box>
  )
}

import { progressEvent } from '@mowka/contract/progress-event'
import { paths } from '@mowka/contract/routes'
import type { LearningMode, LessonProgress } from '@mowka/contract/schemas/progress'
import { tileModes } from '@mowka/domain/lesson/learning-modes'
import type { LessonPlace } from '@mowka/domain/lesson/lesson'
import { outbox, track } from '@mowka/kernel/platform'
import { Button, EmptyState, Grid, Page, Row, Skeleton } from '@mowka/kernel/ui'
import { IconPlaylist, IconX } from '@mowka/kernel/ui/icons'
import { optional, outboxCall, read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import NoAccess from '../access/NoAccess'
import { LearnWordsButton, wordsToLearn } from '../lesson-opening/LearnWordsButton'
import { isLessonMode, lessonPath } from '../lesson-opening/lesson-path'
import { Close, LessonTitle, ModeSkeleton, ModeTile, OtherModes } from './mode-selection'

/**
 * Saves the selected mode of a lesson as a progress event, which makes it the "last mode", and as a tracking event
 * (C15). Both go through the outbox, so a failure doesn't block learning.
 */
function pickMode(learningMode: LearningMode, place: LessonPlace): void {
  track('LESSON_MODE_SELECTED', { learningMode, ...place })
  const event = progressEvent('LESSON_MODE_SELECTED', { ...place, payload: { learningMode } })
  outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))
}

/** Writing comes first, because lessons start with it. */
const lessonTiles = tileModes('lessonTile').map(({ mode }) => mode)

/** No row ends with a single tile. */
const columnsOf = (modes: readonly LearningMode[]) => (modes.length === 3 ? 3 : 2)

/** The released modes, and the lesson's word training. */
function Modes({ place, progress }: { place: LessonPlace; progress: LessonProgress | undefined }) {
  const { t } = useTranslation('learning')
  const modes = lessonTiles.filter(isLessonMode)
  return (
    <>
      <Grid as="ul" columns={columnsOf(modes)}>
        {modes.map((mode) => (
          <li key={mode}>
            <ModeTile mode={mode} to={lessonPath(mode, place)} onPick={() => pickMode(mode, place)} />
          </li>
        ))}
      </Grid>
      {(wordsToLearn(progress) > 0 || isLessonMode('AUDIO')) && (
        <OtherModes>
          <LearnWordsButton size="lg" place={place} progress={progress} />
          {isLessonMode('AUDIO') && (
            <Button
              size="lg"
              to={lessonPath('AUDIO', place)}
              leftIcon={<IconPlaylist aria-hidden />}
              onClick={() => pickMode('AUDIO', place)}
            >
              {t('mode.AUDIO.name')}
            </Button>
          )}
        </OtherModes>
      )}
    </>
  )
}

/**
 * Selects a mode for a lesson (L-LMS-01). A locked lesson and missing access show the alert instead of the tiles; a
 * started trial shows the tiles.
 */
export default function LessonModeSelectorPage() {
  const { t } = useTranslation('learning')
  const { courseId = '', lessonId = '' } = useParams()
  const place = { courseId, lessonId }
  const reads = useReads({
    lessons: read('getAvailableLessons', { id: courseId }),
    progress: optional('getCourseProgress', { courseId }),
  })
  const missing = (
    <EmptyState
      headingLevel={1}
      title={t('modes.notFound')}
      actions={
        <Button variant="primary" to={paths.courseDetails({ courseId })}>
          {t('backToCourse')}
        </Button>
      }
    >
      {t('modes.notFoundText')}
    </EmptyState>
  )

  return (
    <Page width="trainer">
      <Row justify="end">
        <Close aria-label={t('modes.close')} to={paths.courseDetails({ courseId }, { hash: lessonId })}>
          <IconX aria-hidden />
        </Close>
      </Row>
      <ReadStates
        reads={reads}
        headingLevel={1}
        skeleton={
          <>
            <Skeleton width={280} height={64} />
            <Grid columns={columnsOf(lessonTiles.filter(isLessonMode))}>
              {lessonTiles.filter(isLessonMode).map((mode) => (
                <ModeSkeleton key={mode} radius={16} data-skeleton />
              ))}
            </Grid>
          </>
        }
        locked={
          <>
            <h1>{t('modes.title')}</h1>
            <NoAccess courseId={courseId} />
          </>
        }
        missing={missing}
      >
        {({ lessons, progress }) => {
          const lesson = lessons.data.find((each) => each._id === lessonId)
          if (!lesson) return missing
          return (
            <>
              <LessonTitle lesson={lesson} />
              {lesson.isLocked ? (
                <NoAccess courseId={courseId} />
              ) : (
                <>
                  <h2>{t('modes.choose')}</h2>
                  <Modes
                    place={place}
                    progress={progress?.lessons.find((each) => each.lessonId === lessonId)}
                  />
                </>
              )}
            </>
          )
        }}
      </ReadStates>
    </Page>
  )
}

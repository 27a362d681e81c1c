import type { AnswerOf } from '@mowka/contract/calls'
import { progressEvent } from '@mowka/contract/progress-event'
import { fillPath, paths, type RouteName, routes } from '@mowka/contract/routes'
import type { LearningMode } from '@mowka/contract/schemas/progress'
import {
  modeEntry,
  repetitionModeOf,
  repetitionModes,
  type TrainerModeName,
  tileModes,
} from '@mowka/domain/lesson/learning-modes'
import { hasPage, outbox, track, usePageTitle } from '@mowka/kernel/platform'
import { Alert, Button, EmptyState, Grid, Page, Row, Skeleton } from '@mowka/kernel/ui'
import { IconPlaylist, IconX } from '@mowka/kernel/ui/icons'
import { outboxCall, read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { NoAccessBanner } from '../access/NoAccessBanner'
import { Close, LessonTitle, ModeSkeleton, ModeTile, OtherModes } from '../lesson-modes/mode-selection'

/** Repetition counts of a lesson by mode (L-RMS-07). */
type RepetitionCounts = AnswerOf<'getRepetitionProgress'>

/** Number of repeated sentences above which an alert is shown (L-RMS-04). */
const MANY = 5

/** Total number of repeated sentences over all modes. */
const repeatedItems = (counts: RepetitionCounts): number =>
  repetitionModes.reduce((sum, mode) => sum + counts[mode].totalNumberOfRepeatedItems, 0)

/** Whether the alert is shown: more than 5 repeated sentences (L-RMS-04). */
const isRepeatedOften = (counts: RepetitionCounts): boolean => repeatedItems(counts) > MANY

/**
 * Saves the selected repetition mode as a progress event, which starts a new session if the last one is over, and as
 * a tracking event (L-RMS-06, C15). Both go through the outbox, so a failure doesn't block repeating.
 */
function pickRepetitionMode(learningMode: LearningMode, lessonId: string): void {
  track('REPETITION_MODE_SELECTED', { learningMode, lessonId })
  const event = progressEvent('REPETITION_MODE_SELECTED', {
    lessonId,
    courseId: null,
    payload: { learningMode },
  })
  outbox.learning.post(outboxCall('postProgress', { body: event }, event.eventId))
}

/** Quickest mode first. */
const tiles = tileModes('repetitionTile').flatMap(({ mode }) => {
  const way = repetitionModeOf(mode)
  return way ? [{ mode, way }] : []
})

/** Returns the repetition page of a mode; null if no release has it. */
const pageOf = (mode: TrainerModeName): RouteName | null => {
  const { repetitionRoute } = modeEntry(mode)
  return repetitionRoute !== null && hasPage(repetitionRoute) ? repetitionRoute : null
}

function Modes({ lessonId, counts }: { lessonId: string; counts: RepetitionCounts }) {
  const { t } = useTranslation(['learning', 'repetition'])
  return (
    <>
      {isRepeatedOften(counts) && (
        <Alert kind="success" title={t('repetition:repeated', { count: repeatedItems(counts) })}>
          {t('repetition:repeatedText')}
        </Alert>
      )}
      <h2>{t('repetition:choose')}</h2>
      <Grid as="ul" columns={2}>
        {tiles.map(({ mode, way }) => {
          const route = pageOf(mode)
          return (
            route && (
              <li key={mode}>
                <ModeTile
                  mode={mode}
                  to={fillPath(routes[route], { lessonId })}
                  note={t('repetition:times', { number: counts[way].totalNumberOfFinishedRepetitions })}
                  onPick={() => pickRepetitionMode(mode, lessonId)}
                />
              </li>
            )
          )
        })}
      </Grid>
      {hasPage('repetitionLessonAudioMode') && (
        <OtherModes>
          <Button
            size="lg"
            to={paths.repetitionLessonAudioMode({ lessonId })}
            leftIcon={<IconPlaylist aria-hidden />}
            onClick={() => pickRepetitionMode('AUDIO', lessonId)}
          >
            {t('mode.AUDIO.name')}
          </Button>
        </OtherModes>
      )}
    </>
  )
}

/** Shown for a lesson that isn't finished yet or belongs to another language. */
function NotRepeatable({ back }: { back: { to: string; label: string } }) {
  const { t } = useTranslation(['learning', 'repetition'])
  usePageTitle(t('repetition:notFound'))
  return (
    <EmptyState
      headingLevel={1}
      title={t('repetition:notFound')}
      actions={
        <Button variant="primary" to={back.to}>
          {back.label}
        </Button>
      }
    >
      {t('repetition:notFoundText')}
    </EmptyState>
  )
}

/** Selects a mode for repeating a lesson (L-RMS). A locked lesson shows the alert instead of the tiles. */
export default function RepetitionModeSelectorPage() {
  const { t } = useTranslation(['learning', 'repetition'])
  const { lessonId = '' } = useParams()
  const reads = useReads({
    lessons: read('getRepetitionLessons'),
    counts: read('getRepetitionProgress', { lessonId }),
  })
  const back = { to: paths.exercises(), label: t('repetition:backToExercises') }

  return (
    <Page width="trainer">
      <Row justify="end">
        <Close aria-label={t('repetition:close')} to={back.to}>
          <IconX aria-hidden />
        </Close>
      </Row>
      <ReadStates
        reads={reads}
        headingLevel={1}
        actions={<Button to={back.to}>{back.label}</Button>}
        skeleton={
          <>
            <Skeleton width={280} height={64} />
            <Grid columns={2}>
              {tiles.map(({ mode }) => (
                <ModeSkeleton key={mode} radius={16} />
              ))}
            </Grid>
          </>
        }
        locked={
          <>
            <h1>{t('repetition:chooseTitle')}</h1>
            <NoAccessBanner closed="lesson" back={back} />
          </>
        }
      >
        {({ lessons, counts }) => {
          const lesson = lessons.find((each) => each.lessonId === lessonId)
          if (!lesson) {
            return <NotRepeatable back={back} />
          }
          return (
            <>
              <LessonTitle lesson={lesson} />
              {lesson.isLocked ? (
                <NoAccessBanner closed="lesson" back={back} />
              ) : (
                <Modes lessonId={lessonId} counts={counts} />
              )}
            </>
          )
        }}
      </ReadStates>
    </Page>
  )
}

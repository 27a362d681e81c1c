import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { hasPage, PRODUCT_NAME, RemoteWidget, usePageTitle } from '@mowka/kernel/platform'
import {
  Button,
  EmptyState,
  Muted,
  media,
  Row,
  Skeleton,
  Stack,
  tokens,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { IconPlaylist } from '@mowka/kernel/ui/icons'
import type { ReadState } from '@mowka/web/api'
import { TopBar } from '@mowka/web/trainer'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { AudioPlayerView } from './AudioPlayerView'
import { useAudioPlayer } from './player/use-audio-player'

const AudioColumn = styled.div`
  width: min(100% - 2 * ${tokens.gutter}, 1112px);
  margin: ${tokens.s2} auto 0;
  ${media.belowMedium} { margin-top: 0; }
`
const Heading = styled.div`
  margin-bottom: ${tokens.s5};
  h1 { font-size: ${tokens.fs22}; }
`

/**
 * The player of one lesson (V-AUD-01). A link below its sentences opens the lesson selection with this lesson
 * preselected (V-RAUD-07).
 */
export const LessonAudio = observer(function LessonAudio({
  lesson,
  course,
  closeTo,
}: {
  lesson: Lesson
  /** Null if the lesson is in none of the learner's courses. */
  course: Course | null
  closeTo: string
}) {
  const { t } = useTranslation('vocabulary')
  const { pathname } = useLocation()
  const { title } = splitLessonName(lesson.name.source || lesson.name.target)
  usePageTitle(title)
  const album = course?.name ?? PRODUCT_NAME
  const player = useAudioPlayer([lesson._id], pathname, () => ({ lesson: title, album }))
  const total = player.order.length
  const position = Math.min(player.at + 1, total)
  return (
    <>
      <TopBar
        close={{ to: closeTo, label: t('audio.close') }}
        progress={{
          percent: total > 0 ? (position / total) * 100 : 0,
          label: t('audio.progress'),
          valueText: t('audio.progressValue', { position, total }),
          tone: 'normal',
          position: total > 0 && `${position} / ${total}`,
        }}
      />
      <AudioColumn>
        <Heading>
          <h1>{keepTogether(title)}</h1>
          <Muted>{total > 0 && t('audio.subtitle', { course: album, count: total })}</Muted>
        </Heading>
        <AudioPlayerView
          player={player}
          course={course}
          locked={<RemoteWidget name="learning/NoAccess" courseId={course?._id} />}
          below={
            course &&
            hasPage('repetitionAudio') && (
              <Row justify="center">
                <Button
                  to={paths.repetitionAudio({}, { query: { lessonId: lesson._id } })}
                  leftIcon={<IconPlaylist aria-hidden />}
                >
                  {t('audio.moreLessons')}
                </Button>
              </Row>
            )
          }
        />
      </AudioColumn>
    </>
  )
})

/** States of a lesson without a player: loading, locked (V-AUD-18), not found, or failed. */
export function AudioUnavailable({
  reads,
  lockedName,
  courseId,
  closeTo,
  wayOut,
}: {
  reads: ReadState<unknown>
  /** Name of a lesson that is marked as locked. */
  lockedName?: string
  courseId?: string
  closeTo: string
  /** Button that leads to another page. */
  wayOut: ReactNode
}) {
  const { t } = useTranslation('vocabulary')
  const heading = lockedName ? splitLessonName(lockedName).title : t('audio.title')
  usePageTitle(heading)
  const noAccess = (
    <>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <RemoteWidget name="learning/NoAccess" courseId={courseId} />
    </>
  )
  const missing = (
    <EmptyState headingLevel={1} title={t('audio.missing.title')} actions={wayOut}>
      {t('audio.missing.text')}
    </EmptyState>
  )
  return (
    <>
      <TopBar close={{ to: closeTo, label: t('audio.close') }} progress={null} />
      <AudioColumn>
        <ReadStates
          reads={reads}
          headingLevel={1}
          skeleton={
            <>
              <VisuallyHidden as="h1">{heading}</VisuallyHidden>
              <Skeleton width={280} height={52} />
              <Stack gap={2}>
                <Skeleton height={68} radius={16} />
                <Skeleton height={68} radius={16} />
                <Skeleton height={68} radius={16} />
              </Stack>
            </>
          }
          locked={noAccess}
          missing={missing}
          actions={wayOut}
        >
          {() => (lockedName === undefined ? missing : noAccess)}
        </ReadStates>
      </AudioColumn>
    </>
  )
}

import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { PRODUCT_NAME, RemoteWidget, usePageTitle } from '@mowka/kernel/platform'
import {
  Button,
  EmptyState,
  IconButton,
  Muted,
  Page,
  PageHeader,
  ProgressBar,
  Row,
  Skeleton,
  Stack,
  tokens,
} from '@mowka/kernel/ui'
import { IconArrowLeft, IconChevronLeft, IconChevronRight } from '@mowka/kernel/ui/icons'
import { optional, read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { AudioPlayerView } from '../audio-mode/AudioPlayerView'
import { useAudioPlayer } from '../audio-mode/player/use-audio-player'
import { type ChosenLessons, lessonTitle, parseChosenLessons } from './lesson-choice'

const Back = styled(Button)`
  margin-left: -12px;
`
const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.s4};
  margin-bottom: ${tokens.s4};
  > p { font-weight: 800; white-space: nowrap; }
`

/** Plays the selected lessons one after another (V-RAUD-06). Redirects to the selection without any. */
export default function RepetitionAudioPlayerPage() {
  const [query] = useSearchParams()
  const chosen = parseChosenLessons(query)
  if (!chosen) return <Navigate to={paths.repetitionAudio()} replace />
  return <ChosenPage key={query.toString()} chosen={chosen} />
}

function ChosenPage({ chosen }: { chosen: ChosenLessons }) {
  const { t } = useTranslation('vocabulary')
  usePageTitle(t('repetitionAudio.title'))
  const reads = useReads({
    lessons: read('getAvailableLessons', { id: chosen.courseId }),
    course: optional('getAvailableCourse', { id: chosen.courseId }),
  })
  const back = (
    <Back variant="ghost" to={paths.repetitionAudio()} leftIcon={<IconArrowLeft aria-hidden />}>
      {t('repetitionAudio.back')}
    </Back>
  )
  const noAccess = <RemoteWidget name="learning/NoAccess" courseId={chosen.courseId} />
  const isReady = reads.state === 'ready'
  const missing = <EmptyState title={t('audio.missing.title')}>{t('audio.missing.text')}</EmptyState>
  return (
    <Page>
      {back}
      {!isReady && <PageHeader title={t('repetitionAudio.title')} />}
      <ReadStates
        reads={reads}
        skeleton={
          <Stack gap={2}>
            <Skeleton width={280} height={40} />
            <Skeleton height={68} radius={16} />
            <Skeleton height={68} radius={16} />
            <Skeleton height={68} radius={16} />
          </Stack>
        }
        locked={noAccess}
        missing={missing}
      >
        {({ lessons: { data }, course }) => {
          const found = chosen.lessonIds.flatMap((id) => data.find(({ _id }) => _id === id) ?? [])
          const open = found.filter(({ isLocked }) => !isLocked)
          if (open.length > 0) return <Player lessons={open} course={course ?? null} />
          return (
            <>
              <PageHeader title={t('repetitionAudio.title')} />
              {found.length > 0 ? noAccess : missing}
            </>
          )
        }}
      </ReadStates>
    </Page>
  )
}

const Player = observer(function Player({
  lessons,
  course,
}: {
  lessons: readonly Lesson[]
  course: Course | null
}) {
  const { t } = useTranslation('vocabulary')
  const album = course?.name ?? PRODUCT_NAME
  const { pathname, search } = useLocation()
  const titleOf = (id: string) => {
    const lesson = lessons.find(({ _id }) => _id === id)
    return lesson ? lessonTitle(lesson) : ''
  }
  const player = useAudioPlayer(
    lessons.map(({ _id }) => _id),
    pathname + search,
    ({ lessonId }) => ({ lesson: titleOf(lessonId), album }),
  )
  const { lessonAt, order, at } = player
  const position = Math.min(at + 1, order.length)
  return (
    <>
      <PageHeader
        title={keepTogether(titleOf(player.lessonId))}
        note={album}
        aside={
          lessons.length > 1 && (
            <Row gap={1}>
              <IconButton
                aria-label={t('repetitionAudio.previousLesson')}
                disabled={lessonAt === 0}
                onClick={() => player.openLesson(lessonAt - 1)}
              >
                <IconChevronLeft aria-hidden />
              </IconButton>
              <Muted as="span" size={14}>
                {t('repetitionAudio.queue', { number: lessonAt + 1, total: lessons.length })}
              </Muted>
              <IconButton
                aria-label={t('repetitionAudio.nextLesson')}
                disabled={lessonAt === lessons.length - 1}
                onClick={() => player.openLesson(lessonAt + 1)}
              >
                <IconChevronRight aria-hidden />
              </IconButton>
            </Row>
          )
        }
      />
      <AudioPlayerView
        player={player}
        course={course}
        aboveSections
        locked={<RemoteWidget name="learning/NoAccess" />}
        above={
          <Progress>
            <ProgressBar
              value={order.length > 0 ? (position / order.length) * 100 : 0}
              label={t('audio.progress')}
              valueText={t('audio.progressValue', { position, total: order.length })}
              size="lg"
            />
            <p>{order.length > 0 && `${position} / ${order.length}`}</p>
          </Progress>
        }
      />
    </>
  )
})

import type { Lesson } from '@mowka/contract/schemas/learning'
import { RemoteWidget } from '@mowka/kernel/platform'
import {
  Button,
  Checkbox,
  EmptyState,
  media,
  Row,
  Stack,
  tokens,
  useSnackbarsAbove,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { SegmentedControl } from '@mowka/kernel/ui/controls'
import { IconPlayerPlay } from '@mowka/kernel/ui/icons'
import { changes, optional, read, useReads, useWrite } from '@mowka/web/api'
import { FailedNote, ReadStates } from '@mowka/web/views'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { LessonOption, playerAddress } from './lesson-choice'

type FavouriteLesson = { lessonId: string }

const rowOf = ({ lessonId }: FavouriteLesson) => lessonId

/** Adds a lesson to the favourites or removes it (V-RAUD-10). Updates optimistically and rolls back if refused. */
function useFavourites(): (lessonId: string, isFavourite: boolean) => void {
  const { t } = useTranslation('vocabulary')
  const failure = () => t('repetitionAudio.likeFailed')
  const add = useWrite('addFavouriteLesson', {
    row: rowOf,
    args: ({ lessonId }: FavouriteLesson) => ({ body: { lessonId } }),
    optimistic: [
      changes('getFavouriteLessons', (all, { lessonId }: FavouriteLesson) => [
        ...all,
        { _id: lessonId, lessonId },
      ]),
    ],
    failure,
  })
  const remove = useWrite('removeFavouriteLesson', {
    row: rowOf,
    args: ({ lessonId }: FavouriteLesson) => ({ id: lessonId }),
    optimistic: [
      changes('getFavouriteLessons', (all, { lessonId }: FavouriteLesson) =>
        all.filter((each) => each.lessonId !== lessonId),
      ),
    ],
    failure,
  })
  return (lessonId, isFavourite) => void (isFavourite ? add : remove).run({ lessonId })
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.s2};
  padding: 0;
  list-style: none;
`
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 20;
  padding-block: ${tokens.s3};
  background: ${tokens.page};
  > * { width: 100%; }
  ${media.belowMedium} { bottom: ${tokens.bottomBar}; }
`

type Shown = 'all' | 'favourite'

/**
 * Selectable lessons of a course (V-RAUD-02 to V-RAUD-06). If the favourites failed to load, a note replaces the
 * hearts.
 */
export function CourseLessons({
  courseId,
  preselected,
  skeleton,
}: {
  courseId: string
  /** Preselected lesson, or null. */
  preselected: string | null
  skeleton: ReactNode
}) {
  const { t } = useTranslation('vocabulary')
  const reads = useReads({
    lessons: read('getAvailableLessons', { id: courseId }),
    favourites: optional('getFavouriteLessons'),
  })
  const noAccess = <RemoteWidget name="learning/NoAccess" courseId={courseId} />
  return (
    <ReadStates reads={reads} skeleton={<Stack gap={2}>{skeleton}</Stack>} locked={noAccess}>
      {({ lessons: { data }, favourites }) =>
        data.length > 0 && data.every(({ isLocked }) => isLocked) ? (
          noAccess
        ) : (
          <>
            {reads.state === 'ready' && reads.optionalError && (
              <FailedNote onRetry={reads.retry} retrying={reads.retrying}>
                {t('repetitionAudio.favouritesFailed')}
              </FailedNote>
            )}
            <Choice
              courseId={courseId}
              lessons={data}
              favourites={favourites?.map(({ lessonId }) => lessonId) ?? null}
              preselected={preselected}
            />
          </>
        )
      }
    </ReadStates>
  )
}

function Choice({
  courseId,
  lessons,
  favourites,
  preselected,
}: {
  courseId: string
  lessons: readonly Lesson[]
  /** Null if they failed to load. */
  favourites: readonly string[] | null
  preselected: string | null
}) {
  const { t } = useTranslation('vocabulary')
  const like = useFavourites()
  const bar = useRef<HTMLDivElement>(null)
  useSnackbarsAbove(bar)
  const [chosen, setChosen] = useState<readonly string[]>(preselected === null ? [] : [preselected])
  const [wanted, setWanted] = useState<Shown>('all')
  const liked = lessons.filter(({ _id }) => favourites?.includes(_id))
  const shown = wanted === 'favourite' ? liked : lessons
  const open = shown.filter(({ isLocked }) => !isLocked)
  // In course order, and only visible lessons.
  const selected = open.filter(({ _id }) => chosen.includes(_id))
  const isAll = open.length > 0 && selected.length === open.length
  const toggleAll = () => setChosen(isAll ? [] : open.map(({ _id }) => _id))
  const choose = (lessonId: string, isChosen: boolean) =>
    setChosen([...chosen.filter((each) => each !== lessonId), ...(isChosen ? [lessonId] : [])])
  const numbers = { selected: selected.length, total: open.length }
  return (
    <>
      <div>
        <SegmentedControl<Shown>
          label={t('repetitionAudio.show')}
          value={wanted}
          onChange={setWanted}
          options={[
            { value: 'all', label: t('repetitionAudio.all'), count: lessons.length },
            {
              value: 'favourite',
              label: t('repetitionAudio.favourite'),
              count: liked.length,
              disabled: liked.length === 0 && wanted === 'all',
            },
          ]}
        />
      </div>
      <section>
        <VisuallyHidden as="h2">{t('repetitionAudio.lessons')}</VisuallyHidden>
        <Row justify="between">
          <Checkbox
            label={t('repetitionAudio.selectAll')}
            checked={isAll}
            indeterminate={!isAll && selected.length > 0}
            disabled={open.length === 0}
            onChange={toggleAll}
          />
          <span role="status">
            <span aria-hidden>{t('repetitionAudio.selected', numbers)}</span>
            <VisuallyHidden>{t('repetitionAudio.selectedLong', numbers)}</VisuallyHidden>
          </span>
        </Row>
        {shown.length === 0 ? (
          <EmptyState title={t('repetitionAudio.noFavourites.title')}>
            {t('repetitionAudio.noFavourites.text')}
          </EmptyState>
        ) : (
          <List>
            {shown.map((lesson) => (
              <li key={lesson._id}>
                <LessonOption
                  lesson={lesson}
                  isChosen={selected.includes(lesson)}
                  isFavourite={favourites?.includes(lesson._id) ?? null}
                  onChoose={(isChosen) => choose(lesson._id, isChosen)}
                  onLike={(isFavourite) => like(lesson._id, isFavourite)}
                />
              </li>
            ))}
          </List>
        )}
      </section>
      <Bar ref={bar}>
        {selected.length > 0 ? (
          <Button
            variant="primary"
            size="lg"
            to={playerAddress({ courseId, lessonIds: selected.map(({ _id }) => _id) })}
            leftIcon={<IconPlayerPlay aria-hidden />}
          >
            {t('repetitionAudio.start')}
          </Button>
        ) : (
          <Button variant="primary" size="lg" disabled leftIcon={<IconPlayerPlay aria-hidden />}>
            {t('repetitionAudio.start')}
          </Button>
        )}
      </Bar>
    </>
  )
}

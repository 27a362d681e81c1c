import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { LessonWithNotes, UserNote } from '@mowka/contract/schemas/note'
import { hasPage, usePageTitle } from '@mowka/kernel/platform'
import { Button, EmptyState, Grid, Muted, Page, PageHeader, Row, Skeleton } from '@mowka/kernel/ui'
import { optional, read, retryFailed, useReads } from '@mowka/web/api'
import { type PagesState, useApiPages } from '@mowka/web/api/pages'
import { ReadStates, RefreshNote } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import { NoteGrid } from './NoteGrid'
import { type NoteFilters, NotesTop, noFilters, useNoteFilters } from './NotesTop'

const PAGE_SIZE = 50
const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

const skeleton = (
  <Grid columns={2} gap={4}>
    {ROWS.map((row) => (
      <Skeleton key={row} height={210} radius={16} />
    ))}
  </Grid>
)

/** The learner's notes and favourite sentences, newest first (P-ROUTE-18, V-NOTE). */
export default function NotesPage() {
  const { t } = useTranslation('vocabulary')
  usePageTitle(t('notes.title'))
  const reads = useReads({
    lessons: read('getLessonsWithNotes'),
    all: read('listUserNotes', { limit: 1 }),
    favourites: optional('listUserNotes', { limit: 1, filters: formatFilters({ isFavourite: 'true' }) }),
  })
  // Loaded here, so that the list stays mounted when its last note is removed and restored.
  const [filters, setFilters] = useNoteFilters()
  const pages = useApiPages(
    'listUserNotes',
    { filters: formatFilters(filters), options: 'withExercises:1' as const },
    PAGE_SIZE,
  )
  const isEmpty = reads.state === 'ready' && reads.data.all.metadata.total === 0
  return (
    <Page>
      {(reads.state !== 'ready' || isEmpty) && <PageHeader title={t('notes.title')} />}
      <ReadStates reads={reads} skeleton={skeleton} onRetry={() => retryFailed(reads, pages)}>
        {({ lessons, all, favourites }) =>
          isEmpty ? (
            <EmptyState
              title={t('notes.empty.title')}
              actions={
                <>
                  <Button variant="primary" to={paths.courses()}>
                    {t('notes.empty.toCourses')}
                  </Button>
                  {hasPage('exercises') && (
                    <Button to={paths.exercises()}>{t('notes.empty.toExercises')}</Button>
                  )}
                </>
              }
            >
              {t('notes.empty.text')}
            </EmptyState>
          ) : (
            <Notes
              pages={pages}
              filters={filters}
              onFilter={setFilters}
              lessons={lessons}
              counts={{ all: all.metadata.total, favourites: favourites?.metadata.total }}
            />
          )
        }
      </ReadStates>
    </Page>
  )
}

function Notes({
  pages,
  filters,
  onFilter,
  lessons,
  counts,
}: {
  pages: PagesState<UserNote>
  filters: NoteFilters
  onFilter: (change: NoteFilters) => void
  lessons: readonly LessonWithNotes[]
  counts: { all: number; favourites: number | undefined }
}) {
  const { t } = useTranslation('vocabulary')
  const isFiltered = Object.values(filters).some((value) => value !== '')
  const total = pages.state === 'ready' ? pages.total : null
  return (
    <>
      <NotesTop filters={filters} lessons={lessons} counts={counts} total={total} onChange={onFilter} />
      <Row justify="between">
        <Muted size={14} role="status">
          {total !== null &&
            (isFiltered
              ? t('notes.found', { count: total })
              : t('notes.fromLessons', {
                  notes: t('notes.count', { count: total }),
                  lessons: t('notes.lessons', { count: lessons.length }),
                }))}
        </Muted>
        <Muted size={14}>{t('notes.newestFirst')}</Muted>
      </Row>
      {pages.state === 'ready' ? (
        <>
          {pages.refreshError && <RefreshNote onRetry={pages.retry} retrying={pages.retrying} />}
          {pages.total === 0 ? (
            <NothingFound onChange={onFilter} />
          ) : (
            <NoteGrid pages={pages} lessons={lessons} />
          )}
        </>
      ) : (
        <ReadStates reads={pages} skeleton={skeleton}>
          {() => null}
        </ReadStates>
      )}
    </>
  )
}

/** Shown if no note matches. */
function NothingFound({ onChange }: { onChange: (change: NoteFilters) => void }) {
  const { t } = useTranslation('vocabulary')
  return (
    <EmptyState
      title={t('notes.nothing.title')}
      actions={
        <Button onClick={() => onChange({ ...noFilters, isFavourite: '' })}>
          {t('notes.nothing.clear')}
        </Button>
      }
    >
      {t('notes.nothing.text')}
    </EmptyState>
  )
}

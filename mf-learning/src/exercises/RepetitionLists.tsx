import { paths } from '@mowka/contract/routes'
import { Button, EmptyState, focusMain, Grid, Row, Section } from '@mowka/kernel/ui'
import { IconChevronLeft, IconChevronRight } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import { NoAccessBanner } from '../access/NoAccessBanner'
import { RepetitionCard } from './RepetitionCard'
import { RepetitionFilterBar } from './RepetitionFilterBar'
import { RepetitionTypes } from './RepetitionTypes'
import {
  listedCourses,
  matchesFilters,
  pageOfList,
  type RepetitionEntry,
  repetitionEntries,
} from './repetition-list'
import type { ExercisesData } from './use-exercises'
import type { ListFilters } from './use-repetition-filters'

/** Pagination of the list; renders nothing for a single page. */
function RepetitionPages({
  page,
  pages,
  onPage,
}: {
  page: number
  pages: number
  onPage: (page: number) => void
}) {
  const { t } = useTranslation(['learning', 'repetition'])
  if (pages <= 1) return null
  const turn = (to: number) => {
    onPage(to)
    window.scrollTo({ top: 0 })
    focusMain()
  }
  return (
    <Row as="nav" justify="center" gap={4} aria-label={t('repetition:pages')}>
      <Button leftIcon={<IconChevronLeft aria-hidden />} disabled={page <= 1} onClick={() => turn(page - 1)}>
        {t('repetition:previousPage')}
      </Button>
      <span role="status">{t('repetition:page', { page, pages })}</span>
      <Button
        rightIcon={<IconChevronRight aria-hidden />}
        disabled={page >= pages}
        onClick={() => turn(page + 1)}
      >
        {t('repetition:nextPage')}
      </Button>
    </Row>
  )
}

function Group({ title, note, entries }: { title: string; note: string; entries: RepetitionEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Section title={title} aside={note}>
      <Grid as="ul" columns={2}>
        {entries.map((entry) => (
          <li key={entry.lesson.lessonId}>
            <RepetitionCard entry={entry} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}

/** The loaded repetition list (L-EXLS). */
export function RepetitionLists({
  data: { lessons, finished, courses, words },
  list: { filters, setFilters, clear, page, setPage },
}: {
  data: ExercisesData
  list: ListFilters
}) {
  const { t } = useTranslation(['learning', 'repetition'])

  if (lessons.length === 0) {
    const nothing = (
      <EmptyState
        title={t('repetition:none')}
        actions={
          <Button variant="primary" to={paths.courses()}>
            {t('repetition:toCourses')}
          </Button>
        }
      >
        {t('repetition:noneText')}
      </EmptyState>
    )
    // Unfinished lessons contribute words too.
    return words?.totalWords ? (
      <>
        <RepetitionTypes words={words} />
        {nothing}
      </>
    ) : (
      nothing
    )
  }

  const all = courses?.data ?? []
  const offered = listedCourses(lessons, all)
  // An unknown course, e.g. of another language in an old address, is ignored.
  const courseId = offered.some(({ _id }) => _id === filters.courseId) ? filters.courseId : ''
  const found = lessons.filter((lesson) => matchesFilters(lesson, { ...filters, courseId }))
  const shown = pageOfList(repetitionEntries(found, finished ?? {}, all), page)

  return (
    <>
      {lessons.every(({ isLocked }) => isLocked) ? (
        <NoAccessBanner closed="language" />
      ) : (
        <RepetitionTypes words={words} />
      )}
      <RepetitionFilterBar
        filters={{ ...filters, courseId }}
        courses={offered}
        found={found.length}
        onChange={setFilters}
      />
      {found.length === 0 ? (
        <EmptyState
          title={t('repetition:noMatch')}
          actions={<Button onClick={clear}>{t('repetition:clear')}</Button>}
        >
          {t('repetition:noMatchText')}
        </EmptyState>
      ) : (
        <>
          <Group title={t('repetition:started')} note={t('repetition:startedNote')} entries={shown.started} />
          <Group title={t('repetition:new')} note={t('repetition:newNote')} entries={shown.fresh} />
          <RepetitionPages page={shown.page} pages={shown.pages} onPage={setPage} />
        </>
      )}
    </>
  )
}

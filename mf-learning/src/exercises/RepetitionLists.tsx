import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { deckSize } from '@mowka/domain/review/deck'
import {
  Button,
  EmptyState,
  focusMain,
  Grid,
  media,
  Row,
  SearchField,
  Section,
  Select,
  tokens,
} from '@mowka/kernel/ui'
import { IconChevronLeft, IconChevronRight } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { NoAccessBanner } from '../access/NoAccessBanner'
import { DeckCard } from './DeckCard'
import { RepetitionCard } from './RepetitionCard'
import { RepetitionTypes } from './RepetitionTypes'
import {
  type ExercisesData,
  listedCourses,
  matchesFilters,
  pageOfList,
  type RepetitionEntry,
  type RepetitionFilters,
  repetitionEntries,
} from './repetition-list'
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
  data: { lessons, finished, courses, words, upcoming, due },
  list: { filters, setFilters, clear, page, setPage },
}: {
  data: ExercisesData
  list: ListFilters
}) {
  const { t } = useTranslation(['learning', 'repetition'])

  if (lessons.length === 0) {
    // Unfinished lessons contribute words and sentences too, whose cards come first then.
    const hasReviews = Boolean(words?.totalWords || (due && (deckSize(due.today) > 0 || due.next)))
    const nothing = (
      <EmptyState
        title={t('repetition:none')}
        actions={
          <Button variant={hasReviews ? 'outline' : 'primary'} to={paths.courses()}>
            {t('repetition:toCourses')}
          </Button>
        }
      >
        {t('repetition:noneText')}
      </EmptyState>
    )
    return hasReviews ? (
      <>
        {due && <DeckCard due={due} />}
        <RepetitionTypes words={words} upcoming={upcoming} isFirst={!due} />
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
        <>
          {due && <DeckCard due={due} />}
          <RepetitionTypes words={words} upcoming={upcoming} isFirst={!due} />
        </>
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

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 1fr) minmax(240px, 360px) auto;
  gap: ${tokens.s4};
  align-items: end;
  padding-top: ${tokens.s2};
  > p {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: ${tokens.muted};
    font-size: ${tokens.fs14};
  }
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.s3};
    > p { grid-column: 1 / -1; min-height: 0; }
  }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

/** Search and course filter of the repetition list, with the number of results (L-EXLS-03, L-EXLS-04). */
function RepetitionFilterBar({
  filters,
  courses,
  found,
  onChange,
}: {
  filters: RepetitionFilters
  courses: readonly Course[]
  found: number
  onChange: (filters: RepetitionFilters) => void
}) {
  const { t } = useTranslation(['learning', 'repetition', 'common'])
  return (
    <Bar role="search" aria-label={t('repetition:filters')}>
      <SearchField
        label={t('common:search')}
        placeholder={t('repetition:searchPlaceholder')}
        value={filters.text}
        onChange={(text) => onChange({ ...filters, text })}
      />
      <Select
        label={t('repetition:course')}
        options={[
          { value: '', label: t('repetition:allCourses') },
          ...courses.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={courses.some(({ _id }) => _id === filters.courseId) ? filters.courseId : ''}
        onChange={(courseId) => onChange({ ...filters, courseId })}
      />
      <p role="status">{t('repetition:count', { count: found })}</p>
    </Bar>
  )
}

import { paths } from '@mowka/contract/routes'
import { Button, EmptyState, Grid, Section } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { NoAccessBanner } from '../access/NoAccessBanner'
import { RepetitionCard } from './RepetitionCard'
import { RepetitionFilterBar } from './RepetitionFilterBar'
import { RepetitionPages } from './RepetitionPages'
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

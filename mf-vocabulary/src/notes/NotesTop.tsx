import { noteList } from '@mowka/contract/endpoints/note'
import {
  changeListView,
  formatFilters,
  type ListView,
  readListAddress,
  writeListAddress,
} from '@mowka/contract/list'
import type { Course } from '@mowka/contract/schemas/learning'
import type { LessonWithNotes, NoteFormat } from '@mowka/contract/schemas/note'
import { CHAPTER_TAG } from '@mowka/domain/course/course'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { notify, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import {
  Button,
  Card,
  ChipGroup,
  Menu,
  Muted,
  media,
  PageHeader,
  queries,
  ResponsiveDialog,
  SearchField,
  Select,
  Skeleton,
  Stack,
  tokens,
  useMediaQuery,
} from '@mowka/kernel/ui'
import { SegmentedControl } from '@mowka/kernel/ui/controls'
import { IconDownload, IconFilter } from '@mowka/kernel/ui/icons'
import { callApi, optional, read, useReads } from '@mowka/web/api'
import { saveFile, useSearchText } from '@mowka/web/views'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'

export type NoteFilters = ListView<typeof noteList>['filters']

/** The note filters, stored in the address, so that a reload and the back button restore them. */
export function useNoteFilters(): [NoteFilters, (change: NoteFilters) => void] {
  const [query, setQuery] = useSearchParams()
  const view = readListAddress(noteList, query)
  const change = (filters: NoteFilters) =>
    setQuery(writeListAddress(noteList, changeListView(view, { filters })), { replace: true })
  return [view.filters, change]
}

/** Clears all filters except favourites. */
export const noFilters: NoteFilters = { $search: '', lessonId: '', tags: '' }

/** Counts the active filters in the panel; the search has a field of its own. */
const countFilters = ({ lessonId, tags }: NoteFilters): number =>
  [lessonId, tags].filter((each) => each !== undefined && each !== '').length

/** Number of tags offered. */
const TAGS_OFFERED = 6
/** Number of tags requested, because the results include chapter codes. */
const TAGS_REQUESTED = 50

/** Lesson and tag filters of the notes (V-NOTE-13). */
function NoteFilterFields({
  filters,
  lessons,
  onChange,
}: {
  filters: NoteFilters
  lessons: readonly LessonWithNotes[]
  onChange: (change: NoteFilters) => void
}) {
  const { t } = useTranslation(['vocabulary', 'common'])
  return (
    <>
      <Select
        label={t('notes.lesson')}
        value={filters.lessonId ?? ''}
        options={[
          { value: '', label: t('notes.allLessons') },
          ...lessons.map(({ lessonId, name }) => ({
            value: lessonId,
            label: splitLessonName(name.source || name.target).title,
          })),
        ]}
        onChange={(lessonId) => onChange({ lessonId })}
      />
      <TagField lessons={lessons} tag={filters.tags ?? ''} onChange={(tags) => onChange({ tags })} />
    </>
  )
}

const isChapter = (tag: string) => CHAPTER_TAG.test(tag)

/** Returns the first tag of each course in which the learner has notes, with the names of these courses. */
function tagsWithNotes(courses: readonly Course[], lessons: readonly LessonWithNotes[]): Map<string, string> {
  const noted = new Set(lessons.map(({ courseId }) => courseId))
  const names = new Map<string, string>()
  for (const { _id, name, tags } of courses) {
    const tag = noted.has(_id) && tags.find((each) => !isChapter(each))
    if (tag) names.set(tag, [names.get(tag), name].filter(Boolean).join(', '))
  }
  return names
}

/**
 * Tag field. Tags are editors' codes, so before the learner has typed one, those of courses with notes are offered
 * under the names of the courses. Chapters are left out, because the lesson filter covers them.
 */
function TagField({
  lessons,
  tag,
  onChange,
}: {
  lessons: readonly LessonWithNotes[]
  tag: string
  onChange: (tag: string) => void
}) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const [wanted, setWanted] = useState('')
  const available = useReads({ courses: optional('getAvailableCourses') })
  const names = tagsWithNotes((available.state === 'ready' && available.data.courses?.data) || [], lessons)
  const { text, setText, commit } = useSearchText(wanted, setWanted)
  const reads = useReads({
    tags: read(
      'getTags',
      { filters: formatFilters({ tags: wanted }), limit: TAGS_REQUESTED },
      { keepPrevious: true },
    ),
  })
  const matching = reads.state === 'ready' ? reads.data.tags.data.filter((each) => !isChapter(each)) : []
  const found = (wanted === '' ? [...names.keys()] : matching).slice(0, TAGS_OFFERED)
  // The selected tag stays visible regardless of the search.
  const offered = tag === '' || found.includes(tag) ? found : [tag, ...found]
  return (
    <Stack gap={2}>
      <SearchField
        label={t('notes.searchTags')}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
      {reads.state === 'loading' && wanted !== '' && <Skeleton height={48} radius={12} />}
      {reads.state === 'failed' && (
        <Button size="sm" loading={reads.retrying} onClick={() => void reads.retry()}>
          {t('notes.tagsFailed')}
        </Button>
      )}
      {reads.state === 'ready' && wanted !== '' && offered.length === 0 && (
        <Muted size={14}>{t('notes.noTags')}</Muted>
      )}
      <ChipGroup
        label={t('notes.tags')}
        hideLabel
        options={offered.map((value) => ({ value, label: names.get(value) ?? value }))}
        value={tag === '' ? [] : [tag]}
        onChange={(chosen) => onChange(chosen.find((each) => each !== tag) ?? '')}
      />
    </Stack>
  )
}

const endings: Record<NoteFormat, string> = { csv: 'csv', anki: 'txt' }

/** Downloads the notes of the target language as a file. */
function useNoteExport(): { isBusy: boolean; download: (format: NoteFormat) => Promise<void> } {
  const { t } = useTranslation('vocabulary')
  const [isBusy, setBusy] = useState(false)
  const download = async (format: NoteFormat) => {
    setBusy(true)
    try {
      const file = await callApi('exportUserNotes', { format })
      saveFile(file, `mowka-notatki-${session.targetLang.toLowerCase()}.${endings[format]}`)
    } catch (error) {
      reportError(error, { part: 'note-export' })
      notify('error', t('notes.exportFailed'))
    }
    setBusy(false)
  }
  return { isBusy, download }
}

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr);
  gap: ${tokens.s5};
  align-items: start;
`
const SearchLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.s3};
  align-items: end;
  ${media.medium} { display: none; }
`

/** Header of the notes: favourites filter, optional filter panel (V-NOTE-01) and export. */
export function NotesTop({
  filters,
  lessons,
  counts,
  total,
  onChange,
}: {
  filters: NoteFilters
  lessons: readonly LessonWithNotes[]
  /** Undefined if it failed to load. */
  counts: { all: number; favourites: number | undefined }
  /** Number of matching notes; null while unknown. */
  total: number | null
  onChange: (change: NoteFilters) => void
}) {
  const { t } = useTranslation('vocabulary')
  const isWide = useMediaQuery(queries.medium)
  const chosen = countFilters(filters)
  const [isOpen, setOpen] = useState(isWide && (chosen > 0 || (filters.$search ?? '') !== ''))
  const { isBusy, download } = useNoteExport()
  const { text, setText, commit } = useSearchText(filters.$search ?? '', ($search) => onChange({ $search }))
  const search = {
    label: t('notes.search'),
    placeholder: t('notes.searchExample'),
    value: text,
    onChange: setText,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') commit()
    },
  }
  const fields = <NoteFilterFields filters={filters} lessons={lessons} onChange={onChange} />
  const filterName = isWide && isOpen ? t('notes.hideFilters') : t('notes.filters')
  const filterButton = (
    <Button
      leftIcon={<IconFilter aria-hidden />}
      aria-expanded={isWide ? isOpen : undefined}
      aria-haspopup={isWide ? undefined : 'dialog'}
      onClick={() => setOpen(!isOpen)}
    >
      {chosen > 0 ? t('notes.filtersChosen', { name: filterName, count: chosen }) : filterName}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('notes.title')}
        aside={
          <>
            <SegmentedControl<'all' | 'favourite'>
              label={t('notes.show')}
              value={filters.isFavourite === 'true' ? 'favourite' : 'all'}
              onChange={(value) => onChange({ isFavourite: value === 'favourite' ? 'true' : '' })}
              options={[
                { value: 'all', label: t('notes.all'), count: counts.all },
                { value: 'favourite', label: t('notes.favourites'), count: counts.favourites },
              ]}
            />
            {isWide && filterButton}
            <Menu
              label={t('notes.export')}
              align="end"
              trigger={(props) => (
                <Button {...props} loading={isBusy} leftIcon={<IconDownload aria-hidden />}>
                  {t('notes.export')}
                </Button>
              )}
              items={[
                { label: t('notes.exportCsv'), onSelect: () => void download('csv') },
                { label: t('notes.exportAnki'), onSelect: () => void download('anki') },
              ]}
            />
          </>
        }
      />
      {isWide ? (
        isOpen && (
          <Panel as="section" aria-label={t('notes.filters')}>
            <SearchField {...search} />
            {fields}
          </Panel>
        )
      ) : (
        <>
          <SearchLine>
            <SearchField {...search} hideLabel />
            {filterButton}
          </SearchLine>
          <ResponsiveDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            title={t('notes.filters')}
            actions={
              <>
                <Button onClick={() => onChange({ ...noFilters, $search: filters.$search ?? '' })}>
                  {t('notes.nothing.clear')}
                </Button>
                <Button variant="primary" onClick={() => setOpen(false)}>
                  {t('notes.showFound', { count: total ?? 0 })}
                </Button>
              </>
            }
          >
            <Stack gap={5}>{fields}</Stack>
          </ResponsiveDialog>
        </>
      )}
    </>
  )
}

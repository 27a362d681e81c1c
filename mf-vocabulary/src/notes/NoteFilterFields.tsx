import { noteList } from '@mowka/contract/endpoints/note'
import {
  changeListView,
  formatFilters,
  type ListView,
  readListAddress,
  writeListAddress,
} from '@mowka/contract/list'
import type { LessonWithNotes } from '@mowka/contract/schemas/note'
import { CHAPTER_TAG } from '@mowka/domain/course/course-tags'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { Button, ChipGroup, Muted, SearchField, Select, Skeleton, Stack } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useSearchText } from '@mowka/web/views'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'

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
export const countFilters = ({ lessonId, tags }: NoteFilters): number =>
  [lessonId, tags].filter((each) => each !== undefined && each !== '').length

/** Number of tags offered. */
const TAGS_OFFERED = 6
/** Number of tags requested, because the results include chapter codes. */
const TAGS_REQUESTED = 50

/** Lesson and tag filters of the notes (V-NOTE-13). */
export function NoteFilterFields({
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
      <TagField tag={filters.tags ?? ''} onChange={(tags) => onChange({ tags })} />
    </>
  )
}

/**
 * Tag field. Tags are editors' codes, so none is offered before the learner has typed one. Chapters are left out,
 * because the lesson filter covers them.
 */
function TagField({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) {
  const { t } = useTranslation(['vocabulary', 'common'])
  const [wanted, setWanted] = useState('')
  const { text, setText, commit } = useSearchText(wanted, setWanted)
  const reads = useReads({
    tags: read(
      'getTags',
      { filters: formatFilters({ tags: wanted }), limit: TAGS_REQUESTED },
      { keepPrevious: true },
    ),
  })
  const found =
    wanted !== '' && reads.state === 'ready'
      ? reads.data.tags.data.filter((each) => !CHAPTER_TAG.test(each)).slice(0, TAGS_OFFERED)
      : []
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
        options={offered.map((value) => ({ value, label: value }))}
        value={tag === '' ? [] : [tag]}
        onChange={(chosen) => onChange(chosen.find((each) => each !== tag) ?? '')}
      />
    </Stack>
  )
}

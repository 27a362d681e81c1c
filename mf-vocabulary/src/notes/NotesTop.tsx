import type { LessonWithNotes, NoteFormat } from '@mowka/contract/schemas/note'
import { notify, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import {
  Button,
  Card,
  Menu,
  media,
  PageHeader,
  queries,
  ResponsiveDialog,
  SearchField,
  Stack,
  tokens,
  useMediaQuery,
} from '@mowka/kernel/ui'
import { SegmentedControl } from '@mowka/kernel/ui/controls'
import { IconDownload, IconFilter } from '@mowka/kernel/ui/icons'
import { callApi } from '@mowka/web/api'
import { saveFile, useSearchText } from '@mowka/web/views'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { countFilters, NoteFilterFields, type NoteFilters, noFilters } from './NoteFilterFields'

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

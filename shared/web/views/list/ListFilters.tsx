import type { ListDescription, ListFilter } from '@mowka/contract/list'
import { languages } from '@mowka/domain/languages/languages'
import { media, SearchField, Select, type SelectOption, tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ListHandle } from './use-list'
import { useSearchText } from './use-search-text'

const Bar = styled.form<{ $selects: number; $aside: boolean }>`
  display: grid;
  grid-template-columns:
    minmax(200px, 1fr) repeat(${({ $selects }) => $selects}, minmax(0, 180px)) ${({ $aside }) => $aside && 'auto'};
  gap: ${tokens.s3};
  align-items: end;
  ${media.medium} {
    position: sticky;
    top: 0;
    z-index: 2;
    padding-block: ${tokens.s3};
    background: ${tokens.page};
  }
  ${media.belowMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child, > :last-child:nth-child(even), > [data-aside] { grid-column: 1 / -1; }
    > [data-aside] > * { width: 100%; }
  }
`

/** A filter with a few options. */
export type FilterChoice = {
  /** Name of the query parameter. */
  name: string
  label: string
  /** Labelled options of a flag or a choice; languages have their own. An empty value shows all. */
  options?: readonly SelectOption<string>[]
}

/** Returns the filter behind a list's search box: the one with free text. */
export const textFilterOf = ({ filters }: ListDescription): string | undefined =>
  Object.keys(filters).find((name) => filters[name]?.kind === 'text')

/** Search and filters of a list, sticky on wide screens. */
export function ListFilters<Row, List extends ListDescription>({
  handle: { list, view, change },
  label,
  searchHint,
  searchDelay,
  choices,
  aside,
}: {
  handle: ListHandle<Row, List>
  /** Accessible name of the bar. */
  label: string
  searchHint?: string
  /** Search debounce in ms (default 500). */
  searchDelay?: number | undefined
  choices: readonly FilterChoice[]
  /** A button at the end of the bar, for the displayed rows. */
  aside?: ReactNode
}) {
  const { t } = useTranslation(['common'])
  const values: Record<string, string | undefined> = view.filters
  const set = (name: string, value: string, options?: { replace: boolean }) =>
    change({ filters: { [name]: value } as typeof view.filters }, options)
  const searched = textFilterOf(list)
  const search = (searched && values[searched]) ?? ''
  // The first search adds a history entry; refining it replaces that entry.
  const { text, setText, commit } = useSearchText(
    search,
    (next) => (searched ? set(searched, next, { replace: search !== '' }) : undefined),
    searchDelay,
  )
  const filters: Record<string, ListFilter> = list.filters
  const languageOptions = languages.map(({ langCode, fullNameTK }) => ({
    value: langCode,
    label: t(fullNameTK),
  }))
  const optionsOf = ({ name, options }: FilterChoice) =>
    options ?? (filters[name]?.kind === 'lang' ? languageOptions : [])
  return (
    <Bar
      $selects={choices.length}
      $aside={aside !== undefined}
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      {searched && (
        <SearchField size="sm" label={t('search')} placeholder={searchHint} value={text} onChange={setText} />
      )}
      {choices.map((choice) => (
        <Select
          key={choice.name}
          size="sm"
          label={choice.label}
          options={optionsOf(choice)}
          value={values[choice.name] ?? ''}
          onChange={(value) => set(choice.name, value)}
        />
      ))}
      {aside !== undefined && <div data-aside>{aside}</div>}
    </Bar>
  )
}

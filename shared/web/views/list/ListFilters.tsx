import type { ListDescription, ListFilter } from '@mowka/contract/list'
import { languages } from '@mowka/domain/languages'
import { media, SearchField, Select, type SelectOption, tokens } from '@mowka/kernel/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { ListHandle } from './list-handle'
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

/** A filter that is chosen from a few values. */
export type FilterChoice = {
  /** Its name on the wire. */
  name: string
  label: string
  /** The values of a flag or a choice in words; languages know theirs. An empty value shows all. */
  options?: readonly SelectOption<string>[]
}

/** The filter that a list's search box fills: the one that takes any text. */
export const textFilterOf = ({ filters }: ListDescription): string | undefined =>
  Object.keys(filters).find((name) => filters[name]?.kind === 'text')

/** The search and the filters of a list; on wide screens they stay in sight over long lists. */
export function ListFilters<Row, List extends ListDescription>({
  handle: { list, view, change },
  label,
  searchHint,
  searchDelay,
  choices,
  aside,
}: {
  handle: ListHandle<Row, List>
  /** What screen readers call the bar. */
  label: string
  searchHint?: string
  /** How long the search waits after the last key, in milliseconds (500). */
  searchDelay?: number | undefined
  choices: readonly FilterChoice[]
  /** A button at the end of the bar, for what is shown. */
  aside?: ReactNode
}) {
  const { t } = useTranslation(['common'])
  const values: Record<string, string | undefined> = view.filters
  const set = (name: string, value: string, options?: { replace: boolean }) =>
    change({ filters: { [name]: value } as typeof view.filters }, options)
  const searched = textFilterOf(list)
  const search = (searched && values[searched]) ?? ''
  // The first search is a step to come back from; refining it is not.
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

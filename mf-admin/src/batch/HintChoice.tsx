import { langCodes } from '@mowka/domain/languages/codes'
import { Muted, SearchField, Stack, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useSearchText } from '@mowka/web/views'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Choices = styled.fieldset`
  display: grid;
  gap: ${tokens.s1};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > label { display: flex; gap: ${tokens.s3}; align-items: center; min-height: 44px; overflow-wrap: anywhere; }
`

/** Returns the language of a list's filter. */
const langOf = (filters: object, name: string) => {
  const value: unknown = new Map<string, unknown>(Object.entries(filters)).get(name)
  return langCodes.find((code) => code === value)
}

/** Searches for a hint of the list's languages and chooses it. */
export function HintChoice({
  of,
  value,
  onChange,
}: {
  /** The filters of the list of exercises. */
  of: object
  value: string | null
  onChange: (hintId: string) => void
}) {
  const { t } = useTranslation('admin')
  const [search, setSearch] = useState('')
  const { text, setText } = useSearchText(search, setSearch)
  const [exampleLang, answerLang] = [langOf(of, 'exampleLang'), langOf(of, 'answerLang')]
  const reads = useReads({
    found: read(
      'getLinkable',
      search && exampleLang && answerLang ? { search, exampleLang, answerLang } : null,
      { keepPrevious: true },
    ),
  })
  const found = search !== '' && reads.state === 'ready' ? reads.data.found.hints : []
  /** The chosen hint, which stays listed when the search changes. */
  const [chosen, setChosen] = useState<(typeof found)[number] | null>(null)
  const hints = chosen && found.every(({ _id }) => _id !== chosen._id) ? [chosen, ...found] : found
  const name = useId()
  return (
    <Stack gap={3}>
      <SearchField label={t('batch.hint.find')} value={text} onChange={setText} />
      {search !== '' && reads.state === 'ready' && hints.length === 0 && (
        <Muted size={14}>{t('batch.hint.nothing')}</Muted>
      )}
      {hints.length > 0 && (
        <Choices>
          <VisuallyHidden as="legend">{t('batch.hint.found')}</VisuallyHidden>
          {hints.map((hint) => (
            <label key={hint._id}>
              <input
                type="radio"
                name={name}
                checked={value === hint._id}
                onChange={() => {
                  setChosen(hint)
                  onChange(hint._id)
                }}
              />
              <span>{hint.text}</span>
            </label>
          ))}
        </Choices>
      )}
    </Stack>
  )
}

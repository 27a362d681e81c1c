import type { CompanyCount } from '@mowka/contract/schemas/company'
import { languages } from '@mowka/domain/languages'
import { Flag, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Lines = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s1} ${tokens.s4};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: inline-flex; align-items: center; gap: ${tokens.s2}; font-variant-numeric: tabular-nums; }
`

/** Counts per language, in the product's language order (K-PAGE-08). */
export function LanguageCounts({ perLang }: Pick<CompanyCount, 'perLang'>) {
  const { t } = useTranslation(['company', 'common'])
  const used = languages.filter(({ langCode }) => perLang[langCode] !== undefined)
  if (used.length === 0) return null
  return (
    <Lines>
      {used.map(({ langCode, fullNameTK }) => (
        <li key={langCode}>
          <Flag langCode={langCode} size={20} />
          <span>
            {t(fullNameTK)}: {perLang[langCode]}
          </span>
        </li>
      ))}
    </Lines>
  )
}

import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag } from '@mowka/domain/languages/languages'
import { IconButton, media, TextArea, tokens } from '@mowka/kernel/ui'
import { IconX } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { FindingNotes } from '../../exercises/form/findings/FindingNotes'
import { sentenceFindings } from '../../exercises/form/findings/sentence-findings'
import { oneLine } from '../../exercises/form/SentenceInput'
import type { CheckedRow, PairRow } from './pair-rows'
import type { SameSentence } from './use-same-pairs'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th { padding: 0 ${tokens.s2} ${tokens.s1} 0; font-size: var(--mw-fs-14); text-align: left; }
  td, tbody th { padding: ${tokens.s2} ${tokens.s2} ${tokens.s2} 0; border-top: 1px solid ${tokens.line}; vertical-align: top; }
  tbody th { width: 4ch; padding-top: 14px; color: ${tokens.muted}; font-variant-numeric: tabular-nums; }
  td:last-child { width: 48px; padding-right: 0; }
  thead td { border: 0; }
  ${media.belowMedium} {
    thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    tbody tr { display: grid; grid-template-columns: 3ch minmax(0, 1fr) 48px; border-top: 1px solid ${tokens.line}; }
    td, tbody th { width: auto; padding-block: ${tokens.s1}; border: 0; }
    td:nth-child(3) { grid-column: 2; }
    td:last-child { grid-area: 1 / 3; }
  }
`

/** Inherits the text colour, because the link colour has too little contrast on a warning. */
const Same = styled.p`
  margin: ${tokens.s1} 0 0;
  color: var(--mw-primary-ink);
  font-size: var(--mw-fs-14);
  overflow-wrap: anywhere;
  a { color: inherit; font-weight: 700; text-decoration: underline; }
`

/** The pairs as an editable table, with the mistakes and findings of each row. */
export function PairsTable({
  rows,
  same,
  changed,
  langs,
  limits,
  onChange,
  onRemove,
}: {
  rows: readonly CheckedRow[]
  /** Existing exercises by answer. */
  same: ReadonlyMap<string, SameSentence>
  /** Ids of rows whose exercises exist and were changed by another editor. */
  changed: ReadonlySet<string>
  langs: { exampleLang: LangCode; answerLang: LangCode }
  limits: { min: number; max: number }
  onChange: (row: PairRow) => void
  onRemove: (row: PairRow) => void
}) {
  const { t } = useTranslation('lessonPairs')
  return (
    <Table aria-label={t('table')}>
      <thead>
        <tr>
          <th scope="col">{t('number')}</th>
          <th scope="col">{t('example')}</th>
          <th scope="col">{t('answer')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, mistake, repeats }, index) => {
          const findings = sentenceFindings({ ...row, ...langs })
          const number = index + 1
          const existing = same.get(row.answer)
          return (
            <tr key={row.id}>
              <th scope="row">{number}</th>
              {(['example', 'answer'] as const).map((side) => (
                <td key={side}>
                  <TextArea
                    size="sm"
                    rows={1}
                    hideLabel
                    label={t(`${side}Of`, { number })}
                    lang={langTag(langs[`${side}Lang`])}
                    value={row[side]}
                    error={
                      mistake?.side === side
                        ? t(`mistake.${mistake.code}`, limits)
                        : side === 'answer' && changed.has(row.id)
                          ? t('mistake.CHANGED')
                          : undefined
                    }
                    onChange={(text) => onChange({ ...row, [side]: oneLine(text) })}
                  />
                  {mistake?.side !== side && <FindingNotes findings={findings[side]} />}
                  {side === 'answer' && repeats !== null && <Same>{t('repeats', { number: repeats })}</Same>}
                  {side === 'answer' && existing && (
                    <Same>
                      {t(existing.isInLesson ? 'inLesson' : 'exists')}{' '}
                      <Link to={paths.adminEditExercise({ exerciseId: existing._id })} target="_blank">
                        {existing.example}
                      </Link>
                    </Same>
                  )}
                </td>
              ))}
              <td>
                <IconButton size="sm" aria-label={t('remove', { number })} onClick={() => onRemove(row)}>
                  <IconX aria-hidden />
                </IconButton>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

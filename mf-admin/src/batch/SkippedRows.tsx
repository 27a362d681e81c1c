import type { SkippedRow } from '@mowka/contract/schemas/editor/batch'
import { Muted, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Rows = styled.ul`
  display: grid;
  gap: ${tokens.s1};
  max-height: 40vh;
  margin: 0;
  padding-left: ${tokens.s5};
  overflow-y: auto;
  overflow-wrap: anywhere;
`

/** Skipped rows with their reasons. `count` is the total; only the first ones are listed. */
export function SkippedRows({ rows, count }: { rows: readonly SkippedRow[]; count: number }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <Rows>
        {rows.map(({ rowId, name, reason }) => (
          <li key={rowId}>
            {name ?? t('batch.nameless')} {/* A newer server may send a reason that has no text here. */}
            <Muted as="span">({t([`batch.reason.${reason}`, 'batch.reason.other'])})</Muted>
          </li>
        ))}
      </Rows>
      {count > rows.length && <Muted>{t('batch.more', { number: count - rows.length })}</Muted>}
    </>
  )
}

import { Checkbox, media } from '@mowka/kernel/ui'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import styled, { css } from 'styled-components'
import { isChosen } from './selection'
import type { SelectionHandle } from './use-selection'

/** Styles of a list with selectable rows. Below 960 px the checkbox of a row is in a corner of its card. */
export const choosable = css`
  tbody tr:has([data-choose] input:checked) td { background: var(--mw-spark-soft); }
  ${media.belowMedium} {
    && tbody tr:has([data-choose] input:checked) { background: var(--mw-spark-soft); }
    && tbody tr td:has(> [data-choose]) { position: absolute; top: 2px; right: 12px; }
    && tbody tr td[data-card='title'] { padding-right: 44px; }
  }
`
const Box = styled.span`
  display: inline-flex;
  user-select: none;
  /* A row with a checkbox has the same height as one without. */
  ${media.medium} { && input { margin-block: 0; } }
`

/** The checkbox of a row. With Shift it selects all rows since the previous press. */
function ChooseRow({
  label,
  isOn,
  onPress,
}: {
  label: string
  isOn: boolean
  onPress: (isOn: boolean, range: boolean) => void
}) {
  const isRange = useRef(false)
  return (
    <Box
      data-choose
      // Runs before the change event of the checkbox.
      onClickCapture={({ shiftKey }) => {
        isRange.current = shiftKey
      }}
    >
      <Checkbox hideLabel label={label} checked={isOn} onChange={(on) => onPress(on, isRange.current)} />
    </Box>
  )
}

/** The column with the checkboxes of rows. */
export function selectionColumn<Row extends { _id: string }>(
  t: TFunction<'admin'>,
  { selection, page, press, choosePage }: SelectionHandle,
  nameOf: (row: Row) => string,
): Column<Row> {
  const chosen = page.filter((id) => isChosen(selection, id)).length
  return {
    id: 'choose',
    width: '40px',
    header: (
      <Box>
        <Checkbox
          hideLabel
          label={t('batch.choosePage')}
          checked={page.length > 0 && chosen === page.length}
          indeterminate={chosen > 0 && chosen < page.length}
          onChange={choosePage}
        />
      </Box>
    ),
    cell: (row) => (
      <ChooseRow
        label={t('batch.choose', { name: nameOf(row) })}
        isOn={isChosen(selection, row._id)}
        onPress={(isOn, range) => press(row._id, isOn, range)}
      />
    ),
  }
}

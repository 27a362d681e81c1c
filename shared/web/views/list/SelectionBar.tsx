import { Button, Checkbox, media, tokens, useSnackbarsAbove } from '@mowka/kernel/ui'
import { IconX } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import { type ReactNode, useRef } from 'react'
import styled, { css } from 'styled-components'
import { isChosen, type SelectionHandle } from './selection'

const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: 3;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2} ${tokens.s3};
  align-items: center;
  padding: ${tokens.s3} ${tokens.gutter};
  border-top: 1px solid ${tokens.line};
  background: ${tokens.card};
  > strong { margin-right: auto; }
  ${media.belowMedium} { > strong { flex-basis: 100%; } }
`

/** The number of selected rows, ways to select more, and the actions. Sticks to the bottom of the list. */
export function SelectionBar({
  handle: { selection, page, choosePage, chooseAll, clear },
  texts,
  note,
  children,
}: {
  handle: SelectionHandle
  texts: {
    /** Accessible name of the bar. */
    bar: string
    /** The number of selected rows. */
    chosen: string
    choosePage: string
    /** Selects all matching rows; undefined if all are selected or too many match. */
    chooseAll: string | undefined
    clear: string
  }
  note?: ReactNode
  /** The actions. */
  children: ReactNode
}) {
  const bar = useRef<HTMLElement>(null)
  useSnackbarsAbove(bar)
  const isWholePage = page.every((id) => isChosen(selection, id))
  return (
    <Bar ref={bar} aria-label={texts.bar}>
      <strong>{texts.chosen}</strong>
      {!isWholePage && (
        <Button size="sm" onClick={() => choosePage(true)}>
          {texts.choosePage}
        </Button>
      )}
      {texts.chooseAll !== undefined && (
        <Button size="sm" onClick={chooseAll}>
          {texts.chooseAll}
        </Button>
      )}
      {note}
      <Button size="sm" leftIcon={<IconX aria-hidden />} onClick={clear}>
        {texts.clear}
      </Button>
      {children}
    </Bar>
  )
}

const CHOSEN = 'color-mix(in srgb, var(--mw-spark-soft) 45%, var(--mw-card))'

/** Styles of a list with selectable rows. Below 960 px the checkbox of a row is in a corner of its card. */
export const selectableRows = css`
  tbody tr:has([data-choose] input:checked) td { background: ${CHOSEN}; }
  ${media.belowMedium} {
    && tbody tr:has([data-choose] input:checked) { background: ${CHOSEN}; }
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

/** The column with the checkboxes of rows. Rows whose `idOf` is `null` have none. */
export function selectionColumn<Row>(
  { selection, page, press, choosePage }: SelectionHandle,
  {
    idOf,
    labelOf,
    pageLabel,
  }: {
    idOf: (row: Row) => string | null
    /** Accessible name of a row's checkbox. */
    labelOf: (row: Row) => string
    pageLabel: string
  },
): Column<Row> {
  const chosen = page.filter((id) => isChosen(selection, id)).length
  return {
    id: 'choose',
    width: '40px',
    header: (
      <Box>
        <Checkbox
          hideLabel
          label={pageLabel}
          checked={page.length > 0 && chosen === page.length}
          indeterminate={chosen > 0 && chosen < page.length}
          onChange={choosePage}
        />
      </Box>
    ),
    cell: (row) => {
      const id = idOf(row)
      if (id === null) return null
      return (
        <ChooseRow
          label={labelOf(row)}
          isOn={isChosen(selection, id)}
          onPress={(isOn, range) => press(id, isOn, range)}
        />
      )
    },
  }
}

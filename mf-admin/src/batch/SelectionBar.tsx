import { MAX_BATCH_ROWS } from '@mowka/contract/endpoints/editor/batch'
import { Button, Checkbox, Menu, Muted, media, tokens, useSnackbarsAbove } from '@mowka/kernel/ui'
import { IconChevronDown, IconX } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { actionText, type BatchAction } from './batch-words'
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

/** The number of selected rows, ways to select more, and the batch actions. Sticks to the bottom of the list. */
export function SelectionBar({
  handle: { selection, count, page, choosePage, chooseAll, clear },
  total,
  actions,
  onAction,
}: {
  handle: SelectionHandle
  /** Number of rows that match the filters. */
  total: number
  actions: readonly BatchAction[]
  onAction: (action: BatchAction) => void
}) {
  const { t } = useTranslation('admin')
  const bar = useRef<HTMLElement>(null)
  useSnackbarsAbove(bar)
  const isWholePage = page.every((id) => isChosen(selection, id))
  const isTooMany = count > MAX_BATCH_ROWS
  return (
    <Bar ref={bar} aria-label={t('batch.bar')}>
      <strong>{t('batch.chosen', { count })}</strong>
      {!isWholePage && (
        <Button size="sm" onClick={() => choosePage(true)}>
          {t('batch.choosePage')}
        </Button>
      )}
      {count < total && total <= MAX_BATCH_ROWS && (
        <Button size="sm" onClick={chooseAll}>
          {t('batch.chooseAll', { number: total })}
        </Button>
      )}
      {(isTooMany || (count < total && total > MAX_BATCH_ROWS)) && (
        <Muted as="span" size={13}>
          {t('batch.tooMany', { total, most: MAX_BATCH_ROWS })}
        </Muted>
      )}
      <Button size="sm" leftIcon={<IconX aria-hidden />} onClick={clear}>
        {t('batch.clear')}
      </Button>
      <Menu
        label={t('batch.actions')}
        side="top"
        align="end"
        trigger={(props) => (
          <Button
            {...props}
            size="sm"
            variant="primary"
            disabled={isTooMany}
            rightIcon={<IconChevronDown aria-hidden />}
          >
            {t('batch.actions')}
          </Button>
        )}
        items={actions.map((action) => ({
          id: action.name === 'set' ? `set ${action.field}` : action.name,
          label: actionText(t, action),
          onSelect: () => onAction(action),
        }))}
      />
    </Bar>
  )
}

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

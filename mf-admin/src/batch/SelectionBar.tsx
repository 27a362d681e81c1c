import { MAX_BATCH_ROWS } from '@mowka/contract/endpoints/batch'
import { Button, Menu, Muted, media, tokens, useSnackbarsAbove } from '@mowka/kernel/ui'
import { IconChevronDown, IconX } from '@mowka/kernel/ui/icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { actionText, type BatchAction } from './batch-words'
import { isChosen } from './selection'
import type { SelectionHandle } from './use-selection'

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

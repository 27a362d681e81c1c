import { MAX_BATCH_ROWS } from '@mowka/contract/endpoints/editor/batch'
import { Button, Menu, Muted } from '@mowka/kernel/ui'
import { IconChevronDown } from '@mowka/kernel/ui/icons'
import { SelectionBar, type SelectionHandle } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { actionText, type BatchAction } from './batch-words'

/** The selection bar of a list of content, with the batch actions as a menu. */
export function BatchBar({
  handle,
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
  const { count } = handle
  const isTooMany = count > MAX_BATCH_ROWS
  return (
    <SelectionBar
      handle={handle}
      texts={{
        bar: t('batch.bar'),
        chosen: t('batch.chosen', { count }),
        choosePage: t('batch.choosePage'),
        chooseAll:
          count < total && total <= MAX_BATCH_ROWS ? t('batch.chooseAll', { number: total }) : undefined,
        clear: t('batch.clear'),
      }}
      note={
        (isTooMany || (count < total && total > MAX_BATCH_ROWS)) && (
          <Muted as="span" size={13}>
            {t('batch.tooMany', { total, most: MAX_BATCH_ROWS })}
          </Muted>
        )
      }
    >
      <Menu
        label={t('batch.actions')}
        side="top"
        align="end"
        trigger={(props) => (
          <Button {...props} size="sm" disabled={isTooMany} rightIcon={<IconChevronDown aria-hidden />}>
            {t('batch.actions')}
          </Button>
        )}
        items={actions.map((action) => ({
          id: action.name === 'set' ? `set ${action.field}` : action.name,
          label: actionText(t, action),
          onSelect: () => onAction(action),
        }))}
      />
    </SelectionBar>
  )
}

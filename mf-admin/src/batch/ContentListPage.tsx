import type { ListDescription } from '@mowka/contract/list'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import { ListPage, selectableRows, selectionColumn, useSelection } from '@mowka/web/views/list'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { choiceFilters, langFilters } from '../edit/kind-labels'
import { NoAccess } from '../list/NoAccess'
import { BatchBar } from './BatchBar'
import { actionsOf, type BatchAction } from './batch-words'
import { rowsOfSelection } from './selection'
import { useBatchUndo } from './use-batch-undo'

const BatchDialog = lazy(() => import(/* webpackChunkName: "batch-dialog" */ './BatchDialog'))

const Choosable = styled.div`
  ${selectableRows}
`
const Said = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

type Props<Row, List extends ListDescription> = Omit<
  ComponentProps<typeof ListPage<Row, List>>,
  'rowKey' | 'locked'
> & {
  /** The kind of the rows, which determines the batch actions. */
  kind: ContentKind
  /** The name by which editors recognize a row. */
  nameOf: (row: Row) => string
  /** A button in the empty state. */
  emptyAction?: ReactNode
}

/**
 * A list of content whose rows can be selected and changed in batches, with undo. Languages and choice fields are
 * filters.
 */
export function ContentListPage<Row extends { _id: string }, List extends ListDescription>({
  kind,
  nameOf,
  emptyAction,
  ...page
}: Props<Row, List>) {
  const { t } = useTranslation('admin')
  const { handle, columns, texts } = page
  const selection = useSelection(handle, ({ _id }) => _id)
  const [action, setAction] = useState<BatchAction | null>(null)
  const { tellDone } = useBatchUndo()
  const isShown = selection.count > 0 && handle.problem === null
  return (
    <Choosable>
      <ListPage<Row, List>
        {...page}
        locked={<NoAccess />}
        texts={emptyAction ? { ...texts, empty: { ...texts.empty, action: emptyAction } } : texts}
        choices={[
          ...langFilters(t, kind, handle.list),
          ...(page.choices ?? []),
          ...choiceFilters(t, handle.list),
        ]}
        columns={[
          selectionColumn<Row>(selection, {
            idOf: ({ _id }) => _id,
            labelOf: (row) => t('batch.choose', { name: nameOf(row) }),
            pageLabel: t('batch.choosePage'),
          }),
          ...columns,
        ]}
        rowKey={({ _id }) => _id}
      />
      <Said aria-live="polite">
        {selection.count > 0 ? t('batch.chosen', { count: selection.count }) : ''}
      </Said>
      {isShown && (
        <BatchBar
          handle={selection}
          total={handle.total ?? 0}
          actions={actionsOf(kind)}
          onAction={setAction}
        />
      )}
      {action && isShown && (
        <Suspense>
          <BatchDialog
            kind={kind}
            action={action}
            filters={handle.view.filters}
            rows={rowsOfSelection(selection.selection, selection.filters)}
            onClose={() => setAction(null)}
            onDone={(batch) => {
              setAction(null)
              selection.clear()
              tellDone(batch)
            }}
          />
        </Suspense>
      )}
    </Choosable>
  )
}

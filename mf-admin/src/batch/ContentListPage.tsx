import { batchKinds } from '@mowka/contract/endpoints/batch'
import type { ListDescription } from '@mowka/contract/list'
import type { ContentKind } from '@mowka/contract/schemas/history'
import { ListPage } from '@mowka/web/views/list'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { BatchAction } from './batch-words'
import { actionsOf } from './batch-words'
import { SelectionBar } from './SelectionBar'
import { rowsOfSelection } from './selection'
import { choosable, selectionColumn } from './selection-column'
import { useBatchUndo } from './use-batch-undo'
import { useSelection } from './use-selection'

const BatchDialog = lazy(() => import(/* webpackChunkName: "batch-dialog" */ './BatchDialog'))

const Choosable = styled.div`
  ${choosable}
`
const Said = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`

type Props<Row, List extends ListDescription> = Omit<ComponentProps<typeof ListPage<Row, List>>, 'rowKey'> & {
  /** Whose rows they are: says what can be done to many of them at once. */
  kind: ContentKind
  /** What an editor knows a row by. */
  nameOf: (row: Row) => string
}

/** The page of a list of content: its rows can be chosen and changed many at once, with undo. */
export function ContentListPage<Row extends { _id: string }, List extends ListDescription>({
  kind,
  nameOf,
  ...page
}: Props<Row, List>) {
  const { t } = useTranslation('admin')
  const { handle, columns } = page
  const selection = useSelection(handle)
  const [action, setAction] = useState<BatchAction | null>(null)
  const { tellDone } = useBatchUndo()
  const isShown = selection.count > 0 && handle.problem === null
  return (
    <Choosable>
      <ListPage<Row, List>
        {...page}
        columns={[selectionColumn<Row>(t, selection, nameOf), ...columns]}
        rowKey={({ _id }) => _id}
      />
      <Said aria-live="polite">
        {selection.count > 0 ? t('batch.chosen', { count: selection.count }) : ''}
      </Said>
      {isShown && (
        <SelectionBar
          handle={selection}
          total={handle.total ?? 0}
          actions={actionsOf(batchKinds[kind].fields)}
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

import type { BatchChoice } from '@mowka/contract/content-kinds/list'
import { type BatchField, batchKinds } from '@mowka/contract/endpoints/editor/batch'
import type { Batch, BatchChange, SkippedRow } from '@mowka/contract/schemas/editor/batch'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import { Muted, tokens } from '@mowka/kernel/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { choiceField, choiceLabel } from '../edit/kind-labels'

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

type NamedAction =
  | 'on'
  | 'off'
  | 'addTags'
  | 'removeTags'
  | 'setLevel'
  | 'mark'
  | 'unmark'
  | 'archive'
  | 'unarchive'
  | 'record'
  | 'recordAgain'
  | 'linkHint'
  | 'unlinkHint'

/** An action for the selected rows. Those for choice fields include the available values. */
export type BatchAction = { name: NamedAction } | ({ name: 'set' } & BatchChoice)

/** Available actions by field. */
const actions: Record<BatchField, readonly NamedAction[]> = {
  active: ['on', 'off'],
  archived: ['archive', 'unarchive'],
  tags: ['addTags', 'removeTags'],
  level: ['setLevel'],
  needAttention: ['mark', 'unmark'],
  hints: ['linkHint', 'unlinkHint'],
  // A batch records both texts.
  exampleRecording: [],
  answerRecording: ['record', 'recordAgain'],
}

/** Returns the available actions for a kind. */
export const actionsOf = (kind: ContentKind): BatchAction[] => {
  const { fields, choices }: { fields: readonly BatchField[]; choices: readonly BatchChoice[] } =
    batchKinds[kind]
  return [
    ...fields.flatMap((field) => actions[field]).map((name) => ({ name })),
    ...choices.map((choice) => ({ name: 'set', ...choice }) as const),
  ]
}

/** The label of an action in menus and as the title of its dialog. */
export const actionText = (t: TFunction<'admin'>, action: BatchAction): string =>
  action.name === 'set'
    ? t('batch.action.set', { field: choiceField(t, action.field, []).label })
    : t(`batch.action.${action.name}`)

/** Returns the action that resulted in a change. */
function actionOf(change: Exclude<BatchChange, { action: 'set' }>): NamedAction {
  if (change.action === 'switch') return change.active ? 'on' : 'off'
  if (change.action === 'archive') return change.archived ? 'archive' : 'unarchive'
  if (change.action === 'mark') return change.needAttention ? 'mark' : 'unmark'
  if (change.action === 'record') return change.replace ? 'recordAgain' : 'record'
  return change.action
}

function changeText(t: TFunction<'admin'>, change: BatchChange): string {
  if (change.action === 'set') {
    const { field, value } = change
    return t('batch.done.set', {
      field: choiceField(t, field, []).label,
      value: choiceLabel(t, field, value),
    })
  }
  const details = 'tags' in change ? change.tags.join(', ') : 'level' in change ? change.level : ''
  return t([`batch.done.${actionOf(change)}`, 'batch.done.other'], { details })
}

/** Describes a batch: its change, and whether it was undone or redone. Newer servers may send others. */
export const batchText = (t: TFunction<'admin'>, { change, mode }: Pick<Batch, 'change' | 'mode'>): string =>
  t([`batch.mode.${mode}`, 'batch.mode.other'], { change: changeText(t, change) })

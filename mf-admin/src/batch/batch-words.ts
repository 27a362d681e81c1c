import type { BatchField } from '@mowka/contract/endpoints/batch'
import type { Batch, BatchChange } from '@mowka/contract/schemas/batch'
import type { TFunction } from 'i18next'

/** What the bar of a list offers for the rows that are chosen. */
export type BatchAction = 'on' | 'off' | 'addTags' | 'removeTags' | 'setLevel' | 'mark' | 'unmark'

/** What can be done with each field. */
const actions: Record<BatchField, readonly BatchAction[]> = {
  active: ['on', 'off'],
  tags: ['addTags', 'removeTags'],
  level: ['setLevel'],
  needAttention: ['mark', 'unmark'],
}

/** What can be done to rows that have these fields. */
export const actionsOf = (fields: readonly BatchField[]): BatchAction[] =>
  fields.flatMap((field) => actions[field])

/** The action that a change is. */
export function actionOf(change: BatchChange): BatchAction {
  if (change.action === 'switch') return change.active ? 'on' : 'off'
  if (change.action === 'mark') return change.needAttention ? 'mark' : 'unmark'
  return change.action
}

/** A change in words: what was done, taken back or done again. */
export function sayBatch(t: TFunction<'admin'>, { change, mode }: Pick<Batch, 'change' | 'mode'>): string {
  const details = 'tags' in change ? change.tags.join(', ') : 'level' in change ? change.level : ''
  const done = t(`batch.done.${actionOf(change)}`, { details })
  return t(`batch.mode.${mode}`, { change: done })
}

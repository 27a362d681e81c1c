import type { FieldChange } from '@mowka/contract/schemas/history'
import type { TFunction } from 'i18next'

const NOTHING = '–'

/** A value of content in words, whatever it is. */
export function sayValue(t: TFunction<'admin'>, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return t(value ? 'edit.yes' : 'edit.no')
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : value.map((each) => sayValue(t, each)).join(', ')
  }
  if (typeof value !== 'object') return String(value)
  if ('text' in value) return String(value.text)
  if ('start' in value && 'end' in value) return `${String(value.start)}–${String(value.end)}`
  return Object.values(value)
    .map((each) => sayValue(t, each))
    .join(', ')
}

/** True for a change of what a row links to: ids tell nobody anything. */
export const isIdList = ({ field, before, after }: FieldChange): boolean =>
  field.endsWith('Ids') || (isLinked.has(field) && [...listOf(before), ...listOf(after)].every(isId))

/** Fields that are lists of ids without saying so by their names. */
const isLinked = new Set(['words', 'hints'])
const isId = (value: string): boolean => /^[0-9a-f-]{36}$/.test(value)

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** What became of a list of links: how many came and went, or that they are in another order. */
export function sayListChange(t: TFunction<'admin'>, { before, after }: FieldChange): string {
  const [old, now] = [listOf(before), listOf(after)]
  const added = now.filter((id) => !old.includes(id)).length
  const removed = old.filter((id) => !now.includes(id)).length
  if (added + removed === 0) return t('history.reordered')
  return [
    added > 0 ? t('history.added', { count: added }) : '',
    removed > 0 ? t('history.removed', { count: removed }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** True for a change of a recording, whose id tells nobody anything either. */
export const isRecording = ({ field }: FieldChange): boolean => field.endsWith('Recording')

const idOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The recordings before and after a change; `null` for none. */
export const recordingIds = ({ before, after }: FieldChange) => ({
  before: idOrNull(before),
  after: idOrNull(after),
})

import type { FieldChange } from '@mowka/contract/schemas/editor/history'
import i18next, { type TFunction } from 'i18next'
import { choiceLabel } from '../edit/kind-labels'
import { visibleText } from '../lessons/teaching/rich-text'

/** Text for a value that is not there. */
export const NOTHING = '–'

const markup = /<\/?[a-z][^<>]*>/i

/** Returns the value of a field as text, without markup. */
function valueText(t: TFunction<'admin'>, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return t(value ? 'row.yes' : 'row.no')
  if (Array.isArray(value)) {
    return value.length === 0 ? NOTHING : value.map((each) => valueText(t, field, each)).join(', ')
  }
  if (typeof value === 'string' && markup.test(value)) return visibleText(value)
  // The names load with the forms of courses and lessons; elsewhere the value is its own name.
  if (field === 'picture')
    return i18next.t(`pictures:names.${String(value)}`, { defaultValue: String(value) })
  if (typeof value !== 'object') return choiceLabel(t, field, String(value))
  if ('text' in value) return String(value.text)
  if ('start' in value && 'end' in value) return `${String(value.start)}–${String(value.end)}`
  return Object.values(value)
    .map((each) => valueText(t, field, each))
    .join(', ')
}

/** Returns the values of a changed field as texts. */
export function valueTexts(t: TFunction<'admin'>, { field, before, after }: FieldChange) {
  const texts = { before: valueText(t, field, before), after: valueText(t, field, after) }
  return texts.before === texts.after ? { ...texts, after: t('history.formatted') } : texts
}

/** Whether a change affects the introduction or the dialogue of a lesson, which have many parts. */
export const isTeaching = ({ field }: FieldChange): boolean =>
  field === 'introduction' || field === 'dialogue'

/** Whether a change affects links, whose ids mean nothing to editors. */
export const isIdList = ({ field, before, after }: FieldChange): boolean =>
  field.endsWith('Ids') || (isLinked.has(field) && [...listOf(before), ...listOf(after)].every(isId))

/** Fields that hold ids although their names don't end in `Ids`. */
const isLinked = new Set(['words', 'hints'])
const isId = (value: string): boolean => /^[0-9a-f-]{36}$/.test(value)

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Describes a change of links: how many were added and removed, or that only their order changed. */
export function linkChangeText(t: TFunction<'admin'>, { before, after }: FieldChange): string {
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

/** Whether a change affects a recording, whose id means nothing to editors either. */
export const isRecording = ({ field }: FieldChange): boolean => field.endsWith('Recording')

const idOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The recordings before and after a change; `null` for none. */
export const recordingIds = ({ before, after }: FieldChange) => ({
  before: idOrNull(before),
  after: idOrNull(after),
})

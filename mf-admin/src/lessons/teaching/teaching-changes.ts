import type { FieldChange } from '@mowka/contract/schemas/editor/history'
import type { TFunction } from 'i18next'
import { visibleText } from './rich-text'

type T = TFunction<'lessonTeaching'>
type Json = Readonly<Record<string, unknown>>

/** A changed part of an introduction or dialogue, as text; `null` if it was added or removed. */
export type PartChange = { label: string; before: string | null; after: string | null }

const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Fields of an item that have no words of their own. */
function fieldText(t: T, name: string, value: unknown): string {
  if (name === 'exerciseId') return ''
  if (name === 'by') return String(value).toUpperCase()
  if (name === 'line') return t('dialogue.line', { number: Number(value) })
  if (value === 'female' || value === 'male') return t(`dialogue.voices.${value}`)
  return partText(t, value) ?? ''
}

/** Returns a part as text: its words in order, without markup and ids. `null` for nothing. */
function partText(t: T, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'object') return visibleText(String(value))
  const texts = Array.isArray(value)
    ? value.map((each) => partText(t, each))
    : Object.entries(value).map(([name, each]) => fieldText(t, name, each))
  return texts.filter(Boolean).join(' · ')
}

/** Compares a part. Parts that differ only in ids or markup have the same text and are described as replaced. */
function partChange(t: T, label: string, before: unknown, after: unknown): PartChange[] {
  if (isSame(before ?? null, after ?? null)) return []
  const texts = { before: partText(t, before), after: partText(t, after) }
  const isHidden = texts.before === texts.after
  return [{ label, ...texts, ...(isHidden && { after: t('change.replaced') }) }]
}

/** Compares lists from both ends, so that an inserted or removed item doesn't change those behind it. */
function listChanges(
  t: T,
  nameOf: (number: number) => string,
  before: unknown,
  after: unknown,
): PartChange[] {
  const [old, now] = [listOf(before), listOf(after)]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && isSame(old[start], now[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(old.at(-1 - end), now.at(-1 - end))) end += 1
  const count = Math.max(old.length, now.length) - start - end
  return Array.from({ length: count }, (_, index) => start + index).flatMap((index) =>
    partChange(
      t,
      nameOf(index + 1),
      index < old.length - end ? old[index] : null,
      index < now.length - end ? now[index] : null,
    ),
  )
}

/** Returns the changed parts of an introduction or dialogue. */
export function teachingChanges(t: T, { field, before, after }: FieldChange): PartChange[] {
  const [old, now] = [recordOf(before), recordOf(after)]
  const part = (name: string, label: string) => partChange(t, label, old[name], now[name])
  const list = (name: string, nameOf: (number: number) => string) =>
    listChanges(t, nameOf, old[name], now[name])
  if (field === 'introduction')
    return [
      ...part('title', t('introduction.heading')),
      ...part('rule', t('introduction.rule')),
      ...list('rows', (number) => t('introduction.row', { number })),
      ...part('tip', t('change.tip')),
      ...list('examples', (number) => t('introduction.example', { number })),
    ]
  const [speakers, nowSpeakers] = [recordOf(old.speakers), recordOf(now.speakers)]
  return [
    ...part('title', t('change.situation')),
    ...partChange(t, t('dialogue.name', { side: 'A' }), speakers.a, nowSpeakers.a),
    ...partChange(t, t('dialogue.name', { side: 'B' }), speakers.b, nowSpeakers.b),
    ...list('lines', (number) => t('dialogue.line', { number })),
    ...list('questions', (number) => t('dialogue.question', { number })),
    ...phraseChanges(t, old.phrases, now.phrases),
  ]
}

/** Compares the phrases, whose ids mean nothing to editors, by their number. */
function phraseChanges(t: T, before: unknown, after: unknown): PartChange[] {
  const [old, now] = [listOf(before), listOf(after)]
  if (isSame(old, now)) return []
  const texts = { before: String(old.length), after: String(now.length) }
  const isReplaced = old.length === now.length
  return [{ label: t('dialogue.phrases'), ...texts, ...(isReplaced && { after: t('change.replaced') }) }]
}

import type { courseKind } from '@mowka/contract/content-kinds/course'
import type { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import type { hintKind } from '@mowka/contract/content-kinds/hint'
import type { FieldName, Kind } from '@mowka/contract/content-kinds/kind'
import type { lessonKind } from '@mowka/contract/content-kinds/lesson'
import type { popupKind } from '@mowka/contract/content-kinds/popup'
import type { wordKind } from '@mowka/contract/content-kinds/word'
import type { ListDescription } from '@mowka/contract/list'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import type { ChoiceTexts } from '@mowka/web/views/choice-texts'
import type { TFunction } from 'i18next'

/** The labels of a kind's fields. A field without one doesn't compile. Choices have theirs with their values. */
type LabelsOf<Described extends Kind> = Readonly<
  Record<Exclude<FieldName<Described>, keyof ChoiceTexts['choice']>, string>
>
type AllLabels = {
  course: LabelsOf<typeof courseKind>
  exercise: LabelsOf<typeof exerciseKind>
  hint: LabelsOf<typeof hintKind>
  lesson: LabelsOf<typeof lessonKind>
  popup: LabelsOf<typeof popupKind>
  word: LabelsOf<typeof wordKind>
} & Record<ContentKind, object>

/** The label of a choice field, and those of its values. */
type Choice = { label: string; values: Readonly<Record<string, string>> }

const choices = (t: TFunction<'admin'>): [name: string, Choice][] =>
  Object.entries<Choice>(t('choice', { returnObjects: true }))

/** The labels of a kind's fields: in its form, its history and the plan of an import. */
export const fieldLabels = (t: TFunction<'admin'>, kind: ContentKind): Readonly<Record<string, string>> => {
  const all: AllLabels = t('field', { returnObjects: true })
  return { ...Object.fromEntries(choices(t).map(([name, { label }]) => [name, label])), ...all[kind] }
}

/** A choice field with its label and its values as options of a select. */
export type ChoiceField = { name: string; label: string; options: { value: string; label: string }[] }

/** Returns a choice field with its labels. A value without a label is its own label. */
export function choiceField(t: TFunction<'admin'>, name: string, values: readonly string[]): ChoiceField {
  const [, choice] = choices(t).find(([each]) => each === name) ?? []
  return {
    name,
    label: choice?.label ?? name,
    options: values.map((value) => ({ value, label: choice?.values[value] ?? value })),
  }
}

/** Returns the label of a choice field's value; the value itself if it isn't one. */
export const choiceLabel = (t: TFunction<'admin'>, name: string, value: string): string =>
  choiceField(t, name, [value]).options[0]?.label ?? value

/** The language filters of a kind's list. */
export function langFilters(t: TFunction<'admin'>, kind: ContentKind, { filters }: ListDescription) {
  const labels = fieldLabels(t, kind)
  return Object.entries(filters).flatMap(([name, filter]) =>
    filter.kind === 'lang' ? [{ name, label: labels[name] ?? name }] : [],
  )
}

/** The filters of a list by choice fields of its kind. */
export const choiceFilters = (t: TFunction<'admin'>, { filters }: ListDescription): ChoiceField[] => {
  const known = new Set(choices(t).map(([name]) => name))
  return Object.entries(filters).flatMap(([name, filter]) => {
    if (filter.kind !== 'choice' || !known.has(name)) return []
    const field = choiceField(t, name, filter.values)
    return [{ ...field, options: [{ value: '', label: t('list.all') }, ...field.options] }]
  })
}

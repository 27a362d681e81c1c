import type { FieldName, Kind } from '@mowka/contract/content-kinds/kind'
import type { wordKind } from '@mowka/contract/content-kinds/word'
import type { ContentKind } from '@mowka/contract/schemas/history'
import type { TFunction } from 'i18next'

/** The texts of a kind's fields. A field without a text doesn't compile. */
type LabelsOf<Described extends Kind> = Readonly<Record<FieldName<Described>, string>>
type AllLabels = { word: LabelsOf<typeof wordKind> } & Record<ContentKind, object>

/** The labels of a kind's fields: in its form, its history and the plan of an import. */
export const fieldLabels = (t: TFunction<'admin'>, kind: ContentKind): Readonly<Record<string, string>> => {
  const all: AllLabels = t('field', { returnObjects: true })
  return { ...all[kind] }
}

/** The texts of choices by the names of their fields, e.g. of a part of speech. */
export const choiceLabels = (
  t: TFunction<'admin'>,
): Readonly<Record<string, Readonly<Record<string, string>>>> => t('choice', { returnObjects: true })

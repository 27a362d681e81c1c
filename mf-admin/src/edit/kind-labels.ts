import type { courseKind } from '@mowka/contract/content-kinds/course'
import type { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import type { hintKind } from '@mowka/contract/content-kinds/hint'
import type { FieldName, Kind } from '@mowka/contract/content-kinds/kind'
import type { popupKind } from '@mowka/contract/content-kinds/popup'
import type { wordKind } from '@mowka/contract/content-kinds/word'
import type { ContentKind } from '@mowka/contract/schemas/history'
import type { TFunction } from 'i18next'

/** The texts of a kind's fields. A field without a text doesn't compile. */
type LabelsOf<Described extends Kind> = Readonly<Record<FieldName<Described>, string>>
type AllLabels = {
  course: LabelsOf<typeof courseKind>
  exercise: LabelsOf<typeof exerciseKind>
  hint: LabelsOf<typeof hintKind>
  popup: LabelsOf<typeof popupKind>
  word: LabelsOf<typeof wordKind>
} & Record<ContentKind, object>

/** The labels of a kind's fields: in its form, its history and the plan of an import. */
export const fieldLabels = (t: TFunction<'admin'>, kind: ContentKind): Readonly<Record<string, string>> => {
  const all: AllLabels = t('field', { returnObjects: true })
  return { ...all[kind] }
}

/** The texts of choices by the names of their fields, e.g. of a part of speech. */
export const choiceLabels = (
  t: TFunction<'admin'>,
): Readonly<Record<string, Readonly<Record<string, string>>>> => t('choice', { returnObjects: true })

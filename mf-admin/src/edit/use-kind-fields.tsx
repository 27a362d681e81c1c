import { type Field, type FormField, formFields, type Kind } from '@mowka/contract/content-kinds/kind'
import { cefrLevels } from '@mowka/domain/course/course'
import { languages } from '@mowka/domain/languages/languages'
import { maxLength, minChosen, type Rule, required } from '@mowka/domain/rules'
import { ChipsInput, SelectInput, SwitchInput, TextAreaInput, TextInput } from '@mowka/web/forms'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TagsOfContentInput } from './content-tags'
import type { EditField } from './entity'
import type { FormValues } from './kind-form'
import { choiceField, fieldLabels } from './kind-labels'

/** Shown in place of a missing value. */
export const NOTHING = '–'

const levelOptions = cefrLevels.map((level) => ({ value: level, label: level }))

type Control = {
  input: ReactNode
  /** A value as text, for the comparison of two versions. */
  show: (value: unknown) => ReactNode
  side?: boolean
}

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : NOTHING)
const asList = (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? value.map(String).join(', ') : NOTHING

const textRules = ({ min = 0, max }: { min?: number; max: number }): Rule<string>[] => [
  ...(min > 0 ? [required] : []),
  maxLength(max),
]

type Props = { name: string; label: string; note: string | undefined }

/** The control of a field by its type; `undefined` for types that need a control of their kind. */
function controlOf(t: TFunction<['admin', 'common']>, field: Field, props: Props): Control | undefined {
  const select = (options: readonly { value: string; label: string }[], rules?: Rule<string>[]): Control => ({
    input: <SelectInput<never> {...props} rules={rules} options={options} />,
    show: (value) => options.find((option) => option.value === value && value !== '')?.label ?? NOTHING,
  })
  switch (field.type) {
    case 'text': {
      const Input = field.multiline ? TextAreaInput<never> : TextInput<never>
      return { input: <Input {...props} rules={textRules(field)} />, show: asText }
    }
    case 'flag':
      return {
        input: <SwitchInput<never> {...props} />,
        show: (value) => t(value ? 'row.yes' : 'row.no'),
        side: true,
      }
    case 'choice': {
      const { options } = choiceField(t, props.name, field.values)
      return field.nullable
        ? select([{ value: '', label: NOTHING }, ...options])
        : select(options, [required])
    }
    case 'lang': {
      const options = languages.map(({ langCode, fullNameTK }) => ({ value: langCode, label: t(fullNameTK) }))
      return { ...select(options, [required]), side: true }
    }
    case 'level':
      return { ...select(levelOptions, [required]), side: true }
    case 'levels':
      return {
        input: <ChipsInput<never> {...props} rules={[minChosen(1)]} options={levelOptions} />,
        show: asList,
      }
    case 'tags':
      return { input: <TagsOfContentInput {...props} />, show: asList, side: true }
    default:
      return undefined
  }
}

/** A custom control, for a type without one or as a replacement. */
type OwnControl<Values, Value> = {
  input: (label: string) => ReactNode
  show: (value: Value, values: Values) => ReactNode
  side?: boolean
}

type Options<Described extends Kind> = {
  notes?: { [Name in FormField<Described>]?: string }
  own?: {
    [Name in FormField<Described>]?: OwnControl<FormValues<Described>, FormValues<Described>[Name]>
  }
}

/** Builds the fields of a kind's form in the order of its description. */
export function useKindFields<Described extends Kind>(
  kind: Described,
  { notes = {}, own = {} }: Options<Described> = {},
): EditField<FormValues<Described>>[] {
  const { t } = useTranslation(['admin', 'common'])
  const labels = fieldLabels(t, kind.name)
  return formFields(kind).flatMap((name): EditField<FormValues<Described>>[] => {
    const label = labels[name] ?? name
    const given = own[name]
    if (given) {
      const { input, show, side = false } = given
      return [{ name, label, side, input: input(label), show: (values) => show(values[name], values) }]
    }
    const field = kind.fields[name]
    const control = field && controlOf(t, field, { name, label, note: notes[name] })
    return control ? [{ ...control, name, label, show: (values) => control.show(values[name]) }] : []
  })
}

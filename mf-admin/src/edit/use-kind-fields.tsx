import { type Field, type FormField, formFields, type Kind } from '@mowka/contract/content-kinds/kind'
import { cefrLevels } from '@mowka/domain/course/course'
import { languages } from '@mowka/domain/languages/languages'
import { maxLength, minChosen, type Rule, required } from '@mowka/domain/rules'
import {
  ChipsInput,
  SelectInput,
  SwitchInput,
  TextAreaInput,
  TextInput,
  useFormValues,
} from '@mowka/web/forms'
import type { TFunction } from 'i18next'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TagsOfContentInput } from './content-tags'
import type { EditField } from './entity'
import { fieldLang, languageFieldOf } from './field-lang'
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

/** A text box in the language that another field of the form names. */
function TextInOwnLanguage(props: ComponentProps<typeof TextInput<never>>) {
  const values = useFormValues<object>()
  return <TextInput {...props} lang={fieldLang(values, props.name)} />
}

/** The control of a field by its type; `undefined` for types that need a control of their kind. */
function controlOf(
  t: TFunction<['admin', 'common']>,
  { fields }: Kind,
  field: Field,
  props: Props,
): Control | undefined {
  const select = (options: readonly { value: string; label: string }[], rules?: Rule<string>[]): Control => ({
    input: <SelectInput<never> {...props} rules={rules} options={options} />,
    show: (value) => options.find((option) => option.value === value && value !== '')?.label ?? NOTHING,
  })
  switch (field.type) {
    case 'text': {
      const isForeign = Object.hasOwn(fields, languageFieldOf(props.name))
      const ofLine = isForeign ? TextInOwnLanguage : TextInput<never>
      const Input = field.multiline ? TextAreaInput<never> : ofLine
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

/** Marks the language of a shown value, if another value names it. */
export function inOwnLanguage(values: object, name: string, shown: ReactNode): ReactNode {
  const lang = fieldLang(values, name)
  return lang === undefined ? shown : <div lang={lang}>{shown}</div>
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
      const shown = (values: FormValues<Described>) => inOwnLanguage(values, name, show(values[name], values))
      return [{ name, label, side, input: input(label), show: shown }]
    }
    const field = kind.fields[name]
    const control = field && controlOf(t, kind, field, { name, label, note: notes[name] })
    if (!control) return []
    const shown = (values: FormValues<Described>) => inOwnLanguage(values, name, control.show(values[name]))
    return [{ ...control, name, label, show: shown }]
  })
}

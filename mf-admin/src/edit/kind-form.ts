import {
  defaultOf,
  type Field,
  type FormField,
  formFields,
  type Kind,
  type ValueOf,
  type ValuesOf,
} from '@mowka/contract/content-kinds/kind'

/** The form value of a field: an empty string represents `null`, and days and numbers can be missing. */
type FormValueOf<Described extends Field> = Described extends { nullable: true }
  ? NonNullable<ValueOf<Described>> | ''
  : Described extends { type: 'day' | 'number' }
    ? ValueOf<Described> | null
    : ValueOf<Described>

/** The values of a kind's form. */
export type FormValues<Described extends Kind> = {
  [Name in FormField<Described>]: FormValueOf<Described['fields'][Name]>
}

/** Changed values as sent in a request. */
type Written<Described extends Kind, Change> = {
  [Name in keyof Change & FormField<Described>]: ValueOf<Described['fields'][Name]>
}

const blanks: Record<Field['type'], unknown> = {
  text: '',
  richText: '',
  flag: false,
  choice: '',
  lang: '',
  level: 'A1',
  levels: [],
  tags: [],
  day: null,
  number: null,
  moment: '',
  recording: null,
  links: [],
  own: null,
}

/** Maps the form's fields to values. The functions below pass values of the types that they declare. */
const eachField = <Described extends Kind>(
  kind: Described,
  toValue: (name: FormField<Described>, field: Field) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(
    formFields(kind).flatMap((name) => {
      const field: Field | undefined = kind.fields[name]
      return field ? [[name, toValue(name, field)] as const] : []
    }),
  )

/** Returns the initial values of a new row. */
export const emptyValues = <Described extends Kind>(kind: Described) =>
  eachField(kind, (_, field) => defaultOf(field) ?? blanks[field.type]) as FormValues<Described>

/** Returns the form values of a row. */
export const valuesOf = <Described extends Kind>(
  kind: Described,
  row: ValuesOf<Described, FormField<Described>>,
) =>
  eachField(kind, (name, field) =>
    'nullable' in field ? (row[name] ?? '') : row[name],
  ) as FormValues<Described>

/**
 * Converts form values for a request: an empty string becomes `null` if the field allows it, and a missing day or
 * number is omitted. Values that aren't fields of the kind are left out.
 */
export const written = <Described extends Kind, Change extends Partial<FormValues<Described>>>(
  kind: Described,
  change: Change,
) => {
  const values: Readonly<Record<string, unknown>> = change
  const isMissing = (field: Field, value: unknown) =>
    value === undefined || (value === null && defaultOf(field) === undefined)
  const converted = eachField(kind, (name, field) =>
    values[name] === '' && 'nullable' in field ? null : values[name],
  )
  return Object.fromEntries(
    Object.entries(converted).filter(([name, value]) => {
      const field = kind.fields[name]
      return field !== undefined && !isMissing(field, value)
    }),
  ) as Written<Described, Change>
}

import { firstMistake, type Mistake, required } from '@mowka/domain/rules'
import type { FormApi } from 'final-form'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect } from 'react'
import { useField, useForm } from 'react-final-form'
import { type ListedField, useFormAround } from './form-state'
import { useMistakeText } from './form-texts'

/** The parts of the form library's field state that concern errors. It returns errors unchanged. */
type FieldState = {
  error?: unknown
  submitError?: unknown
  touched?: boolean
  submitFailed?: boolean
  dirtySinceLastSubmit?: boolean
}

const isMistake = (value: unknown): value is Mistake =>
  typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'

/**
 * Returns the error to show on a field. Validation errors appear once the field was blurred or the form submitted
 * (P-FORM-11); a server error stays until the value changes.
 */
function shownMistake(field: FieldState): Mistake | undefined {
  if ((field.touched || field.submitFailed) && isMistake(field.error)) return field.error
  if (!field.dirtySinceLastSubmit && isMistake(field.submitError)) return field.submitError
  return undefined
}

/** A field with its displayed error. */
type ShownMistake = ListedField & { name: string; mistake: Mistake }

/** Returns the fields with an error, in page order. */
export function mistakesShown(
  form: Pick<FormApi, 'getFieldState'>,
  fields: ReadonlyMap<string, ListedField>,
): ShownMistake[] {
  const shown = [...fields].flatMap(([name, field]) => {
    const state = form.getFieldState(name)
    const mistake = state && shownMistake(state)
    return mistake ? [{ name, mistake, ...field }] : []
  })
  const place = ({ id }: ShownMistake) => document.getElementById(id)
  return shown.sort((a, b) => {
    const [first, second] = [place(a), place(b)]
    if (!first || !second) return 0
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  })
}

/**
 * Names of the fields with a matching value type, e.g. `nip`, `invoice.nip` or `answers[0].text`, derived from the
 * type of a form's values.
 */
type NamesIn<Values, Value> = {
  [Key in keyof Values & string]: NonNullable<Values[Key]> extends Value
    ? Key
    : NonNullable<Values[Key]> extends readonly (infer Item)[]
      ? `${Key}[${number}].${NamesIn<Item, Value>}`
      : NonNullable<Values[Key]> extends object
        ? `${Key}.${NamesIn<NonNullable<Values[Key]>, Value>}`
        : never
}[keyof Values & string]

/** Name of a field: a string, or a matching name if the type of the values is given. */
type FieldName<Values, Value> = [Values] extends [never] ? string : NamesIn<Values, Value>

/**
 * A rule of a field. It gets the form's values to compare with other fields: a rule that closes over them would be
 * checked with outdated ones, because a change validates all fields before it renders them.
 */
type FieldRule<Values, Value> = (value: Value, values: Values) => Mistake | undefined

/** Props of all form fields. With the type of the form's values, the name must be one of theirs. */
export type FormFieldProps<Values, Value> = {
  name: FieldName<Values, Value>
  label: ReactNode
  /** Validation rules, the same as in the schema. */
  rules?: readonly FieldRule<Values, Value>[]
}

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, index) => Object.is(item, b[index]))
    : Object.is(a, b)

const asItIs = (value: unknown) => value

/** Connects a kit field to the surrounding form. `tidy` normalizes the value on blur and submit, e.g. by trimming. */
export function useFormField<Value>(
  { name, label, rules = [] }: { name: string; label: ReactNode; rules?: readonly FieldRule<never, Value>[] },
  tidy?: (value: Value) => Value,
) {
  const say = useMistakeText()
  const id = useId()
  const { fields } = useFormAround()
  useLayoutEffect(() => {
    fields.set(name, { id, label })
    return () => void fields.delete(name)
  }, [fields, name, id, label])
  const form = useForm()
  const tidyUp = useEffectEvent(() => {
    const value: Value = form.getFieldState(name)?.value
    const tidied = tidy ? tidy(value) : value
    if (tidied !== value) form.change(name, tidied)
  })
  // Runs before the hook below, which treats a field that was hidden as a new one with its initial value.
  useLayoutEffect(
    () => form.registerField(name, () => {}, {}, { beforeSubmit: () => tidyUp(), isEqual: isSame }),
    [form, name],
  )
  const { input, meta } = useField<Value>(name, {
    validate: (value: Value, values) => {
      // They are the values that the field's props name.
      const all = values as never
      return firstMistake(
        rules.map((rule) => (own: Value) => rule(own, all)),
        value,
      )
    },
    parse: asItIs,
    format: tidy ?? asItIs,
    formatOnBlur: tidy !== undefined,
    allowNull: true,
    isEqual: isSame,
  })
  const mistake = shownMistake(meta)
  return {
    id,
    value: input.value,
    onChange: (value: Value) => input.onChange(value),
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
    isRequired: rules.some((rule) => rule === required),
    error: mistake && say(mistake),
  }
}

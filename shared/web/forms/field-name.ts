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

/** Name of a field: any string, or a matching one if the type of the values is given. */
export type FieldName<Values, Value> = [Values] extends [never] ? string : NamesIn<Values, Value>

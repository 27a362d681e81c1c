/** Names of the fields whose values fit, e.g. `nip`, `invoice.nip` or `answers[0].text`, by the type of a form's values. */
type NamesIn<Values, Value> = {
  [Key in keyof Values & string]: NonNullable<Values[Key]> extends Value
    ? Key
    : NonNullable<Values[Key]> extends readonly (infer Item)[]
      ? `${Key}[${number}].${NamesIn<Item, Value>}`
      : NonNullable<Values[Key]> extends object
        ? `${Key}.${NamesIn<NonNullable<Values[Key]>, Value>}`
        : never
}[keyof Values & string]

/** The name of a field: free text, or one of those that fit where the type of the values is given. */
export type FieldName<Values, Value> = [Values] extends [never] ? string : NamesIn<Values, Value>

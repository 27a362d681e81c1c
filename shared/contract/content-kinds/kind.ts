import type { LangCode } from '@mowka/domain/languages/codes'
import type { CefrLevel } from '../schemas/common'
import type { ContentKind } from '../schemas/editor/history'

/** The most tags of a row. */
export const MAX_TAGS = 100

/** Where a field is used. Everything is off unless a kind turns it on. */
type Uses = {
  /** Learners receive it. */
  learners?: true
  /** Separate calls write it, so the form of its kind and the calls behind the form don't have it. */
  apart?: true
  /** Library files hold it; a string is its name there. */
  library?: true | string
  /** The search of the kind's list looks in it. */
  search?: true
  filter?: true
  sort?: true
  /** Many rows can be changed at once. */
  batch?: true
}

/** The type of a field with its bounds. `nullable` fields and those with a `default` may be absent in a new row. */
type FieldType =
  /** Plain text; lengths in characters. */
  | { type: 'text'; min?: number; max: number; nullable?: true; default?: string; multiline?: true }
  /** HTML that the server sanitizes; the length includes the markup. */
  | { type: 'richText'; min?: number; max: number }
  | { type: 'flag'; default?: boolean }
  | { type: 'choice'; values: readonly string[]; nullable?: true; default?: string }
  | { type: 'lang'; default?: LangCode }
  | { type: 'level' }
  /** At least one level. */
  | { type: 'levels' }
  /** Empty by default. */
  | { type: 'tags' }
  /** A day as YYYY-MM-DD. */
  | { type: 'day' }
  | { type: 'number'; min: number; max: number }
  /** A moment as ISO 8601 in UTC. */
  | { type: 'moment'; nullable?: true }
  /** The id of a recording. */
  | { type: 'recording' }
  /** Ids of other rows, in order; empty by default. */
  | { type: 'links'; max: number }
  /** A value that only this kind has. Its schema, control and file format are written by hand. */
  | { type: 'own'; default: unknown }

export type Field = Uses & FieldType

/** Everything that is known about a kind of content without knowing what its fields mean. */
export type Kind = { name: ContentKind; fields: Readonly<Record<string, Field>> }

/** Describes a kind of content. */
export const describeKind = <const Described extends Kind>(kind: Described): Described => kind

type PlainValues = {
  text: string
  richText: string
  flag: boolean
  lang: LangCode
  level: CefrLevel
  levels: CefrLevel[]
  tags: string[]
  day: string
  number: number
  moment: string
  recording: string | null
  links: string[]
}

type PlainValueOf<Described extends Field> = Described extends {
  type: 'choice'
  values: readonly (infer Value)[]
}
  ? Value
  : Described extends { type: 'own'; default: infer Value }
    ? Value
    : PlainValues[Exclude<Described['type'], 'choice' | 'own'>]

/** The value of a field. */
export type ValueOf<Described extends Field> = Described extends { nullable: true }
  ? PlainValueOf<Described> | null
  : PlainValueOf<Described>

/** The name of a field of a kind. */
export type FieldName<Described extends Kind> = keyof Described['fields'] & string

/** The names of the fields that have a property, e.g. `{ learners: true }`. */
export type NameWith<Described extends Kind, Property> = {
  [Name in FieldName<Described>]: Described['fields'][Name] extends Property ? Name : never
}[FieldName<Described>]

/** The fields that the form of a kind writes. */
export type FormField<Described extends Kind> = Exclude<
  FieldName<Described>,
  NameWith<Described, { apart: true }>
>

/** The fields that are columns of the kind's table; links have tables of their own. */
export type ColumnField<Described extends Kind> = Exclude<
  FieldName<Described>,
  NameWith<Described, { type: 'links' }>
>

/** The fields that learners receive. */
export type LearnerField<Described extends Kind> = NameWith<Described, { learners: true }>

/** The fields that library files hold. */
export type LibraryField<Described extends Kind> = NameWith<Described, { library: true | string }>

/** The values of fields of a kind, of all of them unless some are named. */
export type ValuesOf<Described extends Kind, Name extends FieldName<Described> = FieldName<Described>> = {
  [Each in Name]: ValueOf<Described['fields'][Each]>
}

/** The names of the fields that pass a test. The types of the callers below name the same fields. */
const namesOf = <Described extends Kind, Name extends FieldName<Described>>(
  { fields }: Described,
  isOne: (field: Field) => boolean,
): Name[] =>
  Object.entries(fields)
    .filter(([, field]) => isOne(field))
    .map(([name]) => name as Name)

/** The names of all fields, in the order in which their kind lists them. */
export const fieldsOf = <Described extends Kind>(kind: Described): FieldName<Described>[] =>
  namesOf(kind, () => true)

export const formFields = <Described extends Kind>(kind: Described): FormField<Described>[] =>
  namesOf(kind, ({ apart }) => apart !== true)

export const columnFields = <Described extends Kind>(kind: Described): ColumnField<Described>[] =>
  namesOf(kind, ({ type }) => type !== 'links')

export const learnerFields = <Described extends Kind>(kind: Described): LearnerField<Described>[] =>
  namesOf(kind, ({ learners }) => learners === true)

export const libraryFields = <Described extends Kind>(kind: Described): LibraryField<Described>[] =>
  namesOf(kind, ({ library }) => library !== undefined)

/** The default of a field; `undefined` if each new row has to name a value. */
export function defaultOf(field: Field): unknown {
  if ('default' in field) return field.default
  if ('nullable' in field) return null
  return field.type === 'tags' || field.type === 'links' ? [] : undefined
}

/** Fields that have a default. */
export type WithDefault = { default: unknown } | { nullable: true } | { type: 'tags' | 'links' }

/** The defaults of the named fields, without those that have none. */
export const defaultsOf = <Described extends Kind, Name extends FieldName<Described>>(
  { fields }: Described,
  names: readonly Name[],
) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field: Field | undefined = fields[name]
      const initial = field && defaultOf(field)
      return initial === undefined ? [] : [[name, initial] as const]
    }),
  ) as ValuesOf<Described, Name & NameWith<Described, WithDefault>>

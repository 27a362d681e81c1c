import { isDeepStrictEqual } from 'node:util'
import {
  defaultOf,
  type Field,
  type Kind,
  type LibraryField,
  libraryFields,
  type ValueOf,
  type WithDefault,
} from '@mowka/contract/content-kinds/kind'
import { CefrLevel, canonicalMoment, LangCode } from '@mowka/contract/schemas/common'
import { z } from 'zod'

/** Fields that files hold in a form of their own: links are slugs there, and own fields have a short notation. */
type ByHand = { type: 'own' | 'links' }

/** Library fields of a kind without conversion. */
type EntryField<Described extends Kind> = {
  [Name in LibraryField<Described>]: Described['fields'][Name] extends ByHand ? never : Name
}[LibraryField<Described>]

/** The type of `nameInFile`. */
type NameInFile<
  Described extends Kind,
  Name extends EntryField<Described>,
> = Described['fields'][Name] extends { library: infer Other extends string } ? Other : Name

/** The fields of an entry, by their names in files. */
type Entry<Described extends Kind> = {
  [Name in EntryField<Described> as NameInFile<Described, Name>]: ValueOf<Described['fields'][Name]>
}

/** Library fields by their names outside library files. */
export type Piece<Described extends Kind> = {
  [Name in EntryField<Described>]: ValueOf<Described['fields'][Name]>
}

type EntryShape<Described extends Kind> = {
  [Name in EntryField<Described> as NameInFile<
    Described,
    Name
  >]: Described['fields'][Name] extends WithDefault
    ? z.ZodDefault<z.ZodType<ValueOf<Described['fields'][Name]>, ValueOf<Described['fields'][Name]>>>
    : z.ZodType<ValueOf<Described['fields'][Name]>, ValueOf<Described['fields'][Name]>>
}

const text = (min = 0) => (min > 0 ? z.string().min(1) : z.string())

/** The schema of a value in a file. Lengths are checked against the import's schema, which reports them by name. */
function schemaOf(field: Field): z.ZodType {
  switch (field.type) {
    case 'text':
    case 'richText':
      return text(field.min)
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(field.values)
    case 'lang':
      return LangCode
    case 'level':
      return CefrLevel
    case 'levels':
      return z.array(CefrLevel).min(1)
    case 'tags':
      return z.array(text(1))
    case 'day':
      return z.iso.date()
    case 'moment':
      return z.iso.datetime().overwrite(canonicalMoment)
    case 'number':
      return z.number().int().min(field.min)
    default:
      throw new Error(`Files hold no ${field.type}`)
  }
}

const isByHand = ({ type }: Field) => type === 'own' || type === 'links'

/** Each field with its two names. */
const entryFields = <Described extends Kind>(kind: Described) =>
  libraryFields(kind).flatMap((name) => {
    const field: Field | undefined = kind.fields[name]
    if (!field || isByHand(field)) return []
    return [{ name, inFile: nameInFile(kind, name), field }]
  })

/** The name of a field in files. */
export const nameInFile = ({ fields }: Kind, name: string): string => {
  const library = fields[name]?.library
  return typeof library === 'string' ? library : name
}

/** The schema of a kind's entries in files. Links and own fields are added by hand. */
export const entryShape = <Described extends Kind>(kind: Described) =>
  Object.fromEntries(
    entryFields(kind).map(({ inFile, field }) => {
      const initial = defaultOf(field)
      const schema = 'nullable' in field ? schemaOf(field).nullable() : schemaOf(field)
      return [inFile, initial === undefined ? schema : schema.default(initial)]
    }),
    // Each case of `schemaOf` returns a schema of the value that the type names.
  ) as EntryShape<Described>

/** The values that a new piece needs: fields with a default may be absent. */
type NewPiece<Described extends Kind> = Partial<Piece<Described>> & {
  [Name in EntryField<Described> as Described['fields'][Name] extends WithDefault ? never : Name]: ValueOf<
    Described['fields'][Name]
  >
}

/** A piece with the defaults of the fields that aren't given. */
export const newPiece = <Described extends Kind>(kind: Described, given: NewPiece<Described>) => {
  const values: Readonly<Record<string, unknown>> = given
  return Object.fromEntries(
    entryFields(kind).map(({ name, field }) => [name, values[name] ?? defaultOf(field)]),
  ) as Piece<Described>
}

/** The fields of an entry under the names that the import expects. */
export const pieceOf = <Described extends Kind>(kind: Described, entry: Entry<Described>) => {
  const values: Readonly<Record<string, unknown>> = entry
  return Object.fromEntries(
    entryFields(kind).map(({ name, inFile }) => [name, values[inFile]]),
  ) as Piece<Described>
}

/** The fields of a piece as a file holds them: under its names, and without those that have their default. */
export const entryOf = <Described extends Kind>(kind: Described, piece: Piece<Described>) => {
  const values: Readonly<Record<string, unknown>> = piece
  return Object.fromEntries(
    entryFields(kind)
      .filter(({ name, field }) => !isDeepStrictEqual(values[name], defaultOf(field)))
      .map(({ name, inFile }) => [inFile, values[name]]),
  )
}

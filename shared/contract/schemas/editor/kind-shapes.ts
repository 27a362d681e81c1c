import { z } from 'zod'
import {
  defaultOf,
  type Field,
  type FieldName,
  type FormField,
  fieldsOf,
  formFields,
  type Kind,
  type LearnerField,
  type LibraryField,
  learnerFields,
  libraryFields,
  MAX_TAGS,
  type ValueOf,
  type WithDefault,
} from '../../content-kinds/kind'
import {
  CefrLevel,
  canonicalMoment,
  Day,
  Id,
  LangCode,
  Moment,
  text,
  trimmedText,
  wholeNumber,
} from '../common'

/** Maximum length of a tag, in characters. */
const TAG_LENGTH = 60

/** The tags of a row, from editors. */
export const Tags = z.array(trimmedText(TAG_LENGTH, 1)).max(MAX_TAGS)

/** Origin of a value: typed into a form, read from a library file, or sent by the server. */
type Origin = 'form' | 'library' | 'row'

const textSchema = (origin: Origin, max: number, min: number): z.ZodType => {
  if (origin === 'row') return z.string()
  return origin === 'form' ? trimmedText(max, min) : text(max, min)
}

/** Returns the schema of a value. Rows have no bounds, because stored values may be older than a bound. */
function schemaOf(field: Field, origin: Origin): z.ZodType {
  switch (field.type) {
    case 'text':
      return textSchema(origin, field.max, field.min ?? 0)
    case 'richText':
      return origin === 'row' ? z.string() : text(field.max, field.min ?? 0)
    case 'flag':
      return z.boolean()
    case 'choice':
      return z.enum(field.values)
    case 'lang':
      return LangCode
    case 'level':
      return CefrLevel
    case 'levels':
      return origin === 'row' ? z.array(CefrLevel) : z.array(CefrLevel).min(1).max(CefrLevel.options.length)
    case 'tags':
      if (origin === 'row') return z.array(z.string())
      return origin === 'form' ? Tags : z.array(text(TAG_LENGTH)).max(MAX_TAGS)
    case 'day':
      return Day
    case 'moment':
      return origin === 'row' ? Moment : Moment.overwrite(canonicalMoment)
    case 'number':
      return origin === 'row' ? wholeNumber(0) : wholeNumber(field.min, field.max)
    case 'recording':
      return Id.nullable()
    case 'links':
      return origin === 'row' ? z.array(Id) : z.array(Id).max(field.max)
    case 'own':
      throw new Error('The schema of an own field is written by hand')
  }
}

/** A field whose schema is derived. */
type Derived<Described extends Kind, Name extends FieldName<Described>> = {
  [Each in Name]: Described['fields'][Each] extends { type: 'own' } ? never : Each
}[Name]

/** Schemas of fields by their names. */
type Shape<Described extends Kind, Name extends FieldName<Described>> = {
  [Each in Derived<Described, Name>]: z.ZodType<
    ValueOf<Described['fields'][Each]>,
    ValueOf<Described['fields'][Each]>
  >
}

/** Schemas of fields by name, with the defaults of new rows. */
type ShapeOfNew<Described extends Kind, Name extends FieldName<Described>> = {
  [Each in Derived<Described, Name>]: Described['fields'][Each] extends WithDefault
    ? z.ZodDefault<Shape<Described, Name>[Each]>
    : Shape<Described, Name>[Each]
}

/** Each case of `schemaOf` must return a schema of the type in `ValueOf`; the test compares them. */
const shapeOf = <Described extends Kind, Name extends FieldName<Described>>(
  { fields }: Described,
  names: readonly Name[],
  schema: (field: Field) => z.ZodType,
) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field: Field | undefined = fields[name]
      return field && field.type !== 'own' ? [[name, schema(field)] as const] : []
    }),
  )

const nullableSchema = (origin: Origin) => (field: Field) =>
  'nullable' in field ? schemaOf(field, origin).nullable() : schemaOf(field, origin)

const schemaWithDefault = (origin: Origin) => (field: Field) => {
  const schema = nullableSchema(origin)(field)
  const initial = defaultOf(field)
  return initial === undefined ? schema : schema.default(initial)
}

/** The fields of a form unless others are named. Own fields are added separately, here and below. */
export const formShape = <Described extends Kind, Name extends FieldName<Described> = FormField<Described>>(
  kind: Described,
  names: readonly Name[] = formFields(kind) as readonly string[] as Name[],
) => shapeOf(kind, names, nullableSchema('form')) as Shape<Described, Name>

/** The fields of a new row, with their defaults. */
export const newShape = <Described extends Kind>(kind: Described) =>
  shapeOf(kind, formFields(kind), schemaWithDefault('form')) as ShapeOfNew<Described, FormField<Described>>

/** The fields of a row for editors, all of them unless some are named. */
export const rowShape = <Described extends Kind, Name extends FieldName<Described> = FieldName<Described>>(
  kind: Described,
  names: readonly Name[] = fieldsOf(kind) as Name[],
) => shapeOf(kind, names, nullableSchema('row')) as Shape<Described, Name>

/** The fields of a row for learners. */
export const learnerShape = <Described extends Kind>(kind: Described) =>
  shapeOf(kind, learnerFields(kind), nullableSchema('row')) as Shape<Described, LearnerField<Described>>

/** The fields of a piece of the library in an import. */
export const libraryShape = <Described extends Kind>(kind: Described) =>
  shapeOf(kind, libraryFields(kind), schemaWithDefault('library')) as ShapeOfNew<
    Described,
    LibraryField<Described>
  >

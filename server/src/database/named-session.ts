import {
  Column,
  type DriverValueDecoder,
  DrizzleQueryError,
  getTableName,
  is,
  type Logger,
  NoopLogger,
  noopDecoder,
  Param,
  Placeholder,
  SQL,
  Subquery,
} from 'drizzle-orm'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect, PgPreparedQuery, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { groupBy } from './group-by'
import {
  NamedQuery,
  type NamedStatement,
  parserOf,
  type ReadValue,
  type RowReader,
  type Sent,
} from './named-query'

type Session = NodePgSession<Record<string, never>, Record<string, never>>
type Preparing = Parameters<Session['prepareQuery']>
type Fields = NonNullable<Preparing[1]>
type Row = Record<string, unknown>

const isDecoder = (value: unknown): value is DriverValueDecoder<unknown, unknown> =>
  typeof value === 'object' && value !== null && 'mapFromDriverValue' in value

/** What reads a selected field after its type is read. */
function decoderOf(field: Fields[number]['field']): DriverValueDecoder<unknown, unknown> {
  if (is(field, Column)) return field
  const of: object = is(field, SQL) ? field : is(field, Subquery) ? field._.sql : field.sql
  if (!('decoder' in of) || !isDecoder(of.decoder)) throw new Error('Nothing reads a selected field')
  return of.decoder
}

const changesNothing = ({ mapFromDriverValue }: DriverValueDecoder<unknown, unknown>): boolean =>
  mapFromDriverValue === Column.prototype.mapFromDriverValue ||
  mapFromDriverValue === noopDecoder.mapFromDriverValue

/** How a value of a field is read; undefined where it is the text that it came as. */
function readValue(field: Fields[number]['field'], typeId: number | undefined): ReadValue | undefined {
  const parse = parserOf(typeId)
  const decoder = decoderOf(field)
  if (changesNothing(decoder)) return parse
  return parse
    ? (text) => decoder.mapFromDriverValue(parse(text))
    : (text) => decoder.mapFromDriverValue(text)
}

/** The table whose columns a part of a row is, when it is of one table only. */
function tableOf(columns: readonly Fields[number]['field'][]): string | undefined {
  const [table, ...others] = new Set(
    columns.flatMap((each) => (is(each, Column) ? [getTableName(each.table)] : [])),
  )
  return others.length === 0 ? table : undefined
}

/** Of which tables there is always a row; unknown where there are no joins. */
type Always = Readonly<Record<string, boolean>> | undefined

/** A selected field: its place among the values of a row, and its name in the row or in a part of it. */
type Place = { at: number; key: string; read: ReadValue | undefined; field: Fields[number]['field'] }

/** Fields that belong together: those of the row itself (without a name), or those of a joined table. */
type Part = { name: string | undefined; places: readonly Place[]; signAt: number }

/**
 * The parts of a row. A part of a table of which there need not be a row is null where its first column is: `signAt` is
 * the place of that one, else -1.
 */
function partsOf(fields: Fields, typeIds: readonly number[], isAlways: Always): Part[] {
  const all = fields.map(({ path, field }, at) => {
    const [key = '', name, ...deeper] = path.toReversed()
    if (deeper.length > 0) throw new Error(`Too deep in a row: ${path.join('.')}`)
    return { name, key, at, field, read: readValue(field, typeIds[at]) }
  })
  return [...groupBy(all, ({ name }) => name)].map(([name, places]) => {
    const columns = places.filter(({ field }) => is(field, Column))
    const table = name === undefined ? undefined : tableOf(columns.map(({ field }) => field))
    const isOptional = isAlways !== undefined && table !== undefined && isAlways[table] !== true
    return { name, places, signAt: isOptional ? (columns[0]?.at ?? -1) : -1 }
  })
}

const readerOf =
  (fields: Fields, isAlways: () => Always): RowReader<Row> =>
  (typeIds) => {
    const parts = partsOf(fields, typeIds, isAlways())
    return (values) => {
      const row: Row = {}
      for (const { name, places, signAt } of parts) {
        if (name !== undefined && signAt >= 0 && values[signAt] === null) {
          row[name] = null
          continue
        }
        const part: Row = name === undefined ? row : {}
        for (const { at, key, read } of places) {
          const text = values[at] ?? null
          part[key] = text === null || !read ? text : read(text)
        }
        if (name !== undefined) row[name] = part
      }
      return row
    }
  }

/** A list as the database reads it. */
const listText = (items: readonly unknown[]): string =>
  `{${items.map((item) => (item === null ? 'NULL' : `"${String(sent(item)).replace(/[\\"]/g, '\\$&')}"`)).join(',')}}`

/** A value as it goes to the database. */
function sent(value: unknown): Sent {
  if (value === null || value === undefined) return null
  if (typeof value !== 'object') return String(value)
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return Array.isArray(value) ? listText(value) : JSON.stringify(value)
}

type Values = Readonly<Record<string, unknown>>

/** Where a parameter of a statement comes from: the value of a placeholder, or always the same. */
function parameterOf(parameter: unknown): (values: Values) => Sent {
  if (is(parameter, Placeholder)) return (values) => sent(values[parameter.name])
  if (is(parameter, Param) && is(parameter.value, Placeholder)) {
    const { encoder, value } = parameter
    return (values) => sent(encoder.mapToDriverValue(values[value.name]))
  }
  const always = sent(parameter)
  return () => always
}

/** Runs a statement on a connection of the pool. One on which something fails is closed. */
function run(pool: pg.Pool, statement: NamedStatement<Row>, values: Sent[]): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    pool.connect((unconnected, client) => {
      if (!client) return reject(unconnected)
      client.query(
        new NamedQuery(statement, values, (error, rows) => {
          client.release(error ?? undefined)
          if (error) reject(error)
          else resolve(rows)
        }),
      )
    })
  })
}

/** A prepared query of Drizzle's that does once what is the same with each run. */
class NamedPreparedQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  /** Drizzle sets it once the query is built. */
  declare joinsNotNullableMap: Always
  private readonly pool: pg.Pool
  private readonly logger: Logger
  private readonly statement: NamedStatement<Row>
  private readonly parameters: readonly ((values: Values) => Sent)[]

  constructor(pool: pg.Pool, logger: Logger, name: string, query: Preparing[0], fields: Fields) {
    super(query, undefined, undefined)
    this.pool = pool
    this.logger = logger
    this.parameters = query.params.map(parameterOf)
    this.statement = {
      // Transactions run what Drizzle prepares for them, under its own name.
      name: `.${name}`,
      text: query.sql,
      reader: readerOf(fields, () => this.joinsNotNullableMap),
      readRow: undefined,
    }
  }

  async execute(values: Values = {}): Promise<T['execute']> {
    const sent = this.parameters.map((parameter) => parameter(values))
    this.logger.logQuery(this.statement.text, sent)
    try {
      return await run(this.pool, this.statement, sent)
    } catch (error) {
      throw error instanceof Error ? new DrizzleQueryError(this.statement.text, sent, error) : error
    }
  }
}

/** Drizzle's session of a pool, but for queries that have a name and give rows. */
class NamedSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  private readonly preparing: pg.Pool
  private readonly queryLogger: Logger

  constructor(pool: pg.Pool, preparing: pg.Pool, dialect: PgDialect, logger: Logger) {
    super(pool, dialect, undefined, { logger })
    this.preparing = preparing
    this.queryLogger = logger
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...preparing: Parameters<Session['prepareQuery']>
  ): PgPreparedQuery<T> {
    const [query, fields, name, , mapper] = preparing
    if (!name || !fields || mapper) return super.prepareQuery<T>(...preparing)
    return new NamedPreparedQuery<T>(this.preparing, this.queryLogger, name, query, fields)
  }
}

/** Drizzle over a pool; prepared queries run on another one, where they cost no more than they have to. */
export function drizzleNamed(
  pool: pg.Pool,
  preparing: pg.Pool,
  logger: Logger = new NoopLogger(),
): NodePgDatabase {
  const dialect = new PgDialect()
  return new NodePgDatabase(dialect, new NamedSession(pool, preparing, dialect, logger), undefined)
}

import pg from 'pg'

/** Reads one value of a row as the database writes it. */
export type ReadValue = (text: string) => unknown

/** Puts a row together; how each value is read is known once the database has described the columns. */
export type RowReader<Row> = (typeIds: readonly number[]) => (values: readonly (string | null)[]) => Row

/** A statement that each connection parses once, under its name. */
export type NamedStatement<Row> = {
  name: string
  text: string
  /** What reads its rows, from when a connection has parsed it first. */
  readRow: ((values: readonly (string | null)[]) => Row) | undefined
  readonly reader: RowReader<Row>
}

/** A value as it goes to the database. */
export type Sent = string | Buffer | null

/** What connections have parsed. One on which anything fails is closed, so that this stays true. */
const parsed = new WeakMap<pg.Connection, Set<string>>()

function parsedBy(connection: pg.Connection): Set<string> {
  const known = parsed.get(connection)
  if (known) return known
  const none = new Set<string>()
  parsed.set(connection, none)
  return none
}

/**
 * One run of a named statement on a connection. The library's own query asks for a description of the columns with each
 * run and looks up how each is read; here that is asked once, with the parsing.
 */
export class NamedQuery<Row> implements pg.Submittable {
  readonly name: string
  readonly text: string
  private readonly rows: Row[] = []
  private readonly statement: NamedStatement<Row>
  private readonly values: Sent[]
  private readonly done: (error: Error | null, rows: Row[]) => void
  private failure: Error | null = null

  constructor(
    statement: NamedStatement<Row>,
    values: Sent[],
    done: (error: Error | null, rows: Row[]) => void,
  ) {
    this.name = statement.name
    this.text = statement.text
    this.statement = statement
    this.values = values
    this.done = done
  }

  submit(connection: pg.Connection): null {
    const { name, text, values } = this
    const isParsed = parsedBy(connection).has(name)
    connection.stream.cork()
    if (!isParsed) connection.parse({ name, text, types: [] }, true)
    connection.bind({ statement: name, values }, true)
    if (!isParsed) connection.describe({ type: 'P' }, true)
    connection.execute(null, true)
    connection.sync()
    connection.stream.uncork()
    return null
  }

  handleRowDescription({ fields }: { fields: readonly pg.FieldDef[] }): void {
    this.statement.readRow = this.statement.reader(fields.map(({ dataTypeID }) => dataTypeID))
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.failure) return
    try {
      if (this.statement.readRow) this.rows.push(this.statement.readRow(fields))
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete(_: unknown, connection: pg.Connection): void {
    parsedBy(connection).add(this.name)
  }

  handleReadyForQuery(): void {
    this.done(this.failure, this.rows)
  }

  handleError(error: Error): void {
    this.done(error, this.rows)
  }
}

/** Dates as the database writes them: what reads a column knows better what they are. */
const KEPT_AS_TEXT = new Set<number>([
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.DATE,
  pg.types.builtins.INTERVAL,
])

/** How a value of a type is read before its column reads it; undefined where it stays the text that it is. */
export function parserOf(typeId: number | undefined): ReadValue | undefined {
  const isText = typeId === undefined || KEPT_AS_TEXT.has(typeId) || typeId === pg.types.builtins.TEXT
  return isText ? undefined : pg.types.getTypeParser(typeId, 'text')
}

import { isTracing, withSpan } from './tracer'

/** Names of a statement for its span: the operation, its first table, and the name of a prepared statement. */
export function describeStatement(
  text: string,
  name?: string,
): { operation: string; table: string | null; name: string } {
  const operation = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/s.exec(text)?.[1]?.toLowerCase() ?? 'sql'
  const table = /\b(?:from|into|update)\s+(?:only\s+)?"?(\w+)"?/i.exec(text)?.[1] ?? null
  return { operation, table, name: name ?? (table ? `${operation} ${table}` : operation) }
}

/** Reads the statement of a `query` call of `pg` (text or an object) or PGlite (text). */
function statementOf([query]: readonly unknown[]): { text: string; name?: string } {
  if (typeof query === 'string') return { text: query }
  if (typeof query !== 'object' || query === null) return { text: '' }
  return {
    text: 'text' in query && typeof query.text === 'string' ? query.text : '',
    ...('name' in query && typeof query.name === 'string' ? { name: query.name } : {}),
  }
}

type Method = (...values: unknown[]) => unknown

const methodOf = (target: object, name: string): Method => {
  const method: unknown = Reflect.get(target, name)
  if (typeof method !== 'function') throw new TypeError(`The database client has no ${name}`)
  return (...values) => Reflect.apply(method, target, values)
}

/** Wraps methods of a database client so that statements are recorded. */
const wrappers: Record<string, (target: object) => Method> = {
  query: (target) => {
    const query = methodOf(target, 'query')
    return (...values) => {
      const { text, name: preparedName } = statementOf(values)
      const { operation, table, name } = describeStatement(text, preparedName)
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        ...(table ? { 'db.collection.name': table } : {}),
      }
      return withSpan(name, { kind: 'client', attributes }, async () => query(...values))
    }
  },
  // A connection of the pool, for a transaction.
  connect: (target) => {
    const connect = methodOf(target, 'connect')
    return async (...values) => tracedClient(await connect(...values))
  },
  // A transaction of the embedded database.
  transaction: (target) => {
    const transaction = methodOf(target, 'transaction')
    return (work) =>
      transaction((tx: unknown) => (typeof work === 'function' ? work(tracedClient(tx)) : undefined))
  },
}

/**
 * Returns a database client whose statements are recorded as spans, without their values; the client itself while
 * nothing is traced.
 */
export function tracedClient<Client>(client: Client): Client {
  if (!isTracing() || typeof client !== 'object' || client === null) return client
  return new Proxy(client, {
    get(target, name) {
      const wrap = typeof name === 'string' ? wrappers[name] : undefined
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      // Bound, because private fields exist only on the client itself.
      return wrap ? wrap(target) : value.bind(target)
    },
  })
}

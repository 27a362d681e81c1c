import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Ports, portsFrom } from '../src/settings'

export const PROGRAM = resolve(__dirname, '../dist/main.js')

/** The built sandbox in its own process, on free ports, with its own data folder. */
export class RunningSandbox {
  readonly ports: Ports
  readonly dataDir: string
  private readonly env: Record<string, string>
  private process: ChildProcess | undefined
  output = ''

  private constructor(port: number, env: Record<string, string>) {
    this.ports = portsFrom(port)
    this.dataDir = mkdtempSync(join(tmpdir(), 'mowka-sandbox-'))
    this.env = { MOWKA_PORT: String(port), MOWKA_DATA: this.dataDir, ...env }
  }

  static async start(env: Record<string, string> = {}): Promise<RunningSandbox> {
    const sandbox = new RunningSandbox(await freePort(), env)
    await sandbox.start()
    return sandbox
  }

  get identity(): string {
    return `http://localhost:${this.ports.identity}`
  }

  get payments(): string {
    return `http://localhost:${this.ports.payments}`
  }

  get mail(): string {
    return `http://localhost:${this.ports.mailWeb}`
  }

  get speech(): string {
    return `http://localhost:${this.ports.speech}`
  }

  get errors(): string {
    return `http://localhost:${this.ports.errors}`
  }

  get push(): string {
    return `http://localhost:${this.ports.push}`
  }

  /** The platform's origin: nothing listens there, only redirects lead to it. */
  get platform(): string {
    return `http://localhost:${this.ports.platform}`
  }

  async start(): Promise<void> {
    const child = fork(PROGRAM, { env: { ...process.env, ...this.env }, silent: true, execArgv: [] })
    this.process = child
    child.stdout?.on('data', (text) => (this.output += text))
    child.stderr?.on('data', (text) => (this.output += text))
    await new Promise<void>((ready, failed) => {
      child.once('message', () => ready())
      child.once('exit', (code) => failed(new Error(`The sandbox ended with ${code}: ${this.output}`)))
    })
  }

  /** Ends the process in the given way and returns its exit code. */
  async end(how: 'SIGTERM' | 'SIGKILL' | 'disconnect'): Promise<number | null> {
    const child = this.process
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const ended = new Promise<number | null>((resolveEnd) => child.once('exit', resolveEnd))
    if (how === 'disconnect') child.disconnect()
    else child.kill(how)
    return ended
  }

  /** Restarts with the same data and changed settings. */
  async restart(env: Record<string, string>): Promise<void> {
    await this.end('SIGTERM')
    Object.assign(this.env, env)
    await this.start()
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  environment(): Record<string, string> {
    return this.env
  }
}

/** Returns a platform port for which all sandbox ports are free. */
async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const port = 20_000 + Math.floor(Math.random() * 400) * 30
    const { platform: _, ...ports } = portsFrom(port)
    const free = await Promise.all(Object.values(ports).map(isFree))
    if (free.every(Boolean)) return port
  }
  throw new Error('No free ports found.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => answer(true)))
  })
}

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** A PostgreSQL server owned by a journey, which may crash it. */
export class Postgres {
  readonly url: string
  private readonly child: ChildProcessWithoutNullStreams
  private readonly lines: AsyncIterator<string>

  private constructor(url: string, child: ChildProcessWithoutNullStreams, lines: AsyncIterator<string>) {
    this.url = url
    this.child = child
    this.lines = lines
  }

  /** Starts a server. Rejects with the reason if that isn't possible. */
  static async start(): Promise<Postgres> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/platform/throw-away-postgres.ts'], {
      cwd: root,
    })
    let troubles = ''
    child.stderr.on('data', (text) => {
      troubles += text
    })
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const { value: url, done } = await lines.next()
    if (done) throw new Error(`There is no PostgreSQL here: ${troubles}`)
    return new Postgres(url, child, lines)
  }

  /** Crashes the server with all its connections. */
  crash(): Promise<void> {
    return this.tell('crash')
  }

  /** Restarts the server with its data. */
  restart(): Promise<void> {
    return this.tell('restart')
  }

  /** Stops the server permanently. */
  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.child.once('exit', () => resolve())
      this.child.stdin.end()
    })
  }

  private async tell(what: string): Promise<void> {
    this.child.stdin.write(`${what}\n`)
    const { done } = await this.lines.next()
    if (done) throw new Error(`PostgreSQL did not ${what}`)
  }
}

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** A PostgreSQL server of a journey's own, which may break. */
export class Postgres {
  readonly url: string
  private readonly child: ChildProcessWithoutNullStreams
  private readonly lines: AsyncIterator<string>

  private constructor(url: string, child: ChildProcessWithoutNullStreams, lines: AsyncIterator<string>) {
    this.url = url
    this.child = child
    this.lines = lines
  }

  /** Starts one. Rejects with the reason where there can be none. */
  static async start(): Promise<Postgres> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/throw-away-postgres.ts'], {
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

  /** Breaks it off, with all connections. */
  crash(): Promise<void> {
    return this.tell('crash')
  }

  /** Starts it again with the data it had. */
  restart(): Promise<void> {
    return this.tell('restart')
  }

  /** Ends it for good. */
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

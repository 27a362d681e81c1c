import { appendFileSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'

interface Entry {
  value: unknown
  /** Milliseconds since the epoch; forever if absent. */
  expiresAt?: number
}

/** Compact the file when it has this many lines and most of them are outdated. */
const COMPACT_FROM = 2_000
const COMPACT_RATIO = 4

/**
 * In-memory key-value store; every change is appended to a file before the call returns. A killed process loses no
 * acknowledged change: at worst the last line is torn, and that one was never acknowledged.
 */
export class Journal {
  private readonly entries = new Map<string, Entry>()
  private readonly file: string
  private descriptor: number
  private lines = 0

  constructor(file: string) {
    this.file = file
    mkdirSync(dirname(file), { recursive: true })
    this.replay()
    this.descriptor = this.compact()
  }

  get<Value>(key: string): Value | undefined {
    const entry = this.entries.get(key)
    if (!entry || isOver(entry)) return undefined
    return entry.value as Value
  }

  set(key: string, value: unknown, expiresAt?: number): void {
    const entry: Entry = expiresAt === undefined ? { value } : { value, expiresAt }
    this.entries.set(key, entry)
    this.append({ key, ...entry })
  }

  delete(key: string): void {
    if (this.entries.delete(key)) this.append({ key })
  }

  /** Live entries whose key starts with `prefix`, oldest first. */
  list<Value>(prefix: string): { key: string; value: Value }[] {
    const found: { key: string; value: Value }[] = []
    for (const [key, entry] of this.entries) {
      if (key.startsWith(prefix) && !isOver(entry)) found.push({ key, value: entry.value as Value })
    }
    return found
  }

  close(): void {
    closeSync(this.descriptor)
  }

  private append(line: { key: string; value?: unknown; expiresAt?: number }): void {
    appendFileSync(this.descriptor, `${JSON.stringify(line)}\n`)
    this.lines += 1
    if (this.lines < COMPACT_FROM || this.lines < this.entries.size * COMPACT_RATIO) return
    const previous = this.descriptor
    this.descriptor = this.compact()
    closeSync(previous)
  }

  private replay(): void {
    for (const line of readLines(this.file)) {
      const record = parseLine(line)
      if (!record) continue
      this.entries.delete(record.key)
      if (record.value !== undefined) this.entries.set(record.key, record)
    }
  }

  /** Writes the live entries to a new file, replaces the old one, and opens it for appending. */
  private compact(): number {
    for (const [key, entry] of this.entries) if (isOver(entry)) this.entries.delete(key)
    const fresh = `${this.file}.new`
    const descriptor = openSync(fresh, 'w', 0o600)
    const lines = [...this.entries].map(([key, entry]) => `${JSON.stringify({ key, ...entry })}\n`)
    appendFileSync(descriptor, lines.join(''))
    fsyncSync(descriptor)
    renameSync(fresh, this.file)
    this.lines = lines.length
    return descriptor
  }
}

function isOver(entry: Entry): boolean {
  return entry.expiresAt !== undefined && entry.expiresAt <= Date.now()
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function parseLine(line: string): ({ key: string } & Entry) | undefined {
  if (line === '') return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

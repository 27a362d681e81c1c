import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The parts of a build manifest that a journey changes. */
export type Manifest = {
  name: string
  version: string
  entry: string
  files: { path: string; integrity: string; size: number }[]
  kernelRange: string
  pages: Record<string, string[]>
  widgets: Record<string, string[]>
  texts: Record<string, string[]>
}

const digest = (text: string, hash: string) => createHash(hash).update(text)
/** Integrity of a file, as in the manifest and in the entry (ADR 58). */
const integrityOf = (text: string) => `sha256-${digest(text, 'sha256').digest('base64')}`

/** Content hash of a file: `page-courses.3f2a9c1e7b40.js`, between the last two dots. */
const stampOf = (file: string) => file.split('.').at(-2) ?? ''

/**
 * A build of a remote with an injected fault. Each change renames the file and updates its integrity and all
 * references, so that the release is consistent: only its code is wrong.
 */
export class FaultyBuild {
  readonly manifest: Manifest
  private readonly texts = new Map<string, string>()

  constructor(remote: string) {
    const dist = path.join(root, `mf-${remote}`, 'dist/production')
    this.manifest = JSON.parse(fs.readFileSync(path.join(dist, 'release.json'), 'utf8'))
    // The server compresses uncompressed files itself.
    this.manifest.files = this.manifest.files.filter(({ path: file }) => !file.endsWith('.br'))
    for (const { path: file } of this.manifest.files) {
      this.texts.set(file, fs.readFileSync(path.join(dist, file), 'utf8'))
    }
  }

  /** The entry script. */
  get entry(): string {
    return this.manifest.entry
  }

  /** Returns the script with a name prefix, e.g. `page-courses`. */
  file(beginning: string): string {
    const found = [...this.texts.keys()].find((file) => file.startsWith(`${beginning}.`))
    if (!found) throw new Error(`${this.manifest.name} has no file ${beginning}`)
    return found
  }

  /** Returns the content of a file. */
  text(file: string): string {
    return this.texts.get(file) ?? ''
  }

  /** Changes a file and updates the references to it. Returns the file's new name. */
  change(file: string, bend: (text: string) => string): string {
    const before = this.text(file)
    const after = bend(before)
    if (after === before) throw new Error(`Nothing in ${file} was changed`)
    const stamp = digest(after, 'sha384').digest('hex').slice(0, 12)
    const integrity = integrityOf(after)
    const renamed = file.replace(stampOf(file), stamp)
    this.texts.delete(file)
    this.texts.set(renamed, after)
    const text = JSON.stringify(this.manifest).replaceAll(JSON.stringify(file), JSON.stringify(renamed))
    Object.assign(this.manifest, JSON.parse(text))
    this.manifest.files = [...this.texts].map(([name, content]) => ({
      path: name,
      integrity: integrityOf(content),
      size: Buffer.byteLength(content),
    }))
    const naming = [...this.texts].filter(([, content]) => content.includes(stampOf(file)))
    for (const [name] of naming) {
      this.change(name, (content) =>
        content.replaceAll(stampOf(file), stamp).replaceAll(integrityOf(before), integrity),
      )
    }
    return renamed
  }

  /** Returns the files in base64 by name, as sent in a release. */
  base64(): Record<string, string> {
    return Object.fromEntries(
      [...this.texts].map(([file, content]) => [file, Buffer.from(content).toString('base64')]),
    )
  }
}

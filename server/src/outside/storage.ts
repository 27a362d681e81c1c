import fs from 'node:fs/promises'
import path from 'node:path'

/** Where files are kept. Keys are paths with slashes; the same on a disk and in a bucket. */
export type Storage = {
  put: (key: string, bytes: Uint8Array) => Promise<void>
  /** Null for a key that is not there. */
  get: (key: string) => Promise<Uint8Array | null>
  list: (prefix: string) => Promise<string[]>
  remove: (key: string) => Promise<void>
}

/** Keys are made by the server, yet a wrong one must not leave the folder. */
function safePath(root: string, key: string): string {
  const file = path.resolve(root, key)
  if (!file.startsWith(root + path.sep)) throw new Error(`The key leaves the storage: ${key}`)
  return file
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Keeps files in a folder. A file appears whole or not at all. */
export function diskStorage(folder: string): Storage {
  const root = path.resolve(folder)
  return {
    async put(key, bytes) {
      const file = safePath(root, key)
      await fs.mkdir(path.dirname(file), { recursive: true })
      const draft = `${file}.${process.pid}.${Date.now()}.draft`
      await fs.writeFile(draft, bytes, { flush: true })
      await fs.rename(draft, file)
    },
    async get(key) {
      try {
        return await fs.readFile(safePath(root, key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async list(prefix) {
      try {
        const entries = await fs.readdir(safePath(root, prefix), { recursive: true, withFileTypes: true })
        return entries
          .filter((entry) => entry.isFile())
          .map((entry) =>
            path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
          )
      } catch (error) {
        if (isMissing(error)) return []
        throw error
      }
    },
    remove: (key) => fs.rm(safePath(root, key), { force: true }),
  }
}

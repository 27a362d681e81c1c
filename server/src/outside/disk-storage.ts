import fs from 'node:fs/promises'
import path from 'node:path'
import { ExternalServiceError } from './external-service-error'
import { checkKey, type Storage } from './storage'

const nothingIfMissing =
  <Nothing>(nothing: Nothing) =>
  (error: NodeJS.ErrnoException): Nothing => {
    if (error.code === 'ENOENT') return nothing
    throw error
  }

/** Reports a full or broken disk as an unavailable storage. */
async function onDisk<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new ExternalServiceError('storage', `disk ${what}`, {
      isUnavailable: true,
      code: (error as NodeJS.ErrnoException).code ?? null,
    })
  }
}

/** Stores files in a folder. Writes are atomic. */
export function diskStorage(folder: string): Storage {
  const root = path.resolve(folder)
  const place = (key: string) => {
    checkKey(key)
    return path.join(root, key)
  }
  return {
    isDistant: false,
    async put(key, bytes) {
      const file = place(key)
      const draft = `${file}.${process.pid}.${Date.now()}.draft`
      await onDisk('put', async () => {
        await fs.mkdir(path.dirname(file), { recursive: true })
        await fs.writeFile(draft, bytes, { flush: true })
        await fs.rename(draft, file)
      })
    },
    async get(key) {
      const file = place(key)
      return onDisk('get', () => fs.readFile(file).catch(nothingIfMissing(null)))
    },
    async list(prefix) {
      const folderOf = prefix ? place(prefix.replace(/\/$/, '')) : root
      const entries = await onDisk('list', () =>
        fs.readdir(folderOf, { recursive: true, withFileTypes: true }).catch(nothingIfMissing([])),
      )
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
        )
    },
    async remove(key) {
      const file = place(key)
      await onDisk('remove', () => fs.rm(file, { force: true }))
    },
  }
}

import fs from 'node:fs/promises'
import path from 'node:path'
import { checkKey, type Storage } from './storage'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Keeps files in a folder. A file appears whole or not at all. */
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
      await fs.mkdir(path.dirname(file), { recursive: true })
      const draft = `${file}.${process.pid}.${Date.now()}.draft`
      await fs.writeFile(draft, bytes, { flush: true })
      await fs.rename(draft, file)
    },
    async get(key) {
      try {
        return await fs.readFile(place(key))
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async list(prefix) {
      try {
        const entries = await fs.readdir(place(prefix.replace(/\/$/, '')), {
          recursive: true,
          withFileTypes: true,
        })
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
    async remove(key) {
      await fs.rm(place(key), { force: true })
    },
  }
}

import type { mediaList } from '@mowka/shared/contract/endpoints/media'
import type { ReadListQuery } from '@mowka/shared/contract/schemas/list'
import type { MediaFile, MediaUpload, MediaUse } from '@mowka/shared/contract/schemas/media'
import { cutText } from '@mowka/shared/domain/cut-text'
import {
  directoryRefusal,
  extensionOf,
  fileRefusal,
  foldedName,
  MEDIA_ADDRESS,
  tidyFileName,
  tidyMediaName,
} from '@mowka/shared/domain/media'
import { readHintsWith } from '../course/public'
import { newId } from '../database/ids'
import type { CallScope } from '../http/policy'
import { notFound } from '../http/problem'
import type { Storage } from '../outside/storage'
import { readPopupsWith } from '../popup/public'
import { judgeFile } from './judge-file'
import { refusals } from './refusals'
import * as store from './store'

type Scope = CallScope<'admin'>

/** Where the storage has a file. Made of what the server gave it, never of what an editor wrote. */
export const storageKey = ({ id, extension }: Pick<store.MediaRow, 'id' | 'extension'>) =>
  `media/${id}.${extension}`

const keyOf = (directory: string, name: string) => (directory === '' ? name : `${directory}/${name}`)

const toFile = (row: store.MediaRow): MediaFile => ({
  key: keyOf(row.directory, row.name),
  name: row.name,
  type: 'file',
  size: row.size,
  url: `${MEDIA_ADDRESS}${row.id}.${row.extension}`,
  date: row.createdAt.toISOString(),
})

const toFolder = (directory: string, { name, size, newest }: store.FolderRow): MediaFile => ({
  key: keyOf(directory, name),
  name,
  type: 'directory',
  size,
  url: null,
  date: newest.toISOString(),
})

/** A path as it is kept. Throws 422 for one that is none (S-MED-03). */
function readDirectory(directory: string): string {
  const tidy = directory === '' ? '' : directory.split('/').map(tidyMediaName).join('/')
  const refusal = directoryRefusal(tidy)
  if (refusal) throw refusals.name(refusal)
  return tidy
}

function readFileName(name: string): string {
  const tidy = tidyFileName(name)
  const refusal = fileRefusal(tidy)
  if (refusal) throw refusals.name(refusal)
  return tidy
}

/** Folders first, then files, as one list of pages (S-MED-01). A search looks through the folder and all below it. */
export async function listMedia({ db }: Scope, query: ReadListQuery<typeof mediaList>) {
  const { filters, sort, limit, page } = query
  const directory = readDirectory(filters.directory ?? '')
  const folded = foldedName(directory)
  const search = filters.$search
  const sign = sort.direction === 'asc' ? 1 : -1
  const folders = search?.trim()
    ? []
    : (await store.readFolders(db, folded))
        .map((row) => toFolder(directory, row))
        .sort((a, b) => (sort.field === 'name' ? sign : 1) * a.name.localeCompare(b.name, 'pl'))
  const first = (page - 1) * limit
  const shown = folders.slice(first, first + limit)
  const window = { limit: limit - shown.length, offset: Math.max(0, first - folders.length) }
  const files = window.limit > 0 ? await store.readFiles(db, folded, search, sort, window) : []
  const total = folders.length + (await store.countFiles(db, folded, search))
  return { data: [...shown, ...files.map(toFile)], metadata: { total } }
}

/**
 * Takes a file into a folder, which is there from its first file on (S-MED-02). Throws 422 for a name or a content
 * that is not taken, 409 for a name that the folder has.
 */
export async function uploadMedia({ db, now }: Scope, storage: Storage, upload: MediaUpload) {
  const name = readFileName(upload.file.name)
  const asked = readDirectory(upload.directory)
  const bytes = Buffer.from(upload.file.content, 'base64')
  // Node leaves out what is no base64 and reads on.
  if (bytes.toString('base64') !== upload.file.content) throw refusals.notBase64()
  const judged = judgeFile(name, bytes)
  const foldedDirectory = foldedName(asked)
  const row: store.MediaRow = {
    id: newId(),
    directory: asked === '' ? '' : ((await store.readSpelling(db, foldedDirectory)) ?? asked),
    name,
    foldedDirectory,
    foldedName: foldedName(name),
    extension: judged.extension,
    size: judged.bytes.length,
    createdAt: now,
  }
  if (await store.readFile(db, row.foldedDirectory, row.foldedName)) throw refusals.taken()
  await storage.put(storageKey(row), judged.bytes)
  if (!(await store.insertFile(db, row))) {
    await storage.remove(storageKey(row))
    throw refusals.taken()
  }
  return { ...toFile(row), isCleaned: judged.isCleaned }
}

/** The file of a key. Throws 404 for one that is not there, a folder's too. */
async function fileOf({ db }: Pick<Scope, 'db'>, key: string): Promise<store.MediaRow> {
  const slash = key.lastIndexOf('/')
  const directory = foldedName(key.slice(0, Math.max(0, slash)).normalize('NFC'))
  const row = await store.readFile(db, directory, foldedName(key.slice(slash + 1).normalize('NFC')))
  if (!row) throw notFound('The file')
  return row
}

/** Gives a file another name in its folder; its address stays. The ending has to fit its content still. */
export async function renameMedia(scope: Scope, { key, newName }: { key: string; newName: string }) {
  const row = await fileOf(scope, key)
  const name = readFileName(newName)
  const isJpeg = (extension: string) => extension === 'jpg' || extension === 'jpeg'
  const extension = extensionOf(name)
  if (extension !== row.extension && !(isJpeg(extension) && isJpeg(row.extension))) throw refusals.otherType()
  const renamed = await store.renameFile(scope.db, row, { name, foldedName: foldedName(name) })
  if (!renamed) throw refusals.taken()
  return toFile(renamed)
}

/** How much of a hint names it, in characters. */
const TITLE_LENGTH = 60

/** The popups and hints that show a file: they have a gap once it is deleted. */
export async function usesOfMedia(scope: Scope, key: string): Promise<MediaUse[]> {
  const { id } = await fileOf(scope, key)
  const popups = await readPopupsWith(scope.db, id)
  const hints = await readHintsWith(scope.db, id)
  return [
    ...popups.map((popup) => ({ kind: 'popup' as const, _id: popup.id, title: popup.title })),
    ...hints.map((hint) => ({
      kind: 'hint' as const,
      _id: hint.id,
      title: cutText(hint.words.trim(), TITLE_LENGTH).trim(),
    })),
  ]
}

/** Takes a file out of the library. Texts that show it have a gap where it was. */
export async function deleteMedia(scope: Scope, storage: Storage, key: string): Promise<void> {
  const row = await fileOf(scope, key)
  await storage.remove(storageKey(row))
  await store.deleteFile(scope.db, row.id)
}

import { MAX_MEDIA_FILE_BYTES, MEDIA_KEY_LENGTH, MEDIA_NAME_LENGTH } from '@mowka/domain/media'
import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { mediaList } from '../../endpoints/editor/media'
import { dataOf, Id, listOf, Moment, text } from '../common'
import { listQuery } from '../list'

/** Base64 has four characters per three bytes. */
const MAX_BASE64_LENGTH = Math.ceil(MAX_MEDIA_FILE_BYTES / 3) * 4

/** Path of a file or folder in the library: names joined by slashes. */
const Key = text(MEDIA_KEY_LENGTH, 1)

/** A file or folder of the media library (A-MED-10). */
export const MediaFile = z.object({
  key: Key,
  name: text(MEDIA_NAME_LENGTH, 1),
  type: z.enum(['file', 'directory']),
  /** In bytes; for a folder, the sum of its files. */
  size: z.number().int().min(0),
  /** Public URL, unaffected by renaming the file. Null for a folder. */
  url: z.string().nullable(),
  /** Upload time; for a folder, that of its newest file. */
  date: Moment,
})
export type MediaFile = z.infer<typeof MediaFile>

/** A file uploaded to a folder of the library (U19). */
export const MediaUpload = z.object({
  /** Names joined by slashes; the root is empty. */
  directory: text(MEDIA_KEY_LENGTH).default(''),
  file: z.object({
    name: text(MEDIA_NAME_LENGTH * 2, 1),
    /** In base64. */
    content: z.string().max(MAX_BASE64_LENGTH),
  }),
})
export type MediaUpload = z.output<typeof MediaUpload>

/** `isCleaned`: executable or external content was removed from the image. */
export const UploadedMedia = MediaFile.extend({ isCleaned: z.boolean() })

/** A text that embeds a file: the title of a popup, or the first words of a hint. */
export const MediaUse = z.object({ kind: z.enum(['popup', 'hint']), _id: Id, title: z.string() })
export type MediaUse = z.infer<typeof MediaUse>

export const mediaCalls = {
  listMedia: { query: listQuery(mediaList), answer: listOf(MediaFile) },
  getMediaUses: { query: z.object({ key: Key }), answer: dataOf(MediaUse) },
  uploadMedia: { body: MediaUpload, answer: UploadedMedia, success: 201 },
  renameMedia: { body: z.object({ key: Key, newName: text(MEDIA_NAME_LENGTH * 2, 1) }), answer: MediaFile },
  /** The key is in the body, or in the query of clients that send no body. */
  deleteMedia: {
    query: z.object({ key: Key.optional() }),
    body: z.object({ key: Key.optional() }).nullish(),
  },
} satisfies Record<string, CallSchema>

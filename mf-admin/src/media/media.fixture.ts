import type { MediaFile } from '@mowka/contract/schemas/editor/media'

/** A picture in the media library. */
export const file = (name: string, change: Partial<MediaFile> = {}): MediaFile => ({
  key: name,
  name,
  type: 'file',
  size: 1536,
  url: `/files/media/${name.replace('.', '-0.')}`,
  date: '2026-11-16T23:30:00.000Z',
  ...change,
})

/** A folder in the media library. */
export const folder = (key: string, change: Partial<MediaFile> = {}): MediaFile =>
  file(key.split('/').pop() ?? key, { key, type: 'directory', url: null, size: 3 * 1024 * 1024, ...change })

/** A page of the library as the server returns it. */
export const pageOf = (data: MediaFile[], total = data.length) => ({ data, metadata: { total } })

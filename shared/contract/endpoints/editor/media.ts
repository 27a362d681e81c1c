import type { Endpoints } from '../../endpoint'
import { describeList } from '../../list'

/** A folder of the media library, subfolders first (A-MED-08). Defaults to the root. */
export const mediaList = /* @__PURE__ */ describeList({
  filters: { $search: { kind: 'text' }, directory: { kind: 'id' } },
  sort: ['name', 'size', 'date'],
  order: 'name:asc',
  sizes: [10, 50, 100, 500, 1000],
  size: 100,
})

/** The panel's media library (S-MED, A-MED). */
export const mediaEndpoints = {
  listMedia: { call: 'GET /media', shows: ['media'], list: mediaList },
  /** The texts that embed a file. */
  getMediaUses: { call: 'GET /media/uses', shows: ['media'] },
  uploadMedia: { call: 'POST /media', touches: ['media'] },
  renameMedia: { call: 'PATCH /media', touches: ['media'] },
  deleteMedia: { call: 'DELETE /media', touches: ['media'] },
} as const satisfies Endpoints

import type { Endpoints } from '../endpoint'
import { describeList } from '../list'
import { contentKinds } from './history'

/** What an import would do with a row. `theirs` was changed by an editor meanwhile, `gone` was deleted by one: both stay. */
export const importVerdicts = ['created', 'updated', 'theirs', 'gone'] as const

/** What an import would change, row by row, in the order in which it does. */
export const importRowList = /* @__PURE__ */ describeList({
  filters: {
    verdict: { kind: 'choice', values: importVerdicts },
    kind: { kind: 'choice', values: contentKinds },
    $search: { kind: 'text' },
  },
  sort: ['position'],
  order: 'position:asc',
  sizes: [25, 50, 100],
})

/** How content leaves the panel: files of the library in an archive, or a table of exercises. */
export const exportFormats = ['zip', 'csv'] as const

/**
 * Import and export of content in the panel. An editor has one import at a time, so none of these calls names
 * one: nobody reaches another editor's.
 */
export const contentImportEndpoints = {
  getContentImport: { call: 'GET /admin/content-import', shows: ['contentImport'] },
  listContentImportRows: {
    call: 'GET /admin/content-import/rows',
    shows: ['contentImport'],
    list: importRowList,
  },
  /** Takes a file and begins to read it; writes no content. */
  uploadContentImport: { call: 'POST /admin/content-import', touches: ['contentImport'] },
  applyContentImport: { call: 'POST /admin/content-import/apply', touches: ['contentImport'] },
  dropContentImport: { call: 'DELETE /admin/content-import', touches: ['contentImport'] },
  downloadContent: { call: 'GET /admin/content-file', inStore: true, answers: 'stream' },
} as const satisfies Endpoints

import type { Endpoints } from '../../endpoint'
import { describeList } from '../../list'
import { allContent, contentKinds } from './history'

/** Import and export of the library, called by a command. */
export const contentEndpoints = {
  exportContent: { call: 'GET /admin/content', inStore: true },
  importContent: {
    call: 'POST /admin/content',
    touches: ['access', 'courses', 'lessons', 'exercises', 'hints', 'words', 'plans', 'popups', 'company'],
  },
} as const satisfies Endpoints

/**
 * Effect of an import on a row. `theirs` was changed by an editor meanwhile, `gone` was deleted by one, and `held` only
 * differs by a publication that needs an approval: these are left alone.
 */
export const importVerdicts = ['created', 'updated', 'theirs', 'gone', 'held'] as const

/** Rows that an import would change, in the order of the changes. */
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

/** Imports that changed content, newest first. */
export const appliedImportList = /* @__PURE__ */ describeList({
  filters: {},
  sort: ['createdAt'],
  order: 'createdAt:desc',
  sizes: [10, 25],
})

/** Export formats of the panel: an archive of library files, or a table of exercises. */
export const exportFormats = ['zip', 'csv'] as const

/**
 * Import and export of content in the panel. An editor has one import at a time, so the calls need no import id and
 * can't reach another editor's import.
 */
export const contentImportEndpoints = {
  getContentImport: { call: 'GET /admin/content-import', shows: ['contentImport'] },
  listContentImportRows: {
    call: 'GET /admin/content-import/rows',
    shows: ['contentImport'],
    list: importRowList,
  },
  /** Uploads a file and starts parsing it; writes no content. */
  uploadContentImport: { call: 'POST /admin/content-import', touches: ['contentImport'] },
  applyContentImport: { call: 'POST /admin/content-import/apply', touches: ['contentImport'] },
  dropContentImport: { call: 'DELETE /admin/content-import', touches: ['contentImport'] },
  listAppliedImports: {
    call: 'GET /admin/applied-imports',
    shows: ['contentImport'],
    list: appliedImportList,
  },
  /** Undoes an import as one step; a large one in the background. */
  undoAppliedImport: {
    call: 'POST /admin/applied-imports/:id/undo',
    touches: [...allContent, 'contentImport'],
  },
  downloadContent: { call: 'GET /admin/content-file', inStore: true, answers: 'stream' },
} as const satisfies Endpoints

import { libraryFileLimits } from '@mowka/domain/course/library-file'
import { listAppliedImports } from '../history/public'
import type { Api } from '../http/api'
import { staffOnly, withFreeIds } from '../http/policy'
import type { Services } from '../services'
import { contentFile, exportContent } from './export-service'
import { applyPlanOf, dropImport, listRows, showImport, storeFile } from './plan/service'
import { appliedImport, undoApplied } from './plan/undo'
import { readJsonLibrary } from './read-json'
import { importContent } from './service'

/** Maximum size of a library imported by a command, in bytes. */
const LIBRARY_LIMIT = 20 * 1024 * 1024

/** Maximum size of an upload: a file plus its form overhead. */
const UPLOAD_LIMIT = libraryFileLimits.bytes + 64 * 1024

/** Files per minute; each one is expensive to read or create. */
const FILES_PER_MINUTE = 30

/** Routes for importing and exporting the library by command and in the panel. */
export function importRoutes(api: Api, services: Services): void {
  api.route('importContent', staffOnly('admin'), ({ body, now }) => importContent(services, body, now), {
    bodyLimit: LIBRARY_LIMIT,
    parseBody: (json) => readJsonLibrary(services.startUploadParser, json),
  })
  api.route('exportContent', staffOnly('editor'), ({ db }) => exportContent(db))

  api.route('getContentImport', staffOnly('editor'), (call) => showImport(call))
  api.route('listContentImportRows', staffOnly('editor'), (call) => listRows(call, call.query))
  api.route('uploadContentImport', staffOnly('editor'), (call) => storeFile(call, services, call.body.file), {
    bodyLimit: UPLOAD_LIMIT,
    callsPerMinute: FILES_PER_MINUTE,
  })
  const ownRows = withFreeIds(staffOnly('editor'), {
    'body.takeIds': 'rows of the plan of the editor who calls; others are not looked for',
  })
  api.route('applyContentImport', ownRows, (call) => applyPlanOf(call, services, call.body))
  api.route('dropContentImport', staffOnly('editor'), (call) => dropImport(call, services))

  api.route('listAppliedImports', staffOnly('editor'), ({ db, query }) => listAppliedImports(db, query))
  api.route('undoAppliedImport', appliedImport('params.id'), (call) =>
    undoApplied(call, services, call.object),
  )

  const anyCourse = withFreeIds(staffOnly('editor'), { 'query.courseId': 'editors may read every course' })
  api.route(
    'downloadContent',
    anyCourse,
    async ({ db, query, header }) => {
      const { type, content, ending } = await contentFile(db, query)
      header('Content-Disposition', `attachment; filename="mowka.${ending}"`)
      header('Cache-Control', 'no-store')
      return { type, content }
    },
    { callsPerMinute: FILES_PER_MINUTE },
  )
}

import { libraryFileLimits } from '@mowka/domain/course/library-file'
import { z } from 'zod'
import { type CallSchema, multipart, stream, upload } from '../../call-schema'
import { exportFormats, importRowList, importVerdicts } from '../../endpoints/editor/content'
import { CefrLevel, Id, LangCode, listOf, Moment, text, wholeNumber } from '../common'
import { listQuery } from '../list'
import { ContentKind, FieldChange } from './history'

/**
 * State of an import: the file is being parsed, planned, rejected, being applied, applied, or it failed halfway and
 * can be continued.
 */
export const ImportState = z.enum(['reading', 'planned', 'refused', 'applying', 'done', 'failed'])
export type ImportState = z.infer<typeof ImportState>

export const ImportVerdict = z.enum(importVerdicts)
export type ImportVerdict = z.infer<typeof ImportVerdict>

/** An error that prevents the import of a file, with its position if known. */
export const ImportMistake = z.object({
  /** Empty for the whole file. */
  file: z.string(),
  line: wholeNumber(1).nullable(),
  key: z.string().nullable(),
  /** Code of a text in the panel, with its values; `null` if there is only the message. */
  code: z.string().nullable(),
  values: z.record(z.string(), z.string()).default({}),
  /** In English, for logs and commands. */
  message: z.string(),
})
export type ImportMistake = z.infer<typeof ImportMistake>

/** Number of rows by effect of the import. */
export const ImportPlanCounts = z.object({
  created: wholeNumber(),
  updated: wholeNumber(),
  unchanged: wholeNumber(),
  theirs: wholeNumber(),
  gone: wholeNumber(),
})
export type ImportPlanCounts = z.infer<typeof ImportPlanCounts>

/** An editor's import. */
export const ContentImport = z.object({
  /** Also the id of its batch in the history. */
  _id: Id,
  fileName: z.string(),
  state: ImportState,
  /** Progress of parsing or writing. */
  percent: wholeNumber(0, 100),
  createdAt: Moment,
  /** Expiry, after which it is deleted. */
  keptUntil: Moment,
  /** Hash of the plan, required for applying it. Null before the plan exists. */
  digest: z.string().nullable(),
  /** Whether the plan was rebuilt because content had changed since the previous one. */
  isNewPlan: z.boolean(),
  counts: ImportPlanCounts,
  /** Numbers of rows that were written, and of rows that were left alone because an editor changed them meanwhile. */
  written: wholeNumber(),
  overtaken: wholeNumber(),
  /** The first errors, and their total number. */
  mistakes: z.array(ImportMistake),
  mistakeCount: wholeNumber(),
  /** Files of the archive that the panel doesn't import. */
  left: z.array(z.string()),
  leftCount: wholeNumber(),
})
export type ContentImport = z.infer<typeof ContentImport>

/** A row that an import affects. */
export const ImportRow = z.object({
  /** Id in the database. */
  _id: Id,
  kind: ContentKind,
  verdict: ImportVerdict,
  /** Display name. */
  title: z.string(),
  /** Path of its file. */
  file: z.string(),
  /** Changed fields, before and after. */
  changes: z.array(FieldChange),
  /** Findings of the library's rules, which don't prevent the import. */
  remarks: z.array(
    z.object({
      key: z.string(),
      /** The finding's code with its parameters; absent if there is only the message. */
      by: z.looseObject({ code: z.string() }).optional(),
      /** In English. */
      message: z.string(),
    }),
  ),
  /** Outcome: `null` before it was processed, `false` if it was changed at that moment. */
  isWritten: z.boolean().nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** Maximum number of rows for which an editor may overwrite another editor's change. */
const MAX_TAKEN = 1000

export const contentImportCalls = {
  getContentImport: { answer: z.object({ import: ContentImport.nullable() }) },
  listContentImportRows: { query: listQuery(importRowList), answer: listOf(ImportRow) },
  uploadContentImport: {
    takes: multipart({ maxFileBytes: libraryFileLimits.bytes }),
    body: z.object({ file: upload() }),
    answer: ContentImport,
    success: 202,
  },
  applyContentImport: {
    body: z.object({
      digest: text(64, 1),
      /** Ids of rows whose changes are overwritten by the file. */
      takeIds: z.array(Id).max(MAX_TAKEN).optional(),
    }),
    answer: ContentImport,
    success: 202,
  },
  dropContentImport: {},
  downloadContent: {
    query: z.object({
      format: z.enum(exportFormats),
      /** The language being learned; all by default. */
      lang: LangCode.optional(),
      courseId: Id.optional(),
      /** For a table of exercises: lesson level, tag, and text. */
      level: CefrLevel.optional(),
      tag: text(60).optional(),
      search: text(200).optional(),
    }),
    gives: stream('application/zip', 'text/csv'),
  },
} satisfies Record<string, CallSchema>

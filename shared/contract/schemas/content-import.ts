import { libraryFileLimits } from '@mowka/domain/library-file'
import { z } from 'zod'
import { exportFormats, importRowList, importVerdicts } from '../endpoints/content-import'
import { type CallSchema, multipart, stream, upload } from './call'
import { CefrLevel, Id, LangCode, listOf, Moment, text, wholeNumber } from './common'
import { ContentKind, FieldChange } from './history'
import { listQuery } from './list'

/**
 * Where an import is: its file is read, it shows what it would change, its file is refused, it writes, all is written,
 * or it failed halfway and can go on.
 */
export const ImportState = z.enum(['reading', 'planned', 'refused', 'applying', 'done', 'failed'])
export type ImportState = z.infer<typeof ImportState>

export const ImportVerdict = z.enum(importVerdicts)
export type ImportVerdict = z.infer<typeof ImportVerdict>

/** What keeps a file from being imported, with its place as well as it is known. */
export const ImportMistake = z.object({
  /** Empty for the file as a whole. */
  file: z.string(),
  line: wholeNumber(1).nullable(),
  key: z.string().nullable(),
  /** For what the panel has words for, with the values in them; null where only the message says it. */
  code: z.string().nullable(),
  values: z.record(z.string(), z.string()).default({}),
  /** In English, for logs and commands. */
  message: z.string(),
})
export type ImportMistake = z.infer<typeof ImportMistake>

/** How many rows an import concerns, by what it does with them. */
export const ImportPlanCounts = z.object({
  created: wholeNumber(),
  updated: wholeNumber(),
  unchanged: wholeNumber(),
  theirs: wholeNumber(),
  gone: wholeNumber(),
})
export type ImportPlanCounts = z.infer<typeof ImportPlanCounts>

/** The import of an editor. */
export const ContentImport = z.object({
  /** Also the batch of its changes in the history. */
  _id: Id,
  fileName: z.string(),
  state: ImportState,
  /** How far reading or writing is. */
  percent: wholeNumber(0, 100),
  createdAt: Moment,
  /** It is forgotten after this. */
  keptUntil: Moment,
  /** Names the plan; whoever applies it has to have seen it. Null before there is one. */
  digest: z.string().nullable(),
  /** True for a plan that was made again because content had changed since the one before. */
  isNewPlan: z.boolean(),
  counts: ImportPlanCounts,
  /** Rows that were written, and rows that someone changed while they were about to be: those stayed. */
  written: wholeNumber(),
  overtaken: wholeNumber(),
  /** The first of the mistakes, and how many there are. */
  mistakes: z.array(ImportMistake),
  mistakeCount: wholeNumber(),
  /** Files of the archive that are none of what the panel imports. */
  left: z.array(z.string()),
  leftCount: wholeNumber(),
})
export type ContentImport = z.infer<typeof ContentImport>

/** A row that an import concerns. */
export const ImportRow = z.object({
  /** The row in the database. */
  _id: Id,
  kind: ContentKind,
  verdict: ImportVerdict,
  /** What people know it by. */
  title: z.string(),
  /** The file that it is in. */
  file: z.string(),
  /** Field by field, before and after. */
  changes: z.array(FieldChange),
  /** What the rules of the library find in it. It can be imported all the same. */
  remarks: z.array(
    z.object({
      key: z.string(),
      /** The same by its code and what belongs to it; absent for what only the message says. */
      by: z.looseObject({ code: z.string() }).optional(),
      /** In English. */
      message: z.string(),
    }),
  ),
  /** What became of it: null before it was its turn, false when someone changed it in that moment. */
  isWritten: z.boolean().nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** Rows that editors may take one by one although another editor changed them. */
const MOST_TAKEN = 1000

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
      /** Ids of rows that an editor changed and that take the file's version. */
      takeIds: z.array(Id).max(MOST_TAKEN).optional(),
    }),
    answer: ContentImport,
    success: 202,
  },
  dropContentImport: {},
  downloadContent: {
    query: z.object({
      format: z.enum(exportFormats),
      /** The language that is learned; all without one. */
      lang: LangCode.optional(),
      courseId: Id.optional(),
      /** Exercises of a table only: of lessons of a level, with a tag, with a text. */
      level: CefrLevel.optional(),
      tag: text(60).optional(),
      search: text(200).optional(),
    }),
    gives: stream('application/zip', 'text/csv'),
  },
} satisfies Record<string, CallSchema>

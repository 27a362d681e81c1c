import { libraryFileLimits } from '@mowka/domain/course/library-file'
import { z } from 'zod'
import { type CallSchema, multipart, stream, upload } from '../../call-schema'
import {
  appliedImportList,
  exportFormats,
  importRowList,
  importVerdicts,
} from '../../endpoints/editor/content'
import { CefrLevel, Id, IdParams, LangCode, listOf, Moment, text, wholeNumber } from '../common'
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
  held: wholeNumber(),
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

/**
 * Reason why undoing an import left a row alone: it was changed later, deleted later, is used by content that stays,
 * needs an approval before it is published again, or a rule of its kind rejects its earlier state.
 */
export const KeepReason = z.enum(['changed', 'gone', 'inUse', 'needsApproval', 'refused'])
export type KeepReason = z.infer<typeof KeepReason>

/** A row that undoing an import left alone; `name` is null if it was deleted. */
export const KeptRow = z.object({
  kind: ContentKind,
  rowId: Id,
  name: z.string().nullable(),
  reason: KeepReason,
})
export type KeptRow = z.infer<typeof KeptRow>

/** An import that is written, in effect, being undone, stopped halfway through that, or undone. */
export const AppliedImportState = z.enum(['applying', 'applied', 'undoing', 'failed', 'undone'])
export type AppliedImportState = z.infer<typeof AppliedImportState>

/** Source of the changes: a file, or sentence pairs pasted into a lesson. */
export const ImportSource = z.enum(['file', 'pairs'])
export type ImportSource = z.infer<typeof ImportSource>

/** Outcome of undoing an import so far. */
export const ImportUndo = z.object({
  author: z.string().nullable(),
  createdAt: Moment,
  /** Progress of a large import. */
  percent: wholeNumber(0, 100),
  /** Numbers of rows with their earlier values, rows deleted, and rows archived because learners use them. */
  restored: wholeNumber(),
  removed: wholeNumber(),
  archived: wholeNumber(),
  /** The first rows left alone, and their total number. */
  kept: z.array(KeptRow),
  keptCount: wholeNumber(),
})
export type ImportUndo = z.infer<typeof ImportUndo>

/** An import that changed content. */
export const AppliedImport = z.object({
  /** Also the id of its batch in the history. */
  _id: Id,
  source: ImportSource,
  /** The file's name, or the lesson's. */
  name: z.string(),
  /** The editor's email address; `null` if the account was deleted. */
  author: z.string().nullable(),
  createdAt: Moment,
  state: AppliedImportState,
  /** Numbers of rows that it created and changed. */
  created: wholeNumber(),
  changed: wholeNumber(),
  undo: ImportUndo.nullable(),
})
export type AppliedImport = z.infer<typeof AppliedImport>

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
  listAppliedImports: { query: listQuery(appliedImportList), answer: listOf(AppliedImport) },
  undoAppliedImport: { params: IdParams, answer: AppliedImport },
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

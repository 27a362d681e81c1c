import { z } from 'zod'
import { bytes, type CallSchema } from './call'
import { IdParams, Moment, text, wholeNumber } from './common'

/** State of a personal data export. `FAILED` means that it did not finish in time and can be requested again. */
export const DataExport = z.object({
  state: z.enum(['NONE', 'WAITING', 'READY', 'FAILED']),
  /** Progress, 0 to 100. */
  percent: wholeNumber(0, 100),
  requestedAt: Moment.nullable(),
  /** Expiry of a finished export. */
  keptUntil: Moment.nullable(),
  /** File size. */
  bytes: wholeNumber().nullable(),
  /** Download link, valid for 15 minutes. */
  url: z.string().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

export const accountCalls = {
  resetPassword: { answer: z.object({}) },
  /** `email` is the account's address, typed by its owner to prevent accidental deletion. */
  deleteAccount: {
    body: z.object({ email: text(320) }),
    /** `siteUrl` is the page for visitors without an account. */
    answer: z.object({ deleted: z.literal(true), siteUrl: z.string() }),
  },
  requestDataExport: { answer: DataExport, success: 202 },
  getDataExport: { answer: DataExport },
  getDataExportFile: {
    params: IdParams,
    query: z.object({ token: text(300) }),
    gives: bytes('application/json'),
  },
} satisfies Record<string, CallSchema>

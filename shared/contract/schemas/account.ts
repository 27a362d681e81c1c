import { z } from 'zod'
import { bytes, type CallSchema } from './call'
import { IdParams, Moment, text, wholeNumber } from './common'

/**
 * The copy of everything that is kept about a person. `FAILED` means that it was not finished in time: it can be
 * asked for again.
 */
export const DataExport = z.object({
  state: z.enum(['NONE', 'WAITING', 'READY', 'FAILED']),
  /** How much of it is done, 0 to 100. */
  percent: wholeNumber(0, 100),
  requestedAt: Moment.nullable(),
  /** Until when it is kept, once it is ready. */
  keptUntil: Moment.nullable(),
  /** Its size. */
  bytes: wholeNumber().nullable(),
  /** Where it is; the link is good for a quarter of an hour. */
  url: z.string().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

export const accountCalls = {
  resetPassword: { answer: z.object({}) },
  /** `email` is the address of the account, typed by its owner: nobody deletes an account by a slip. */
  deleteAccount: {
    body: z.object({ email: text(320) }),
    /** `siteUrl` is where people go who have no account any more. */
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

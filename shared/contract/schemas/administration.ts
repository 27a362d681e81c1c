import { z } from 'zod'
import { type CallSchema, Id, LangCode, Moment } from './common'
import { ContentLibrary } from './content'
import { ReleasesOverview } from './platform'
import { User } from './user'

/** What an import did with the rows it brought. `kept` were edited in the panel and stay as they are (design §2). */
export const ImportCounts = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  kept: z.number().int(),
})
export type ImportCounts = z.infer<typeof ImportCounts>

export const administrationCalls = {
  importContent: { body: ContentLibrary, answer: ImportCounts },
  /** Sets until when a person may learn a language, and the granted courses as a whole when they are given (C62). */
  grantAccess: {
    body: z.object({
      userId: Id,
      targetLang: LangCode,
      expiresAt: Moment,
      courseIds: z.array(Id).max(1000).optional(),
    }),
    answer: User,
  },
  /** What the commands of releases show, for people of the panel: they have no release token. */
  getReleases: { answer: ReleasesOverview },
} satisfies Record<string, CallSchema>

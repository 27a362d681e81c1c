import { z } from 'zod'
import { Product } from './commerce'
import { CefrLevel, LangCode } from './common'
import { CompanyAccess } from './company'
import { AlternativeAnswer, GapRange } from './learning'
import { Popup } from './popup'

/** The place of a piece of content, e.g. `courses/eng/dom-i-miasto`. The server makes its id out of it (design §2). */
export const ContentPath = z
  .string()
  .max(300)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)+$/)

export const ContentWord = z.object({
  path: ContentPath,
  example: z.string().min(1),
  answer: z.string().min(1),
  /** IPA between slashes. */
  transcription: z.string().nullable(),
})
export type ContentWord = z.infer<typeof ContentWord>

export const ContentHint = z.object({
  path: ContentPath,
  content: z.string().min(1),
  isFullScreen: z.boolean(),
})
export type ContentHint = z.infer<typeof ContentHint>

export const ContentExercise = z.object({
  path: ContentPath,
  example: z.string().min(3),
  answer: z.string().min(3),
  alternatives: z.array(AlternativeAnswer),
  /** Empty, or one gap that holds all ranges (learner core §3). */
  gaps: z.array(z.object({ ranges: z.array(GapRange).min(1) })).max(1),
  /** Paths of words and hints of the same lesson. */
  words: z.array(ContentPath),
  hints: z.array(ContentPath),
  /** The chapter's tag comes first (vocabulary and commerce §3). */
  tags: z.array(z.string()),
  active: z.boolean(),
})
export type ContentExercise = z.infer<typeof ContentExercise>

export const ContentLesson = z.object({
  path: ContentPath,
  /** `title|description` in the language being learned. */
  nameTarget: z.string(),
  /** `title|description` in the learner's language. */
  nameSource: z.string(),
  level: CefrLevel,
  tags: z.array(z.string()),
  active: z.boolean(),
  exercises: z.array(ContentExercise),
  hints: z.array(ContentHint),
  words: z.array(ContentWord),
})
export type ContentLesson = z.infer<typeof ContentLesson>

export const ContentCourse = z.object({
  path: ContentPath,
  name: z.string().min(1),
  description: z.string(),
  levels: z.array(CefrLevel).min(1),
  tags: z.array(z.string()),
  sourceLang: LangCode,
  targetLang: LangCode,
  active: z.boolean(),
  explicitAccessRequired: z.boolean(),
  position: z.number().int(),
  lessons: z.array(ContentLesson),
})
export type ContentCourse = z.infer<typeof ContentCourse>

/** A message to learners. */
export const ContentPopup = Popup.omit({ _id: true }).extend({ path: ContentPath, title: z.string().min(1) })
export type ContentPopup = z.infer<typeof ContentPopup>

/** A person of a company of the demo state. Days are counted back from the moment of the import. */
export const ContentCompanyUser = z.object({
  email: z.email(),
  firstname: z.string(),
  lastname: z.string(),
  isAdmin: z.boolean(),
  invitationStatus: z.enum(['PENDING', 'ACCEPTED']),
  /** The package of the invitation; somebody who accepted has taken a seat of it. */
  code: z.string().nullable(),
  invitedDaysAgo: z.number().int().min(0).nullable(),
  acceptedDaysAgo: z.number().int().min(0).nullable(),
})
export type ContentCompanyUser = z.infer<typeof ContentCompanyUser>

export const ContentCompany = z.object({
  path: ContentPath,
  name: z.string().min(1),
  active: z.boolean(),
  /** The contract holds until the end of this day in Warsaw. */
  contractActiveTo: z.iso.date(),
  accesses: z.array(CompanyAccess.omit({ remaining: true })),
  users: z.array(ContentCompanyUser),
})
export type ContentCompany = z.infer<typeof ContentCompany>

/** Everything that an import brings: the learning library, the plans, the popups and the companies of the demo state. */
export const ContentLibrary = z.object({
  courses: z.array(ContentCourse),
  products: z.array(Product),
  popups: z.array(ContentPopup),
  companies: z.array(ContentCompany),
})
export type ContentLibrary = z.infer<typeof ContentLibrary>

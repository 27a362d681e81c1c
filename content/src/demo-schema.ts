import { CefrLevel, EmailAddress, LangCode } from '@mowka/contract/schemas/common'
import { z } from 'zod'
import { Slug, Text } from './schema'

const CompanyPerson = z.strictObject({
  email: EmailAddress,
  firstname: Text,
  lastname: Text,
  invitationStatus: z.enum(['PENDING', 'ACCEPTED']),
  /** The package of the invitation; a member who accepted occupies one of its seats. */
  code: Text.optional(),
  invitedDaysAgo: z.number().int().min(0).optional(),
  acceptedDaysAgo: z.number().int().min(0).optional(),
})

/** A company of the demo state. */
export const CompanyEntry = z.strictObject({
  slug: Slug,
  name: Text,
  active: z.boolean(),
  /** Last day of the contract. */
  contractActiveTo: z.iso.date(),
  /** Emails from `users`. */
  admins: z.array(EmailAddress).min(1),
  accesses: z.array(
    z.strictObject({
      code: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
      limit: z.number().int().min(1),
      languages: z
        .array(z.strictObject({ targetLang: LangCode, periodMonths: z.number().int().min(1) }))
        .min(1),
      /** Grosz per seat. */
      unitPrice: z.number().int().min(0),
    }),
  ),
  users: z.array(CompanyPerson),
})
export type CompanyEntry = z.infer<typeof CompanyEntry>

/** A sandbox account and its history. Days are relative to the seeding. */
export const LearnerEntry = z.strictObject({
  email: EmailAddress,
  onboardingStatus: z.enum(['PENDING', 'SKIPPED', 'COMPLETED']),
  learnLang: LangCode.optional(),
  levels: z.partialRecord(LangCode, CefrLevel).default({}),
  accesses: z
    .array(
      z.union([
        z.strictObject({ targetLang: LangCode, months: z.number().int().min(1) }),
        z.strictObject({ targetLang: LangCode, endedDaysAgo: z.number().int().min(1) }),
      ]),
    )
    .default([]),
  /** Granted courses with explicit access, as `<lang>/<course>`. */
  courses: z.array(z.string()).default([]),
  history: z
    .array(
      z
        .strictObject({
          /** As `<lang>/<course>`. */
          course: z.string(),
          lesson: Slug,
          finished: z.boolean(),
          /** Number of finished exercises, for an unfinished lesson only. */
          done: z.number().int().min(1).optional(),
          /** Number of started words, for an unfinished lesson only. */
          words: z.number().int().min(1).optional(),
          daysAgo: z.number().int().min(0),
        })
        .refine((entry) => entry.finished === (entry.done === undefined), {
          message: 'an unfinished lesson says how many exercises are done, a finished one does not',
          path: ['done'],
        })
        .refine((entry) => !entry.finished || entry.words === undefined, {
          message: 'of a finished lesson all words were learned',
          path: ['words'],
        }),
    )
    .default([]),
  /** A finished lesson practised on many days, for long-term statistics. */
  practice: z
    .strictObject({
      course: z.string(),
      lesson: Slug,
      fromDaysAgo: z.number().int().min(1).max(400),
      toDaysAgo: z.number().int().min(0),
      daysAWeek: z.number().int().min(1).max(7),
      answersADay: z.number().int().min(1).max(40),
    })
    .refine((entry) => entry.fromDaysAgo >= entry.toDaysAgo, {
      message: 'ends before it begins',
      path: ['toDaysAgo'],
    })
    .optional(),
  /** Notes on sentences, and favourites. */
  notes: z
    .array(
      z
        .strictObject({
          course: z.string(),
          lesson: Slug,
          exercise: Slug,
          text: z.string().default(''),
          favourite: z.boolean().default(false),
          daysAgo: z.number().int().min(0),
        })
        .refine(({ text, favourite }) => text !== '' || favourite, {
          message: 'is empty: a note has a text, or a favourite sentence',
          path: ['text'],
        }),
    )
    .default([]),
  /** Number of days before the seeding with moods. */
  moodDays: z.number().int().min(1).max(90).optional(),
})
export type LearnerEntry = z.infer<typeof LearnerEntry>

/** The demo state: companies and learners. */
export const DemoFile = z.strictObject({
  companies: z.array(CompanyEntry),
  learners: z.array(LearnerEntry),
})
export type DemoFile = z.infer<typeof DemoFile>

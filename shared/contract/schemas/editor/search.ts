import { CONTENT_SEARCH_LENGTH } from '@mowka/domain/course/content-search'
import { z } from 'zod'
import type { CallSchema } from '../../call-schema'
import { kindsInLessons } from '../../endpoints/editor/search'
import { Id, LangCode, listOf, trimmedText } from '../common'
import { ContentKind } from './history'

/** Maximum number of results of one kind. */
export const MAX_HITS_OF_KIND = 5

/** A row of content that a search found. */
export const ContentHit = z.object({
  kind: ContentKind,
  _id: Id,
  title: z.string(),
  /** The language of the title; `null` for a text in the learners' own language. */
  titleLang: LangCode.nullable(),
  /** The other side of a sentence or word, or the course of a lesson; may be empty. */
  detail: z.string(),
  detailLang: LangCode.nullable(),
  /** The language that the content teaches; `null` for a popup. */
  targetLang: LangCode.nullable(),
  /** `false` for drafts, archived rows and content that is switched off. */
  isActive: z.boolean(),
})
export type ContentHit = z.infer<typeof ContentHit>

/** Maximum number of lessons that use a row and are listed; all of them are counted. */
export const MAX_LISTED_LESSONS = 50

/** A lesson that uses a row. */
export const LessonUsing = z.object({
  _id: Id,
  title: z.string(),
  /** The name of its first course; empty for a lesson without one. */
  course: z.string(),
  isActive: z.boolean(),
})
export type LessonUsing = z.infer<typeof LessonUsing>

export const searchCalls = {
  /** Finds rows by a part of their text, by their whole text if it has one or two letters, or by their id. */
  searchContent: {
    query: z.object({ text: trimmedText(CONTENT_SEARCH_LENGTH, 1) }),
    answer: z.object({
      /** At most five of each kind, the best match first. */
      data: z.array(ContentHit),
      /** The kinds with further matches. */
      more: z.array(ContentKind),
    }),
  },
  /** The lessons with an exercise, with a word to learn, or with a hint of one of their exercises. */
  getLessonsUsing: {
    params: z.object({ kind: z.enum(kindsInLessons), id: Id }),
    answer: listOf(LessonUsing),
  },
} satisfies Record<string, CallSchema>

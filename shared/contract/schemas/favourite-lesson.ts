import { z } from 'zod'
import type { CallSchema } from './call'
import { Id, IdParams } from './common'

/** A learner's favourite lesson for listening (V-ENT-08). */
export const FavouriteLesson = z.object({ _id: Id, lessonId: Id })
export type FavouriteLesson = z.infer<typeof FavouriteLesson>

export const favouriteLessonCalls = {
  getFavouriteLessons: { answer: z.array(FavouriteLesson) },
  addFavouriteLesson: { body: z.object({ lessonId: Id }), answer: FavouriteLesson, success: 201 },
  removeFavouriteLesson: { params: IdParams },
} satisfies Record<string, CallSchema>

import { isDeepStrictEqual } from 'node:util'
import type { ContentLesson, ContentPopup } from '@mowka/contract/schemas/content'
import { contentId } from '@mowka/domain/content-id'

/** Whether two pieces are equal, whatever the order of their keys. */
export const isSamePiece = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)

const byId = <Piece extends { path: string }>(piece: Piece): Piece => ({
  ...piece,
  path: contentId(piece.path),
})

const introductionById = ({ introduction }: ContentLesson) =>
  introduction
    ? {
        ...introduction,
        examples: introduction.examples.map(({ exercise, mark }) => ({
          exercise: contentId(exercise),
          mark,
        })),
      }
    : null

const dialogueById = ({ dialogue }: ContentLesson) =>
  dialogue ? { ...dialogue, phrases: dialogue.phrases.map(contentId) } : null

/** A lesson by the ids of its pieces. Hints have no order of their own. */
export const canonicalLesson = (lesson: ContentLesson): ContentLesson => ({
  ...byId(lesson),
  introduction: introductionById(lesson),
  dialogue: dialogueById(lesson),
  exercises: lesson.exercises.map((exercise) => ({
    ...byId(exercise),
    words: exercise.words.map(contentId),
    hints: exercise.hints.map(contentId),
  })),
  words: lesson.words.map(byId),
  hints: lesson.hints.map(byId).toSorted((a, b) => a.path.localeCompare(b.path)),
})

export const canonicalPopup = (popup: ContentPopup): ContentPopup => byId(popup)

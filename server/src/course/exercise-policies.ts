import type { Database } from '../database/database'
import { type IdPath, objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { readWholeExercise, type WholeExercise } from './exercise-store'

/** Finds an exercise. Throws 404 for an unknown one. */
export async function findExercise(db: Database, id: string): Promise<WholeExercise> {
  const exercise = await readWholeExercise(db, id)
  if (!exercise) throw notFound('The exercise')
  return exercise
}

/** Allows editors any exercise. */
export const anyExercise = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'admin',
    who: 'admin',
    kind: 'exercise',
    at,
    load: ({ db }, id) => findExercise(db, id),
  })

import { findOpenExercise, type OpenExercise } from '../course/public'
import { isAdmin } from '../http/person'
import type { Policy } from '../http/policy'
import { forbidden } from '../http/problem'
import { findCallerOnly } from '../user/public'

/**
 * Anyone with access to a lesson with the exercise; 403 `LESSON_LOCKED` otherwise. Admins may omit the exercise,
 * because editors try out answers before saving them.
 */
export const answeredExercise: Policy<
  'signed-in',
  { body: { exerciseId?: string | undefined } },
  OpenExercise | undefined
> = {
  name: 'exercise of an open lesson; admin without one',
  who: 'signed-in',
  objects: [{ kind: 'exercise', at: 'body.exerciseId' }],
  find: ({ body, ...authRequest }) => {
    if (body.exerciseId !== undefined) return findOpenExercise(authRequest, body.exerciseId)
    if (!isAdmin(authRequest.bearer)) throw forbidden()
    return findCallerOnly(authRequest)
  },
}

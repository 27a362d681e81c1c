import { openExercise } from '../course/public'
import type { Api } from '../http/api'
import { signedIn, withFreeIds } from '../http/policy'
import { ownNote } from './policies'
import * as service from './service'
import { deleteNote } from './store'

/** Nobody writes twice a second; more is a program, and cleaning rich text is work. */
const WRITES_PER_MINUTE = 120

/** A learner's own notes and favourite sentences (S-NOTE-01 to S-NOTE-05). */
export function noteRoutes(api: Api): void {
  const ownNotes = withFreeIds(signedIn, {
    'query.filters.exerciseId': 'chooses among the notes of the caller',
    'query.filters.lessonId': 'chooses among the notes of the caller',
  })
  api.route('listUserNotes', ownNotes, (call) =>
    service.listNotes(call, call.query, call.query.options === 'withExercises:1'),
  )

  api.route('getLessonsWithNotes', signedIn, (call) => service.lessonsWithNotes(call))

  const limits = { callsPerMinute: WRITES_PER_MINUTE }
  api.route(
    'createUserNote',
    openExercise('body.exerciseId'),
    (call) => service.createNote(call, call.object, call.body),
    limits,
  )

  api.route(
    'updateUserNote',
    ownNote('params.id'),
    (call) => service.updateNote(call, call.object, call.body),
    limits,
  )

  api.route('deleteUserNote', ownNote('params.id'), ({ db, object }) => deleteNote(db, object.id))
}

import type { NoteFormat } from '@mowka/contract/schemas/note'
import { openExercise } from '../course/public'
import type { Api } from '../http/api'
import { type IdPath, objectPolicy, signedIn, staffOnly, withFreeIds } from '../http/policy'
import { notFound } from '../http/problem'
import * as service from './service'
import { countNotesAbout, deleteNote, type NoteRow, readOwnNote } from './store'

/** Allows the note's author; 404 for everyone else, admins included. */
const ownNote = <const At extends IdPath>(at: At) =>
  objectPolicy({
    name: 'own note',
    who: 'signed-in',
    kind: 'note',
    at,
    load: async ({ db, person }, id): Promise<NoteRow> => {
      const note = await readOwnNote(db, person.userId, id)
      if (!note) throw notFound('The note')
      return note
    },
  })

/** Two per second is more than anyone writes; a higher rate is a script, and sanitizing rich text costs CPU time. */
const WRITES_PER_MINUTE = 120

/** More files than anyone downloads. */
const EXPORTS_PER_MINUTE = 20

const files: Record<NoteFormat, { type: string; ending: string }> = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  anki: { type: 'text/plain; charset=utf-8', ending: 'txt' },
}

/** A learner's own notes and favourite sentences (S-NOTE-01 to S-NOTE-05). */
export function noteRoutes(api: Api): void {
  const ownNotes = withFreeIds(signedIn, {
    'query.filters.exerciseId': 'chooses among the notes of the caller',
    'query.filters.lessonId': 'chooses among the notes of the caller',
  })
  api.route('listUserNotes', ownNotes, (call) =>
    service.listNotes(call, call.query, call.query.options === 'withExercises:1'),
  )

  const anyExercise = withFreeIds(staffOnly('editor'), {
    'params.id': 'editors read a number, and nothing of the notes',
  })
  api.route('countExerciseNotes', anyExercise, async ({ db, params }) => ({
    learners: await countNotesAbout(db, params.id),
  }))

  api.route(
    'exportUserNotes',
    signedIn,
    async (call) => {
      const { format } = call.query
      const { type, ending } = files[format]
      call.header(
        'Content-Disposition',
        `attachment; filename="mowka-notatki-${call.pair.targetLang.toLowerCase()}.${ending}"`,
      )
      return { type, content: Buffer.from(await service.exportNotes(call, format)) }
    },
    { callsPerMinute: EXPORTS_PER_MINUTE },
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

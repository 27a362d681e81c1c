import { type IdPath, objectPolicy } from '../http/policy'
import { notFound } from '../http/problem'
import { type NoteRow, readOwnNote } from './store'

/** Allows the note's author; 404 for everyone else, admins included. */
export const ownNote = <const At extends IdPath>(at: At) =>
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

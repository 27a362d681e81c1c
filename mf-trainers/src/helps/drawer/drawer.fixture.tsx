import { paths } from '@mowka/contract/routes'
import type { NewUserNote, UserNote } from '@mowka/contract/schemas/note'
import type { LearningMode } from '@mowka/contract/schemas/progress'
import { type FakeCall, learner, type PageOptions, renderPage } from '@mowka/testing'
import { exercise } from '@mowka/testing/entities'
import { texts } from '../../pages'
import { SentenceDrawer } from './TrainerDrawer'

/** A note on the sentence e1. */
export const userNote = (change: Partial<UserNote> = {}): UserNote => ({
  _id: 'n1',
  exerciseId: 'e1',
  exercise: exercise(),
  note: { rawNote: 'Bez the.', htmlNote: 'Bez the.' },
  isFavourite: false,
  createdAt: '2026-11-10T10:00:00.000Z',
  updatedAt: '2026-11-10T10:00:00.000Z',
  targetLang: 'ENG',
  lessonId: 'l1',
  ...change,
})

/** A notes API with one note per sentence. */
export function notesApi(first: readonly UserNote[] = []) {
  let notes = [...first]
  const idOf = (call: FakeCall) => call.params.id ?? ''
  const find = (id: string) => notes.find(({ _id }) => _id === id) ?? userNote()
  return {
    listUserNotes: () => ({ data: notes, metadata: { total: notes.length } }),
    createUserNote: async ({ body }) => {
      const { createdAt = '2026-11-22T10:00:00.000Z', ...given } = body as NewUserNote
      const note = userNote({ ...given, _id: `new ${given.exerciseId}`, createdAt, targetLang: 'ENG' })
      notes = [note, ...notes.filter(({ exerciseId }) => exerciseId !== note.exerciseId)]
      return note
    },
    updateUserNote: async (call) => {
      const note = { ...find(idOf(call)), ...(call.body as Partial<UserNote>) }
      notes = notes.map((each) => (each._id === note._id ? note : each))
      return note
    },
    deleteUserNote: async (call) => {
      notes = notes.filter(({ _id }) => _id !== idOf(call))
      return undefined
    },
  } satisfies PageOptions['api']
}

/** Renders the drawer's entries for a sentence of the writing trainer. */
export const openDrawer = (
  api: PageOptions['api'] = notesApi(),
  { mode = 'WRITING' as Exclude<LearningMode, 'AUDIO'>, userId = 'user-1' } = {},
) =>
  renderPage(<SentenceDrawer of={{ item: { exercise: exercise() }, mode: { name: mode } }} lessonId="l1" />, {
    route: 'trainerWriting',
    at: paths.trainerWriting({ courseId: 'c1', lessonId: 'l1' }),
    texts: { namespace: 'trainers', loader: texts },
    api,
    user: { ...learner(), userId },
  })

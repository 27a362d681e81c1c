import { noteList } from '@mowka/contract/endpoints/note'
import { readFilters } from '@mowka/contract/list'
import type { NewUserNote, UserNote, UserNoteChange } from '@mowka/contract/schemas/note'
import { searchForm } from '@mowka/domain/text/search-form'
import type { FakeCall, PageOptions } from '@mowka/testing'
import { course, exercise } from '@mowka/testing/entities'

/** A note on the sentence with the same number. */
export const userNote = (number: number, change: Partial<UserNote> = {}): UserNote => ({
  _id: `n${number}`,
  exerciseId: `e${number}`,
  exercise: exercise({
    _id: `e${number}`,
    answer: `Sentence ${number}.`,
    example: `Zdanie ${number}.`,
    answerRecording: `r${number}`,
  }),
  note: { rawNote: `Notatka ${number}.`, htmlNote: `Notatka <strong>${number}</strong>.` },
  isFavourite: false,
  createdAt: '2026-11-10T10:00:00.000Z',
  updatedAt: '2026-11-10T10:00:00.000Z',
  targetLang: 'ENG',
  lessonId: 'l1',
  ...change,
})

/** Fake API that stores and filters notes. */
export function notesApi(first: readonly UserNote[]) {
  let notes = [...first]
  const idOf = ({ params }: FakeCall) => params.id ?? ''
  return {
    getLessonsWithNotes: [
      { lessonId: 'l1', name: { source: 'Uprzejme prośby|Jak', target: 'Requests' }, courseId: 'c1' },
      { lessonId: 'l2', name: { source: 'Zakupy', target: 'Shopping' }, courseId: null },
    ],
    getAvailableCourses: {
      data: [
        course({ _id: 'c1', name: 'Angielski od zera', tags: ['gram-od-zera', 'grama1_02'] }),
        course({ _id: 'c2', name: 'Podróże', tags: ['sytu-podroze'] }),
      ],
    },
    getTags: { data: ['grama1_02', 'gramatyka', 'podróże'] },
    listUserNotes: ({ query }) => {
      const filters = readFilters(noteList, query.filters)
      const found = notes.filter(
        (note) =>
          (filters.isFavourite === undefined || note.isFavourite === filters.isFavourite) &&
          (filters.lessonId === undefined || note.lessonId === filters.lessonId) &&
          (filters.$search === undefined ||
            searchForm(note.note.rawNote).includes(searchForm(filters.$search))),
      )
      const limit = Number(query.limit ?? 50)
      const page = Number(query.page ?? 1)
      return {
        data: found.slice((page - 1) * limit, page * limit),
        metadata: { total: found.length },
      }
    },
    updateUserNote: async (call) => {
      const change = call.body as UserNoteChange
      notes = notes.map((note) =>
        note._id === idOf(call) ? { ...note, ...change, updatedAt: '2026-11-22T10:00:00.000Z' } : note,
      )
      return notes.find(({ _id }) => _id === idOf(call)) ?? userNote(0)
    },
    deleteUserNote: async (call) => {
      notes = notes.filter(({ _id }) => _id !== idOf(call))
      return undefined
    },
    createUserNote: async ({ body }) => {
      const { exerciseId, note, isFavourite, createdAt = '' } = body as NewUserNote
      const back = { ...userNote(Number(exerciseId.slice(1))), note, isFavourite, createdAt, _id: 'back' }
      notes = [back, ...notes]
      return back
    },
  } satisfies PageOptions['api']
}

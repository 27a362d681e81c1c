import { newNote } from './note'

test("a new note has its text in both fields, no heart, and the answer's language (V-NOTE-04, V-NOTE-05, V-NOTE-06)", () => {
  expect(newNote({ _id: 'e1', answerLang: 'DE' }, 'Merk dir <das>')).toEqual({
    exerciseId: 'e1',
    targetLang: 'DE',
    isFavourite: false,
    note: { rawNote: 'Merk dir <das>', htmlNote: 'Merk dir <das>' },
  })
})

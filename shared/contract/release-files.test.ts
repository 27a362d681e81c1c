import { textFilesOf } from './release-files'

const texts = { 'pl/pages/notes': ['texts-notes-pl.js'], 'en/pages/notes': ['texts-notes-en.js'] }

test.each([
  ['a page of a remote whose texts have parts needs the files listed for it', texts, ['texts-notes-pl.js']],
  ['a page needs all texts of a remote without parts', { pl: ['texts-pl.js'] }, ['texts-pl.js']],
  ['a page without texts needs no file', { 'pl/pages/words': ['texts-words-pl.js'] }, []],
])('%s', (_, known, files) => {
  expect(textFilesOf({ texts: known }, 'pl', 'pages', 'notes')).toEqual(files)
})

test('a widget has its own files', () => {
  expect(textFilesOf({ texts }, 'pl', 'widgets', 'notes')).toEqual([])
})

import type { Library } from '@mowka/content/library'
import { libraryPayload } from '@mowka/content/payload'
import type { ContentImport } from '@mowka/contract/schemas/editor/content-import'
import { contentId } from '@mowka/domain/course/content-id'
import { pause, until } from '../system/children'
import type { Client } from './client'

/** Timeout for reading or applying a file, in ms. */
const IMPORT_TIMEOUT = 120_000

/** An exercise whose sentence an import has changed. */
export type EditedSentence = { exerciseId: string; example: string }

/** Timeout for importing the whole library with one request, in ms. */
const LIBRARY_TIMEOUT = 300_000

/** Imports the starter library, like a new operator. */
export async function importLibrary(editor: Client, library: Library): Promise<void> {
  await editor.json({
    method: 'POST',
    path: '/api/admin/content',
    body: libraryPayload(library),
    timeout: LIBRARY_TIMEOUT,
  })
}

/** Exports a course as a table, changes a sentence, and imports the table, like an editor in the panel. */
export async function importTable(editor: Client, library: Library, round: number): Promise<EditedSentence> {
  const course = library.courses.find(({ targetLang }) => targetLang === 'DE')
  const lesson = course?.lessons[0]
  const exercise = lesson?.exercises[round % lesson.exercises.length]
  if (!course || !lesson || !exercise) throw new Error('The library has no German course')
  const exported = await editor.settle({
    path: `/api/admin/content-file?format=csv&courseId=${contentId(course.path)}`,
  })
  const table = exported?.text ?? ''
  const example = `${exercise.example} (${round + 1})`
  if (!table.includes(exercise.example))
    throw new Error(`The exported table lacks a sentence: ${table.slice(0, 300)}`)

  const form = new FormData()
  form.set(
    'file',
    new File([table.replace(exercise.example, example)], 'exercises.csv', { type: 'text/csv' }),
  )
  await editor.json({ method: 'POST', path: '/api/admin/content-import', body: form })
  const planned = await stateAfter(editor, 'reading')
  if (planned.state !== 'planned')
    throw new Error(`The import is ${planned.state}: ${JSON.stringify(planned.mistakes)}`)
  await editor.json({
    method: 'POST',
    path: '/api/admin/content-import/apply',
    body: { digest: planned.digest },
    // A repeated request is refused once the first one has been processed.
    expected: [409],
  })
  const applied = await stateAfter(editor, 'applying')
  if (applied.state !== 'done' || applied.written !== 1) {
    throw new Error(`The import is ${applied.state} with ${applied.written} changes`)
  }
  return { exerciseId: contentId(`${lesson.path}/${exercise.slug}`), example }
}

/** Polls the editor's import until it has left a state. */
async function stateAfter(editor: Client, state: ContentImport['state']): Promise<ContentImport> {
  let found: ContentImport | null = null
  await until(`The import is ${state}`, IMPORT_TIMEOUT, async () => {
    await pause(250)
    found = (await editor.json<{ import: ContentImport | null }>({ path: '/api/admin/content-import' }))
      .import
    return found !== null && found.state !== state
  })
  if (!found) throw new Error('The import is gone')
  return found
}

import { eq } from 'drizzle-orm'
import { editorsImports, textsOf, zipOf } from '../../../testing/content-imports'
import { at, idOf, seedLibrary } from '../../../testing/library'
import { startTestApi, type TestApi, type TestPerson } from '../../../testing/test-api'
import { lessons } from '../../course/tables'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
beforeEach(() => seedLibrary(t))
afterEach(() => t.empty())
afterAll(() => t.close())

/** Someone else for each upload, because uploads are limited per editor and minute. */
let people = 0
const someone = (role: 'editor' | 'admin'): TestPerson => {
  people += 1
  return { name: `${role}-${people}`, roles: [role] }
}

const { plan, current, rows, apply, changedArchive } = editorsImports(() => t)

const rooms = idOf(at.homeFirst)
const draft = idOf(at.homeInactive)

async function lessonOf(id: string) {
  const [row] = await t.db
    .select({ active: lessons.active, review: lessons.review, nameSource: lessons.nameSource })
    .from(lessons)
    .where(eq(lessons.id, id))
  return row
}
const approve = (id: string) => t.db.update(lessons).set({ review: 'APPROVED' }).where(eq(lessons.id, id))

const published = (text: string) => text.replace(/^active: false\n/m, '')
const renamed = (text: string) => text.replace(`source: Lekcja ${at.homeInactive}`, 'source: Ogródek')

/** Ids of the planned rows that need an approval. */
const waiting = async (who: TestPerson) =>
  (await rows({}, who))
    .filter(({ remarks }) => remarks.some(({ key, by }) => key === 'active' && by?.code === 'NEEDS_APPROVAL'))
    .map(({ _id }) => _id)

/** Imports an archive and returns the ids of the rows that need an approval by its plan. */
async function importAs(who: TestPerson, archive: Uint8Array): Promise<string[]> {
  expect(await plan('home.zip', archive, who)).toMatchObject({ state: 'planned' })
  const ids = await waiting(who)
  expect((await apply([], who)).status).toBe(202)
  return ids
}

test('an editor’s import leaves an unapproved lesson a draft, with a remark in the plan', async () => {
  const unapproved = await importAs(
    someone('editor'),
    await changedArchive((text) => renamed(published(text))),
  )
  expect(unapproved).toEqual([draft])
  expect(await lessonOf(draft)).toMatchObject({ active: false, review: 'NONE' })
  // The rest of the change is imported.
  expect((await lessonOf(draft))?.nameSource).toMatch(/^Ogródek/)
})

test('an editor’s import that only publishes a draft changes nothing, and its plan has a remark', async () => {
  const who = someone('editor')
  const read = await plan('home.zip', await changedArchive(published), who)
  expect(read.counts).toMatchObject({ created: 0, updated: 0, theirs: 0, held: 1 })
  expect(await rows({ filters: 'verdict:held' }, who)).toMatchObject([{ _id: draft, changes: [] }])
  expect(await waiting(who)).toEqual([draft])
  expect((await apply([], who)).problem.code).toBe('NOTHING_TO_DO')
  expect(await lessonOf(draft)).toMatchObject({ active: false, review: 'NONE' })
})

test('an admin’s import publishes without an approval', async () => {
  const unapproved = await importAs(someone('admin'), await changedArchive(published))
  expect(unapproved).toEqual([])
  expect(await lessonOf(draft)).toMatchObject({ active: true, review: 'NONE' })
})

test('an editor’s import publishes an approved lesson if its content is unchanged', async () => {
  await approve(draft)
  const unapproved = await importAs(someone('editor'), await changedArchive(published))
  expect(unapproved).toEqual([])
  expect(await lessonOf(draft)).toMatchObject({ active: true, review: 'APPROVED' })
})

test('an import that rewrites an approved draft takes the approval away and does not publish it', async () => {
  await approve(draft)
  const unapproved = await importAs(
    someone('editor'),
    await changedArchive((text) => renamed(published(text))),
  )
  expect(unapproved).toEqual([draft])
  expect(await lessonOf(draft)).toMatchObject({ active: false, review: 'NONE' })
})

test('an editor’s import of published content stays published and loses its approval', async () => {
  await approve(rooms)
  const archive = await changedArchive((text) => text.replace('source: Pokoje|W domu', 'source: Izby|W domu'))
  const unapproved = await importAs(someone('editor'), archive)
  expect(unapproved).toEqual([])
  expect(await lessonOf(rooms)).toEqual({ active: true, review: 'NONE', nameSource: 'Izby|W domu' })
})

test('a new lesson in an editor’s file is a draft, however the file describes it', async () => {
  const newLesson = `name:
  target: Garden|Outside
  source: Ogród|Na dworze
level: A1
tags:
  - A1
active: true
exercises:
  - slug: drzewo
    example: To jest drzewo.
    answer: This is a tree.
    words: []
    hints: []
hints: []
words: []
`
  const files = await textsOf(
    await changedArchive((text) => text.replace('lessons:\n  - pokoje', 'lessons:\n  - nowa\n  - pokoje')),
  )
  const archive = zipOf(new Map([...files, ['courses/eng/dom-i-miasto/nowa.yaml', newLesson]]))
  const unapproved = await importAs(someone('editor'), archive)
  const [made] = await t.db.select().from(lessons).where(eq(lessons.nameSource, 'Ogród|Na dworze'))
  expect(unapproved).toEqual([made?.id])
  expect(made).toMatchObject({ active: false, review: 'NONE' })
})

test('a plan of a former admin is not applied after the role changed; a new plan is made instead', async () => {
  const before = someone('admin')
  const after: TestPerson = { ...before, roles: ['editor'] }
  const archive = await changedArchive((text) => renamed(published(text)))
  await plan('home.zip', archive, before)
  expect(await waiting(before)).toEqual([])
  await apply([], after)
  expect(await current(after)).toMatchObject({ state: 'planned', isNewPlan: true })
  expect(await waiting(after)).toEqual([draft])
  expect(await lessonOf(draft)).toMatchObject({ active: false, review: 'NONE' })
})

import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import type { CallSchema } from '@mowka/contract/call-schema'
import { calls } from '@mowka/contract/calls'
import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import type { Field } from '@mowka/contract/content-kinds/kind'
import type { Endpoint } from '@mowka/contract/endpoint'
import { allContent } from '@mowka/contract/endpoints/editor/history'
import type { Tag } from '@mowka/contract/tags'
import { sampleArgs } from '../testing/id-places'
import { at, idOf, seedLibrary } from '../testing/library'
import { admin, startTestApi, type TestApi } from '../testing/test-api'
import { recordingId } from './recording/public'

/**
 * Compares the reads whose responses a write changes with the tags that the contract declares for it. A changed read
 * that shares no tag with the write would stay stale on screen.
 */
let t: TestApi

/** One object per kind for the reads. */
const own = {
  course: idOf(at.home),
  lesson: idOf(at.homeFirst),
  exercise: idOf(`${at.homeFirst}/kuchnia`),
  hint: idOf(`${at.homeFirst}/hints/in-at`),
  word: idOf(`${at.homeFirst}/words/kitchen`),
  popup: idOf(at.popup),
}
const ids: Readonly<Record<string, string>> = own
const { course, lesson, exercise, hint, word, popup } = own
const other = {
  lesson: idOf(`${at.german}/pierwsza`),
  exercise: idOf(`${at.homeLast}/jeden`),
  word: idOf(`${at.homeFirst}/words/sofa`),
}
/** The recordings of the answers. */
const recordings = {
  word: recordingId('ENG', 'kitchen'),
  exercise: recordingId('ENG', 'I cook in the kitchen.'),
}
const newId = '01990000-0000-7000-8000-000000000001'

/** Arguments with which reads return as much as possible. */
const readArgs: Partial<Record<CallName, object>> = {
  getLessonsUsing: { kind: 'exercise', id: exercise },
  getLinkable: { search: 'i', exampleLang: 'PL', answerLang: 'ENG' },
  getMistakeReasons: { answerLang: 'ENG' },
  getSimilarExercises: { answer: 'I cook in the kitchen!', answerLang: 'ENG' },
  getReviewComments: { kind: 'exercise', id: exercise },
  listOpenComments: { kind: 'course', id: course },
  getTags: { all: true },
  searchContent: { text: 'kitchen' },
  listExercises: { options: 'includeReportedBugs:1' },
  listHints: { withExercises: true },
  listWords: { withExercises: true },
}

/**
 * Tags of reads that are never on screen together with the editing pages, or are reloaded each time they open:
 * learners' progress, history, jobs and the search.
 */
const shownElsewhere: readonly Tag[] = [
  'progress',
  'wordStages',
  'history',
  'jobs',
  'statistics',
  'contentSearch',
]

/** Writes the fields of an exercise like `updateExercise`, and would need answers of several learners. */
const testedAsUpdate: readonly CallName[] = ['decideRefusedAnswer']

const mp3 = (() => {
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])
  return Buffer.concat([frame, frame, frame]).toString('base64')
})()
const recording = (lang: string) => ({ lang, content: mp3, name: 'nagranie.mp3' })
const pair = { sourceLang: 'PL', targetLang: 'ENG' }
const sides = { exampleLang: 'PL', answerLang: 'ENG' }
const courseForm = {
  name: 'Nowy kurs',
  description: 'Opis',
  levels: ['B2', 'C1'],
  tags: ['nowy-tag'],
  active: true,
  explicitAccessRequired: false,
  ...pair,
}
const lessonForm = {
  name: { target: 'New|One', source: 'Nowa|Jedna' },
  level: 'C1',
  tags: ['nowy-tag'],
  active: true,
  ...pair,
  items: [{ itemId: other.exercise, order: 0, type: 'EXERCISE' }],
  words: [other.word],
  introduction: null,
  dialogue: null,
}
const wordForm = {
  example: 'nowina',
  answer: 'tidings',
  ...sides,
  transcription: '/x/',
  partOfSpeech: 'noun',
  gender: null,
  tags: ['nowy-tag'],
  needAttention: true,
  active: true,
}
/** The last value of each choice of an exercise, which isn't its default. */
const otherChoices = Object.entries<Field>(exerciseKind.fields).flatMap(([name, field]) =>
  field.type === 'choice' ? [[name, field.values.at(-1)] as const] : [],
)
const exerciseForm = {
  ...Object.fromEntries(otherChoices),
  example: 'Gotujemy w kuchni.',
  answer: 'I cook in this kitchen!',
  ...sides,
  alternativeAnswers: [{ text: 'In this kitchen I cook!', comment: '', approved: true, hidden: false }],
  expectedMistakes: [{ text: 'I cooks in this kitchen!', comment: 'Bez s.' }],
  gaps: [{ ranges: [{ start: 0, end: 1 }] }],
  words: [other.word],
  hints: [idOf(`${at.homeFirst}/hints/the`)],
  tags: ['nowy-tag'],
  needAttention: true,
  active: true,
}
const hintForm = {
  content: '<p>is this</p>',
  rawContent: 'is this',
  ...pair,
  isFullScreen: true,
  tags: ['nowy-tag'],
  active: true,
}
const popupForm = {
  title: 'Inny',
  htmlContent: '<p>Inna treść</p>',
  active: true,
  startDate: '2026-02-02',
  endDate: '2026-12-12',
  maxDisplayTimes: 3,
}

type Write = { name: CallName; args: object; given?: [name: CallName, args: object][] }
const write = (name: CallName, args: object, given: Write['given'] = []): Write => ({ name, args, given })
const recordingOf = (id: string) => ({ id, type: 'answer', body: recording('ENG') })
const reviewComment = { requestId: newId, field: 'answer', text: 'Literówka' }
const writes: Write[] = [
  write('createCourse', { body: courseForm }),
  write('updateCourse', { id: course, body: { ...courseForm, lessons: [{ lessonId: lesson, order: 0 }] } }),
  write('updateCourse', { id: course, body: { active: false } }),
  write('updateCourse', { id: course, body: { publishAt: '2100-01-01T00:00:00Z' } }),
  write('updateCourse', { id: course, body: { archived: true } }),
  write('updateCourse', { id: course, body: { picture: 'airport' } }),
  write('changeReview', { kind: 'course', id: course, body: { review: 'ASKED', version: 1 } }),
  write('changeReview', { kind: 'lesson', id: lesson, body: { review: 'ASKED', version: 1 } }),
  write('addReviewComment', { kind: 'exercise', id: exercise, body: reviewComment }),
  write('resolveReviewComment', { commentId: newId, body: { isResolved: true } }, [
    ['addReviewComment', { kind: 'exercise', id: exercise, body: reviewComment }],
  ]),
  write('changeLessonOrder', { id: course, body: { lessonId: lesson, type: 'down', courseId: course } }),
  write('changeCourseLessons', { id: course, body: { action: 'attach', rowId: other.lesson } }),
  write('changeCourseLessons', { id: course, body: { action: 'detach', rowId: lesson } }),
  write('createLesson', { body: { ...lessonForm, courseId: course } }),
  write('updateLesson', { id: lesson, body: lessonForm }),
  write('updateLesson', { id: lesson, body: { active: false } }),
  write('updateLesson', { id: lesson, body: { publishAt: '2100-01-01T00:00:00Z' } }),
  write('updateLesson', { id: lesson, body: { archived: true } }),
  write('updateLesson', { id: lesson, body: { picture: 'airport' } }),
  ...['exercises', 'words'].flatMap((part) => {
    const [own, foreign] = part === 'words' ? [word, newId] : [exercise, other.exercise]
    const change = (body: object, given: Write['given'] = []) =>
      write('changeLessonContents', { id: lesson, body: { part, ...body } }, given)
    return [
      change({ action: 'attach', rowId: foreign }, [
        ['createWord', { body: { ...wordForm, requestId: newId } }],
      ]),
      change({ action: 'detach', rowId: own }),
      change({ action: 'move', rowId: part === 'words' ? other.word : own, beforeId: null }),
    ]
  }),
  write('createWord', { body: { ...wordForm, lessonId: lesson } }),
  write('updateWord', { id: word, body: wordForm }),
  write('updateWord', { id: word, body: { active: false } }),
  write('copyWord', { id: word, body: {} }),
  write('deleteWord', { id: word }),
  write('uploadWordRecording', recordingOf(word)),
  write('deleteWordRecording', { id: word, recordingId: recordings.word }),
  write('speakWord', { id: word, type: 'answer' }, [
    ['deleteWordRecording', { id: word, recordingId: recordings.word }],
  ]),
  write('createExercise', { body: { ...exerciseForm, lessonId: lesson } }),
  write('createPairs', {
    id: lesson,
    body: {
      pairs: [
        {
          requestId: '01990000-0000-7000-8000-0000000d0001',
          example: 'Drzwi są otwarte.',
          answer: 'The door is open.',
        },
      ],
    },
  }),
  write('updateExercise', { id: exercise, body: exerciseForm }),
  write('updateExercise', { id: exercise, body: { active: false } }),
  write('copyExercise', { id: exercise, body: {} }),
  write('deleteExercise', { id: exercise }),
  write('uploadExerciseRecording', recordingOf(exercise)),
  write('deleteExerciseRecording', { id: exercise, recordingId: recordings.exercise }),
  write('speakExercise', { id: exercise, type: 'answer' }, [
    ['deleteExerciseRecording', { id: exercise, recordingId: recordings.exercise }],
  ]),
  write('createHint', { body: hintForm }),
  write('updateHint', { id: hint, body: hintForm }),
  write('updateHint', { id: hint, body: { active: false } }),
  write('deleteHint', { id: hint }),
  write('createPopup', { body: popupForm }),
  write('updatePopup', { id: popup, body: popupForm }),
  write('deletePopup', { id: popup }),
]

/** Returns the bodies that the writes of a name have sent. */
const bodiesOf = (name: CallName): unknown[] =>
  writes.flatMap((write) => (write.name === name && 'body' in write.args ? [write.args.body] : []))

const endpointOf = (name: CallName): Endpoint => allEndpoints[name]
const shownBy = (name: CallName): readonly Tag[] => {
  const endpoint = endpointOf(name)
  return 'shows' in endpoint ? endpoint.shows : []
}
const touchedBy = (name: CallName): readonly Tag[] => {
  const endpoint = endpointOf(name)
  return 'touches' in endpoint ? endpoint.touches : []
}
const names = Object.keys(allEndpoints) as CallName[]
const reads = names.filter((name) => {
  const shown = shownBy(name)
  return shown.length > 0 && !shown.some((tag) => shownElsewhere.includes(tag))
})

/** Returns the responses of all reads to the editor who writes; the status of refused ones. */
async function responses(): Promise<Map<CallName, string>> {
  const found = new Map<CallName, string>()
  for (const name of reads) {
    const { objects = [] } = t.api.registered.get(name) ?? {}
    const places = Object.fromEntries(objects.map(({ kind, at: place }) => [place, ids[kind] ?? 'none']))
    const { status, answer } = await t.call(name, { ...sampleArgs(name, places), ...readArgs[name] }, admin)
    found.set(name, status < 400 ? JSON.stringify(answer) : String(status))
  }
  return found
}

/** The responses before any write. Each test starts with the same library. */
let untouched: Map<CallName, string>

beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
  untouched = await responses()
  await t.empty()
})
beforeEach(() => seedLibrary(t))
afterEach(() => t.empty())
afterAll(() => t.close())

test.each(writes)(
  '$name declares every read whose response it changes (%#)',
  async ({ name, args, given = [] }) => {
    for (const [each, itsArgs] of given) {
      expect((await t.call(each, { ...itsArgs }, admin)).status).toBeLessThan(300)
    }
    const before = given.length > 0 ? await responses() : untouched
    expect((await t.call(name, { ...args }, admin)).status).toBeLessThan(300)
    const after = await responses()
    const changed = reads.filter((read) => after.get(read) !== before.get(read))
    expect(changed).not.toEqual([])
    const touched = touchedBy(name)
    expect(changed.filter((read) => !shownBy(read).some((tag) => touched.includes(tag)))).toEqual([])
  },
)

test.each([
  'updateCourse',
  'updateLesson',
  'updateWord',
  'updateExercise',
  'updateHint',
  'updatePopup',
] as const)('%s is tested with every field of its body', (name) => {
  const { body }: CallSchema = calls[name]
  const fields = body && 'shape' in body ? Object.keys(body.shape as object) : []
  const sent = new Set(bodiesOf(name).flatMap((each) => Object.keys(each as object)))
  expect(fields.filter((field) => !sent.has(field) && field !== 'version')).toEqual(
    name === 'updateExercise' ? ['reportedBugs'] : [],
  )
})

test('every write that declares some kinds of content, but not all, is tested', () => {
  const isTested = (name: CallName) =>
    testedAsUpdate.includes(name) || writes.some((write) => write.name === name)
  const untested = names.filter((name) => {
    const touched = allContent.filter((tag) => touchedBy(name).includes(tag) && tag !== 'history')
    return touched.length > 0 && touched.length < allContent.length - 1 && !isTested(name)
  })
  expect(untested).toEqual([])
})

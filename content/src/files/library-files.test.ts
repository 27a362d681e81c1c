import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { ContentExport, ContentLesson } from '@mowka/contract/schemas/editor/content'
import { contentId, pathOfId } from '@mowka/domain/course/content-id'
import { parse } from 'yaml'
import type { Library } from '../library'
import { loadLibrary } from '../load'
import { libraryPayload } from '../payload'
import { starterFolder, starterLibrary } from '../testing/starter-library'
import { canonicalLesson, canonicalPopup, changedFiles } from './library-files'

const whole = starterLibrary()

/** The first courses of the starter library. Reading them again is quick, unlike the whole library. */
const library: Library = { ...whole, courses: whole.courses.slice(0, 2) }
const copied = [...library.courses.map(({ file }) => dirname(file)), 'plans.yaml', 'popups.yaml', 'demo.yaml']

/** The server's export of a library, with every piece identified by its id. */
function exported(of = library): ContentExport {
  const named = <Piece extends { path: string }>(piece: Piece): Piece => ({
    ...piece,
    path: pathOfId(contentId(piece.path)),
  })
  const { courses, popups } = JSON.parse(JSON.stringify(libraryPayload(of))) as ContentExport
  return {
    courses: courses.map((course) => ({
      ...named(course),
      lessons: course.lessons.map((lesson) => ({
        ...named(lesson),
        exercises: lesson.exercises.map((exercise) => ({
          ...named(exercise),
          words: exercise.words.map((path) => pathOfId(contentId(path))),
          hints: exercise.hints.map((path) => pathOfId(contentId(path))),
        })),
        words: lesson.words.map(named),
        hints: lesson.hints.map(named),
        introduction: lesson.introduction && {
          ...lesson.introduction,
          examples: lesson.introduction.examples.map(({ exercise, mark }) => ({
            exercise: pathOfId(contentId(exercise)),
            mark,
          })),
        },
        dialogue: lesson.dialogue && {
          ...lesson.dialogue,
          phrases: lesson.dialogue.phrases.map((path) => pathOfId(contentId(path))),
        },
      })),
    })),
    popups: popups.map(named),
  }
}

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'library-'))
  for (const place of copied) cpSync(join(starterFolder, place), join(dir, place), { recursive: true })
})
afterEach(() => rmSync(dir, { recursive: true }))

/** Writes the files and reads the library again. */
function written(state: ContentExport) {
  for (const [file, text] of changedFiles(state, library)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return libraryPayload(loadLibrary(dir))
}

const canonical = ({ courses, popups }: ContentExport) => ({
  courses: courses
    .map(({ lessons, ...course }) => ({
      ...course,
      path: contentId(course.path),
      lessons: lessons.map(canonicalLesson),
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path)),
  popups: popups.map(canonicalPopup),
})

/** The parts of an export that a test changes. */
function places(state: ContentExport) {
  const [course] = state.courses
  const [lesson, other] = course?.lessons ?? []
  const [exercise] = lesson?.exercises ?? []
  if (!course || !lesson || !other || !exercise) throw new Error('The starter library has no lesson')
  return { course, lesson, other, exercise }
}

test('an unchanged export writes no file', () => {
  expect([...changedFiles(exported(whole), whole).keys()]).toEqual([])
})

test("a changed sentence rewrites only its lesson's file, and names stay", () => {
  const ofWhole = exported(whole)
  const { exercise } = places(ofWhole)
  exercise.alternativeAnswers.push({
    text: 'Another way to say it.',
    comment: 'Tak też.',
    approved: false,
    hidden: true,
  })
  const files = changedFiles(ofWhole, whole)
  const [lesson] = whole.courses[0]?.lessons ?? []
  expect([...files.keys()]).toEqual([lesson?.file])
  const file = parse(files.get(lesson?.file ?? '') ?? '')
  expect(file.exercises.map(({ slug }: { slug: string }) => slug)).toEqual(
    lesson?.exercises.map(({ slug }) => slug),
  )
  expect(JSON.stringify(file)).not.toContain('"id"')
  const state = { ...ofWhole, courses: ofWhole.courses.slice(0, library.courses.length) }
  expect(canonical(written(state))).toEqual(canonical(state))
})

test('content created in the panel gets a path and preserves its id: round trip', () => {
  const state = exported()
  const { course, lesson, other, exercise } = places(state)
  const [word] = other.words
  const id = () => pathOfId(randomUUID())
  if (!word) throw new Error('The starter library has no word')
  lesson.words.push(word, {
    path: id(),
    example: 'żółw łódzki',
    answer: 'turtle',
    partOfSpeech: 'noun',
    gender: null,
    transcription: '/ˈtɜːtl/',
    tags: ['x'],
    active: true,
  })
  lesson.hints.push({
    path: id(),
    content: '<p>Żółw idzie.</p>',
    isFullScreen: true,
    tags: [],
    active: false,
  })
  lesson.exercises.push({
    ...exercise,
    path: id(),
    example: 'Żółw idzie i idzie.',
    answer: 'The turtle walks and walks.',
    alternativeAnswers: ['The turtle [just] walks.'].map((text) => ({
      text,
      comment: '',
      approved: true,
      hidden: false,
    })),
    gaps: [
      {
        ranges: [
          { start: 11, end: 16 },
          { start: 21, end: 26 },
        ],
      },
    ],
    words: [word.path, lesson.words.at(-1)?.path ?? ''],
    hints: [lesson.hints.at(-1)?.path ?? ''],
    tags: [...exercise.tags, 'new'],
    active: false,
  })
  const made: ContentLesson = {
    ...lesson,
    path: id(),
    nameSource: 'Ćwiczenia|nowe',
    exercises: [],
    words: [],
    hints: [],
    introduction: null,
    dialogue: null,
  }
  course.lessons.unshift(made, { ...made, path: id(), active: false })
  state.courses.push({ ...course, path: id(), name: 'Żółte słówka', position: 0, lessons: [lesson] })
  const [popup] = state.popups
  if (popup) state.popups.unshift({ ...popup, path: id(), title: 'Nowy!' })

  const files = [...changedFiles(state, library).keys()]
  expect(files).toContain(`courses/de/zolte-slowka/course.yaml`)
  expect(files).toContain(`courses/de/${library.courses[0]?.slug}/cwiczenia-2.yaml`)
  const again = written(state)
  const byPath = (pieces: { path: string }[]) => pieces.map(({ path }) => path).toSorted()
  expect(byPath(canonical(again).popups)).toEqual(byPath(canonical(state).popups))
  expect(canonical(again).courses).toEqual(canonical(state).courses)
  expect([...changedFiles(state, loadLibrary(dir)).keys()]).toEqual([])
})

test('a gap within a word, and tags without the chapter, are restored unchanged', () => {
  const state = exported()
  const { exercise } = places(state)
  exercise.gaps = [{ ranges: [{ start: 1, end: 3 }] }]
  exercise.tags = ['own', ...exercise.tags]
  expect(canonical(written(state)).courses).toEqual(canonical(state).courses)
})

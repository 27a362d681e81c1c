import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { hintKind } from '@mowka/contract/content-kinds/hint'
import { wordKind } from '@mowka/contract/content-kinds/word'
import type {
  ContentCourse,
  ContentExercise,
  ContentLesson,
  ContentLibrary,
} from '@mowka/contract/schemas/editor/content'
import { type Random, seededRandom } from '@mowka/domain/seeded-random'
import { SOURCE_LANG } from './check/check-lesson'
import { newPiece } from './kind-entries'
import { contentPath } from './library'

/** Total amounts to generate. */
export type Volume = { courses: number; lessons: number; exercises: number; seed: string }

/** Words taught per lesson. */
const WORDS = 8

const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1'] as const
const KINDS = ['gram', 'slow', 'sytu', 'bizn'] as const

/** Sentence parts in Polish and English. */
const WHO = [
  ['Anna', 'Anna'],
  ['Mój brat', 'My brother'],
  ['Nasza sąsiadka', 'Our neighbour'],
  ['Ich szef', 'Their boss'],
  ['Nowy lekarz', 'The new doctor'],
] as const
const DOES = [
  ['kupuje', 'buys'],
  ['widzi', 'sees'],
  ['sprzedaje', 'sells'],
  ['naprawia', 'repairs'],
  ['zamawia', 'orders'],
] as const
const WHAT = [
  ['krzesło', 'a chair', 'chair'],
  ['stare okno', 'an old window', 'window'],
  ['czerwony rower', 'a red bike', 'bike'],
  ['duży stół', 'a big table', 'table'],
  ['tani telefon', 'a cheap phone', 'phone'],
  ['nową lampę', 'a new lamp', 'lamp'],
  ['zielone drzwi', 'a green door', 'door'],
  ['mały samochód', 'a small car', 'car'],
] as const

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}

/** Distributes a total evenly; parts differ by at most one. */
const shareOf = (whole: number, parts: number, part: number): number =>
  Math.floor(whole / parts) + (part < whole % parts ? 1 : 0)

/**
 * Generates a library of any size for load tests: valid, but meaningless. Deterministic per volume and seed, so
 * importing it twice changes nothing. Yields course by course, because an import is limited to 20 MB.
 */
export function* generateCourses({ courses, lessons, exercises, seed }: Volume): Generator<ContentCourse> {
  const random = seededRandom(seed)
  let lessonsBefore = 0
  for (let at = 0; at < courses; at += 1) {
    const slug = `generated-${seed}-${at + 1}`
    const path = contentPath.course('eng', slug)
    const own = shareOf(lessons, courses, at)
    const level = LEVELS[at % LEVELS.length] ?? 'A1'
    yield {
      path,
      name: `Kurs ${at + 1} (${seed})`,
      description: 'Wygenerowany do testów obciążenia.',
      picture: null,
      levels: [level],
      tags: [KINDS[at % KINDS.length] ?? 'gram'],
      sourceLang: SOURCE_LANG,
      targetLang: 'ENG',
      active: true,
      publishAt: null,
      archived: false,
      explicitAccessRequired: false,
      position: 1000 + at,
      lessons: Array.from({ length: own }, (_, index) =>
        generateLesson(random, path, index, level, shareOf(exercises, lessons, lessonsBefore + index)),
      ),
    }
    lessonsBefore += own
  }
}

function generateLesson(
  random: Random,
  coursePath: string,
  index: number,
  level: ContentLesson['level'],
  exercises: number,
): ContentLesson {
  const path = contentPath.lesson(coursePath, `lesson-${index + 1}`)
  const chapter = `gener${level.toLowerCase()}_${String(index % 100).padStart(2, '0')}`
  const hint = contentPath.hint(path, 'order')
  return {
    path,
    nameTarget: `Lesson ${index + 1}|Who does what`,
    nameSource: `Lekcja ${index + 1}|Kto co robi`,
    picture: null,
    level,
    tags: [chapter],
    active: true,
    publishAt: null,
    archived: false,
    exercises: Array.from({ length: exercises }, (_, number) =>
      generateExercise(random, path, number, { chapter, hint }),
    ),
    hints: [{ path: hint, ...newPiece(hintKind, { content: '<p>Najpierw osoba, potem to, co robi.</p>' }) }],
    words: WHAT.slice(0, WORDS).map(([example, , answer]) => ({
      path: contentPath.word(path, answer),
      ...newPiece(wordKind, { example: `${example} (${index + 1})`, answer }),
    })),
  }
}

function generateExercise(
  random: Random,
  lessonPath: string,
  number: number,
  { chapter, hint }: { chapter: string; hint: string },
): ContentExercise {
  const [who, whoEnglish] = pick(random, WHO)
  const [does, doesEnglish] = pick(random, DOES)
  const [what, whatEnglish, word] = pick(random, WHAT)
  const floor = number + 1
  const answer = `${whoEnglish} ${doesEnglish} ${whatEnglish} on floor ${floor}.`
  const start = answer.indexOf(doesEnglish)
  return {
    path: contentPath.exercise(lessonPath, `sentence-${floor}`),
    ...newPiece(exerciseKind, {
      example: `${who} ${does} ${what} na piętrze ${floor}.`,
      answer,
      tags: [chapter],
    }),
    alternativeAnswers: [
      {
        text: `{${answer.slice(0, -1).replace(` on floor ${floor}`, '')} & on floor ${floor}}.`,
        comment: '',
        approved: true,
        hidden: true,
      },
    ],
    expectedMistakes: [],
    gaps: [{ ranges: [{ start, end: start + doesEnglish.length }] }],
    words: [contentPath.word(lessonPath, word)],
    hints: [hint],
  }
}

/** A partial import with one course. */
export const courseAlone = (course: ContentCourse): ContentLibrary => ({
  courses: [course],
  products: [],
  coupons: [],
  popups: [],
  companies: [],
})

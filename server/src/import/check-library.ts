import { isDeepStrictEqual } from 'node:util'
import type { ContentLevelingTest, ContentLibrary } from '@mowka/contract/schemas/content'

/** Something that makes a library unusable: where it is and what it is. */
export type LibraryProblem = { path: string; message: string }

/**
 * Finds duplicate pieces, exercises that use words or hints missing in their lesson, and questions of leveling tests
 * without exactly one right answer.
 */
export function checkLibrary(library: ContentLibrary): LibraryProblem[] {
  const { levelingTests = [], wordsOfTheDay = [] } = library
  const lessons = library.courses.flatMap((course) => course.lessons)
  return [
    ...repeated([
      ...library.courses.map(({ path }) => path),
      ...different(lessons),
      ...different(lessons.flatMap(({ exercises, hints, words }) => [...exercises, ...hints, ...words])),
      ...library.popups.map(({ path }) => path),
      ...library.companies.map(({ path }) => path),
    ]),
    ...lessons.flatMap(({ exercises, hints, words }) =>
      repeated([...exercises, ...hints, ...words].map(({ path }) => path)),
    ),
    ...repeated(levelingTests.map(({ lang }) => `leveling-tests/${lang}`)),
    ...levelingTests.flatMap(questionProblems),
    ...repeated(
      wordsOfTheDay.flatMap(({ lang, words }) =>
        words.map(({ answer }) => `words-of-the-day/${lang}/${answer}`),
      ),
    ),
    ...repeated(wordsOfTheDay.map(({ lang }) => `words-of-the-day/${lang}`)),
    ...repeated((library.coupons ?? []).map(({ code }) => code)),
    ...repeated(library.products.map(({ productCode }) => productCode)),
    ...repeated(library.companies.flatMap(({ accesses }) => accesses.map(({ code }) => code))),
    ...library.companies.flatMap(({ path, users }) =>
      repeated(users.map(({ email }) => `${path}: ${email.toLowerCase()}`)),
    ),
    ...library.companies.flatMap(({ path, users, accesses }) =>
      users
        .filter(({ code }) => code !== null && !accesses.some((access) => access.code === code))
        .map(({ email, code }) => ({ path, message: `${email} has the unknown access code ${code}` })),
    ),
    ...lessons.flatMap(({ path, exercises, words, introduction, dialogue }) => {
      const known = new Set([...exercises, ...words].map((each) => each.path))
      return [...(introduction?.examples ?? []).map(({ exercise }) => exercise), ...(dialogue?.phrases ?? [])]
        .filter((each) => !known.has(each))
        .map((each) => ({ path, message: `${each} is not in the lesson` }))
    }),
    ...lessons.flatMap(({ exercises, hints, words }) => {
      const known = new Set([...hints, ...words].map(({ path }) => path))
      return exercises.flatMap((exercise) => [
        ...[...exercise.words, ...exercise.hints]
          .filter((path) => !known.has(path))
          .map((path) => ({ path: exercise.path, message: `${path} is not in its lesson` })),
        ...repeated([...exercise.words, ...exercise.hints]),
      ])
    }),
  ]
}

const questionProblems = ({ lang, questions }: ContentLevelingTest): LibraryProblem[] =>
  Object.entries(questions).flatMap(([level, ofLevel]) =>
    ofLevel.flatMap(({ title, answers }) => {
      const path = `leveling-tests/${lang}/${level}`
      const right = answers.filter(({ correct }) => correct).length
      return [
        ...(right === 1 ? [] : [{ path, message: `"${title}" has ${right} right answers` }]),
        ...repeated(answers.map(({ id }) => `${path}: ${title}: ${id}`)),
      ]
    }),
  )

/** The paths of pieces, one for each that is not the same. Editors use a piece in several lessons. */
function different(pieces: readonly { path: string }[]): string[] {
  const seen = new Map<string, unknown[]>()
  return pieces.flatMap((piece) => {
    const before = seen.get(piece.path) ?? []
    if (before.some((each) => isDeepStrictEqual(each, piece))) return []
    seen.set(piece.path, [...before, piece])
    return [piece.path]
  })
}

function repeated(values: readonly string[]): LibraryProblem[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const value of values) (seen.has(value) ? twice : seen).add(value)
  return [...twice].map((path) => ({ path, message: 'is there twice' }))
}

import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import type { Field } from '@mowka/contract/content-kinds/kind'
import { LibraryError } from '../library-error'
import { course, exercise, lesson, library } from '../small-library.fixture'
import { starterLibrary } from '../testing/starter-library'
import { exerciseTable, withExerciseTable } from './exercise-table'

const HEADER = 'lesson,slug,example,answer,alternatives,mistakes,gaps,words,hints,tags,active'
const PLACE = 'courses/eng/small/first'

const small = (...exercises: ReturnType<typeof exercise>[]) =>
  library({ courses: [course({ lessons: [lesson({ exercises })] })] })
const exercisesOf = (csv: string) =>
  withExerciseTable(small(exercise()), csv).courses[0]?.lessons[0]?.exercises ?? []
const linesOf = (csv: string): string[] => {
  try {
    exercisesOf(csv)
  } catch (error) {
    if (error instanceof LibraryError) return error.lines
  }
  return []
}

test("exporting and importing the starter library's table changes nothing", () => {
  const starter = starterLibrary()
  const again = withExerciseTable(starter, exerciseTable(starter))
  const exercises = (of: typeof starter) =>
    of.courses.flatMap(({ lessons }) => lessons.map((each) => each.exercises))
  expect(exercises(again)).toEqual(exercises(starter))
})

/** The last value of each choice of an exercise, which isn't its default. */
const otherChoices = Object.fromEntries(
  Object.entries<Field>(exerciseKind.fields).flatMap(([name, field]) =>
    field.type === 'choice' ? [[name, field.values.at(-1)] as const] : [],
  ),
)

test('every field of an exercise survives, including text that looks like a formula', () => {
  const full = exercise({
    id: '3f0c6f2e-7f0a-4b57-9a3e-0d7c1f1f2a11',
    example: '=SUM(A1), "on" idzie.',
    answer: '-5 is here, is it?',
    alternatives: [
      { text: '[-5|Minus five] is here, is it?', comment: 'Dwa: sposoby.', approved: true, hidden: false },
      { text: '+5 is here?', comment: '', approved: false, hidden: true },
    ],
    mistakes: [
      { text: '@home is here?', comment: 'Nie „@”.' },
      { text: 'Is home?', comment: 'Brakuje „it”.', approved: false },
    ],
    gaps: [
      { text: 'is', nth: 2 },
      { text: 'here', nth: undefined },
    ],
    words: ['here', 'she'],
    tags: ['a', 'b'],
    active: false,
    ...otherChoices,
  })
  const csv = exerciseTable(small(full))
  expect(csv).toContain("'=SUM")
  expect(withExerciseTable(small(full), csv)).toEqual(small(full))
})

test('an exercise preserves its choices if the table lacks their columns', () => {
  const present = exercise(otherChoices)
  const csv = `${HEADER}\n${PLACE},${present.slug},Ona jest tam.,She is there.,,,,,,,`
  expect(withExerciseTable(small(present), csv).courses[0]?.lessons[0]?.exercises[0]).toMatchObject({
    answer: 'She is there.',
    ...otherChoices,
  })
})

test('a row with a new slug is appended to its lesson, one with a known slug replaces the exercise', () => {
  const csv = [
    HEADER,
    `${PLACE},new-one,Ona tu jest.,She is here now.,,,,here,forms,,`,
    `${PLACE},she-is-here,Ona jest tam.,She is there.,She's right there. :: Tak też.,,,here,forms,,no`,
  ].join('\r\n')
  expect(exercisesOf(csv).map(({ slug, answer, active }) => [slug, answer, active])).toEqual([
    ['she-is-here', 'She is there.', false],
    ['new-one', 'She is here now.', true],
  ])
})

test('every unreadable row is reported', () => {
  const csv = [HEADER, 'courses/eng/gone/one,a,Ala.,Ala.,,,,,,,', `${PLACE},Not A Slug,,She.,,,,,,,`].join(
    '\n',
  )
  expect(linesOf(csv)).toEqual([
    'row 2: no lesson is called courses/eng/gone/one',
    expect.stringContaining('row 3: slug: a slug has small letters'),
    expect.stringContaining('row 3: example: '),
  ])
  const cutOff = `${HEADER}\n${PLACE},new-one,"Ona tu`
  expect(linesOf(cutOff)).toEqual(
    expect.arrayContaining([expect.stringContaining('row 2: has fewer cells than the head')]),
  )
  expect(linesOf('lesson,slug\nx,y')).toEqual([
    'the table has no column example, answer, gaps, alternatives, mistakes, words, hints, tags, active',
  ])
})

describe('a table saved by a spreadsheet', () => {
  const row = (active: string, slug = 'new-one') =>
    `${PLACE};${slug};Ona tu jest.;She is here now.;;;;here;forms;;${active}`
  const table = (...rows: string[]) => [HEADER.replaceAll(',', ';'), ...rows].join('\r\n')

  test.each(['no', 'No', 'nie', 'NIE', 'FAŁSZ', 'false', 'FALSE', '0', ' nie '])(
    'disables an exercise with "%s"',
    (value) => {
      expect(exercisesOf(table(row(value))).at(-1)?.active).toBe(false)
    },
  )

  test.each(['yes', 'tak', 'PRAWDA', 'TRUE', '1', ''])('leaves an exercise enabled with "%s"', (value) => {
    expect(exercisesOf(table(row(value))).at(-1)?.active).toBe(true)
  })

  test.each(['off', 'non', '2', 'chyba'])('refuses "%s", which is neither yes nor no', (value) => {
    expect(linesOf(table(row(value)))).toEqual([`row 2: active: is neither "yes" nor "no": ${value}`])
  })

  test('refuses a version that is not a number', () => {
    const csv = `${HEADER},version\n${PLACE},new-one,Ona tu jest.,She is here now.,,,,here,forms,,,2a`
    expect(linesOf(csv)).toEqual(['row 2: version: is no whole number: 2a'])
  })

  test('accepts mixed line endings, upper-case headers and spaces around cells', () => {
    const head = HEADER.split(',').map((name) => ` ${name.toUpperCase()} `)
    const csv = `${head.join(';')}\n${row('')}\r\n${row('', ' second ').replace('She is here now.', '" She is there. "')}\r`
    expect(exercisesOf(csv).map(({ slug, answer }) => [slug, answer])).toEqual([
      ['she-is-here', expect.any(String)],
      ['new-one', 'She is here now.'],
      ['second', 'She is there.'],
    ])
  })

  test.each(['\r', '\n', '\r\n'])('splits the entries of a cell at %j', (lineEnd) => {
    const csv = table(row('').replace('now.;;', `now.;"She's here now.${lineEnd} Here she is now. ";`))
    expect(
      exercisesOf(csv)
        .at(-1)
        ?.alternatives.map(({ text }) => text),
    ).toEqual(["She's here now.", 'Here she is now.'])
  })
})

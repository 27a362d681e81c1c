import { course, exercise, hint, idOf, lesson, seedLibrary, word } from '../library'
import { grant, learnerAnna, olga } from '../people'
import { admin } from '../test-api'
import { type ExpectedAccess, hidden, type OtherUsersFixture } from './fixture'

const paths = { mine: 'courses/eng/moj', withheld: 'courses/eng/cudzy', german: 'courses/de/cudzy' }
const at = (path: string) => ({
  course: idOf(path),
  lesson: idOf(`${path}/lekcja`),
  exercise: idOf(`${path}/lekcja/zdanie`),
  trainedWord: idOf(`${path}/lekcja/slowo`),
})

const locked: ExpectedAccess = { status: 403, code: 'LESSON_LOCKED' }

const withOneLesson = (path: string, given: Parameters<typeof course>[1] = {}) =>
  course(path, {
    lessons: [
      lesson(`${path}/lekcja`, {
        exercises: [exercise(`${path}/lekcja/zdanie`)],
        hints: [hint(`${path}/lekcja/wskazowka`, { content: '<p>in, at</p>' })],
        words: [word(`${path}/lekcja/slowo`, { example: path, answer: path })],
      }),
      lesson(`${path}/szkic`, {
        active: false,
        exercises: [exercise(`${path}/szkic/zdanie`)],
        words: [word(`${path}/szkic/slowo`, { example: `szkic ${path}`, answer: path })],
      }),
    ],
    ...given,
  })

/** Courses with their content: an open one, one that requires a grant, and one in a language without access. */
export const courseObjects: OtherUsersFixture = async (t) => {
  await seedLibrary(t, {
    courses: [
      withOneLesson(paths.mine),
      withOneLesson(paths.withheld, { explicitAccessRequired: true }),
      withOneLesson(paths.german, { targetLang: 'DE' }),
    ],
  })
  await grant(t, learnerAnna, 'ENG')
  await grant(t, olga, 'ENG', { courseIds: [idOf(paths.withheld)] })
  await grant(t, olga, 'DE')
  const [mine, withheld, german] = [at(paths.mine), at(paths.withheld), at(paths.german)]
  const word = idOf(`${paths.german}/lekcja/slowo`)
  return {
    course: {
      mine: { id: mine.course },
      others: [
        {
          name: 'one that needs a grant',
          id: withheld.course,
          relatedIds: withheld,
          owner: olga,
          stranger: hidden,
          admin: 'allowed',
        },
      ],
    },
    lesson: {
      mine: { id: mine.lesson },
      others: [
        {
          name: 'one of a language without access',
          id: german.lesson,
          relatedIds: german,
          owner: olga,
          stranger: locked,
          admin: 'allowed',
        },
        {
          name: 'one of a course that needs a grant',
          id: withheld.lesson,
          relatedIds: withheld,
          owner: olga,
          stranger: locked,
          admin: 'allowed',
        },
        {
          name: 'one that is switched off',
          id: idOf(`${paths.withheld}/szkic`),
          relatedIds: {
            ...withheld,
            exercise: idOf(`${paths.withheld}/szkic/zdanie`),
            trainedWord: idOf(`${paths.withheld}/szkic/slowo`),
          },
          owner: admin,
          stranger: hidden,
          admin: 'allowed',
        },
      ],
    },
    exercise: {
      mine: { id: mine.exercise },
      others: [
        {
          name: 'one of a locked lesson',
          id: german.exercise,
          relatedIds: german,
          owner: olga,
          stranger: locked,
          admin: 'allowed',
        },
      ],
    },
    // Only editors access hints by id.
    hint: {
      mine: { id: idOf(`${paths.mine}/lekcja/wskazowka`) },
      others: [
        {
          name: 'one of a locked lesson',
          id: idOf(`${paths.german}/lekcja/wskazowka`),
          owner: olga,
          stranger: hidden,
          admin: 'allowed',
        },
      ],
    },
    // Words are public: every account may hide any word.
    word: {
      mine: { id: idOf(`${paths.mine}/lekcja/slowo`) },
      others: [
        { name: 'one of a locked lesson', id: word, owner: olga, stranger: 'allowed', admin: 'allowed' },
      ],
    },
  }
}

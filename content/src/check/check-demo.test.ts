import { CompanyEntry, LearnerEntry } from '../demo-schema'
import type { Course } from '../library'
import { course, library, problemsOf } from '../small-library.fixture'

describe('the demo state is refused when', () => {
  const person = (email: string, change: Record<string, unknown> = {}) => ({
    email,
    firstname: 'Iga',
    lastname: 'Kruk',
    invitationStatus: 'PENDING',
    ...change,
  })
  const company = (users: Record<string, unknown>[], admins = ['iga@firma.test']) =>
    CompanyEntry.parse({
      slug: 'firma',
      name: 'Firma',
      active: true,
      contractActiveTo: '2030-01-31',
      admins,
      accesses: [
        { code: 'KOD', limit: 1, unitPrice: 100, languages: [{ targetLang: 'ENG', periodMonths: 1 }] },
      ],
      users,
    })
  const companyCases: [what: string, company: CompanyEntry, problem: string][] = [
    [
      'an admin is not among the people',
      company([person('ola@firma.test')]),
      'companies[0].admins[0]: iga@firma.test is not',
    ],
    [
      'a code does not exist',
      company([person('iga@firma.test', { code: 'INNY' })]),
      'companies[0].users[0].code: the company has no',
    ],
    [
      'a package has too many people',
      company([person('iga@firma.test', { code: 'KOD' }), person('ola@firma.test', { code: 'KOD' })]),
      'companies[0].accesses[0].limit: 2 people',
    ],
    [
      'someone accepted at no time',
      company([person('iga@firma.test', { invitationStatus: 'ACCEPTED' })]),
      'companies[0].users[0].acceptedDaysAgo',
    ],
    [
      'someone is there twice',
      company([person('iga@firma.test'), person('iga@firma.test')]),
      'companies[0].users[1].email: the email',
    ],
  ]
  test.each(companyCases)('%s', (_what, bad, problem) => {
    const problems = problemsOf(library({ demo: { companies: [bad], learners: [] } }))
    expect(problems).toContainEqual(expect.stringContaining(problem))
  })

  const note = { course: 'eng/small', lesson: 'first', exercise: 'she-is-here', text: 'tu', daysAgo: 1 }
  const entry = { course: 'eng/small', lesson: 'first', finished: true, daysAgo: 1 }
  const learner = (change: Record<string, unknown>) =>
    LearnerEntry.parse({
      email: 'iga@mowka.test',
      onboardingStatus: 'SKIPPED',
      accesses: [{ targetLang: 'ENG', months: 1 }],
      ...change,
    })
  const learnerCases: [what: string, learner: LearnerEntry, bentCourse: Partial<Course>, problem: string][] =
    [
      [
        'a lesson does not exist',
        learner({ history: [{ ...entry, lesson: 'other' }] }),
        {},
        'history[0]: there is no lesson eng/small/other',
      ],
      [
        'a granted course does not exist',
        learner({ courses: ['eng/other'] }),
        {},
        'courses[0]: there is no course eng/other',
      ],
      [
        'the course is not active',
        learner({ history: [entry] }),
        { active: false },
        'history[0]: the course or the lesson is not active',
      ],
      [
        'the course was not granted',
        learner({ history: [entry] }),
        { explicitAccessRequired: true },
        'history[0]: eng/small needs explicit access',
      ],
      [
        'all exercises of an unfinished lesson are done',
        learner({ history: [{ ...entry, finished: false, done: 1 }] }),
        {},
        'history[0].done: the lesson has only 1',
      ],
      [
        'there is no access to the language',
        learner({ accesses: [], history: [entry] }),
        {},
        'history[0]: no access to ENG',
      ],
      [
        'a lesson is there twice',
        learner({ history: [entry, entry] }),
        {},
        'history[1]: the lesson "eng/small/first" is there twice',
      ],
      [
        'more words were begun than there are',
        learner({ history: [{ ...entry, finished: false, done: 1, words: 7 }] }),
        {},
        'history[0].words: the lesson has only 6 words',
      ],
      [
        'the sentence of a note does not exist',
        learner({ notes: [{ ...note, exercise: 'other' }] }),
        {},
        'notes[0]: there is no exercise eng/small/first/other',
      ],
      [
        'a sentence has two notes',
        learner({ notes: [note, note] }),
        {},
        'notes[1]: the note on "eng/small/first/she-is-here" is there twice',
      ],
    ]
  test('a note must not be empty unless its sentence is a favourite', () => {
    expect(() => learner({ notes: [{ ...note, text: '' }] })).toThrow('is empty')
  })

  test.each(learnerCases)('%s', (_what, bad, bentCourse, problem) => {
    const problems = problemsOf({
      ...library({ courses: [course(bentCourse)] }),
      demo: { companies: [], learners: [bad] },
    })
    expect(problems).toContainEqual(expect.stringContaining(`learners[0].${problem}`))
  })
})

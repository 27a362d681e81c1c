import { join } from 'node:path'
import { checkLibrary } from './check'
import type { Course, Lesson, Library } from './library'
import { loadLibrary } from './load'
import { CompanyEntry, type ExerciseEntry, LearnerEntry } from './schema'
import { course, exercise, lesson, library, plan } from './small-library.fixture'

/** The problems of a library as `key: message`. */
const problemsOf = (bent: Library) => checkLibrary(bent).map(({ key, message }) => `${key}: ${message}`)

const withLesson = (change: Partial<Lesson>) => library({ courses: [course({ lessons: [lesson(change)] })] })
const withExercise = (change: Partial<ExerciseEntry>) => withLesson({ exercises: [exercise(change)] })
const withCourse = (change: Partial<Course>) => library({ courses: [course(change)] })
const alternative = (text: string, comment = '') => ({ text, comment, approved: true, hidden: false })
const gap = (text: string, nth?: number) => ({ text, nth })

test('The starter library has no problems', () => {
  expect(checkLibrary(loadLibrary(join(__dirname, '../content')))).toEqual([])
})

test('A small right library has no problems', () => {
  expect(checkLibrary(library())).toEqual([])
})

test('A problem names its file', () => {
  expect(checkLibrary(withExercise({ words: [] }))[0]?.file).toBe('courses/eng/small/first.yaml')
})

describe('An exercise is refused when', () => {
  const cases: [what: string, change: Partial<ExerciseEntry>, problem: string][] = [
    ['its gap does not stand in the answer', { gaps: [gap('are')] }, 'gaps[0]: "are" does not stand'],
    ['its gap is a part of a word', { gaps: [gap('he')] }, 'gaps[0]: "he" does not stand'],
    [
      'A-EXFO-11: its gap ends with a space',
      { gaps: [gap('is ')] },
      'gaps[0]: "is " begins or ends with a space',
    ],
    [
      'its gap stands there twice',
      { answer: 'She is what she is.', gaps: [gap('is')] },
      'gaps[0]: "is" stands in the answer 2 times',
    ],
    [
      'its gap asks for a place too many',
      { gaps: [gap('is', 2)] },
      'gaps[0]: "is" stands in the answer only 1',
    ],
    [
      'A-EXFO-15: its gaps are one word apart',
      { gaps: [gap('She'), gap('is')] },
      'gaps[1]: touches another gap',
    ],
    ['its answer is shorter than three characters', { answer: 'I.', gaps: [] }, 'answer: is shorter than 3'],
    ['its example is shorter than three characters', { example: 'O.' }, 'example: is shorter than 3'],
    [
      'its answer is longer than answers may be',
      { answer: `is ${'a'.repeat(500)}.` },
      'answer: is longer than 500',
    ],
    ['its word does not exist', { words: ['here', 'there'] }, 'words[1]: the lesson has no "there"'],
    ['its hint does not exist', { hints: ['forms', 'other'] }, 'hints[1]: the lesson has no "other"'],
    ['it names a word twice', { words: ['here', 'here'] }, 'words[1]: the reference "here" is there twice'],
    [
      'an alternative differs from the answer in punctuation alone',
      { alternatives: [alternative('she is here.')] },
      'alternatives[0].text: is the same as the answer',
    ],
    [
      'an alternative comes twice',
      { alternatives: [alternative("She's here."), alternative("She's here.")] },
      'alternatives[1].text: the alternative "she\'s here" is there twice',
    ],
    ['its answer has a doubled space', { answer: 'She is  here.' }, 'answer: has a doubled space'],
    ['its answer begins with a space', { answer: ' She is here.' }, 'answer: begins or ends with a space'],
    ['its answer has a hard space', { answer: 'She is\u00a0here.' }, 'answer: has a line break'],
    ['a mark stands apart', { answer: 'She is here .' }, 'answer: has a space before a punctuation mark'],
    [
      'its answer has a curly apostrophe',
      { answer: 'She is here, isn’t.' },
      'answer: has a curly apostrophe',
    ],
    ['its accents are loose', { example: 'Ona juz\u0307 jest.' }, 'example: has letters and accents apart'],
    ['its Polish quotes are straight', { example: 'Ona jest "tutaj".' }, 'example: quotes are written „…”'],
    ['its quotes do not close', { example: 'Ona jest „tutaj.' }, 'example: quotes are written „…”'],
    ['its English quotes are Polish', { answer: 'She is „here”.' }, 'answer: quotes are written "…"'],
    [
      'the answer has no full stop',
      { answer: 'She is here' },
      'answer: must end with "." as the example does',
    ],
    ['the answer alone ends as a sentence', { example: 'tutaj' }, 'answer: must not end as a sentence'],
    [
      'an alternative asks where the example tells',
      { alternatives: [alternative('Is she here?')] },
      'alternatives[0].text: must end with "."',
    ],
    [
      'a comment has straight quotes',
      { alternatives: [alternative("She's here.", 'Jak "on".')] },
      'alternatives[0].comment: quotes',
    ],
  ]
  test.each(cases)('%s', (_what, change, problem) => {
    expect(problemsOf(withExercise(change))).toContainEqual(
      expect.stringContaining(`exercises[0].${problem}`),
    )
  })
})

describe('A lesson is refused when', () => {
  const cases: [what: string, change: Partial<Lesson>, problem: string][] = [
    ['it has no chapter tag (V-LW-18)', { tags: ['abc_01'] }, 'tags: needs exactly one chapter tag'],
    ['it has two chapter tags', { tags: ['small_01', 'small_02'] }, 'tags: needs exactly one chapter tag'],
    ['its level is not one of the course', { level: 'B1' }, 'level: the course is not for B1'],
    [
      'two exercises have one slug',
      { exercises: [exercise(), exercise({ example: 'Ona.', answer: 'She is.' })] },
      'exercises[1].slug: the slug "she-is-here" is there twice',
    ],
    [
      'two exercises ask the same',
      { exercises: [exercise(), exercise({ slug: 'again', answer: 'She is right here.' })] },
      'exercises[1].example: the example "ona jest tutaj" is there twice',
    ],
    [
      'two words mean the same, so that a choice has two right answers',
      {
        words: [
          { slug: 'here', example: 'tutaj', answer: 'here' },
          { slug: 'over-here', example: 'tutaj', answer: 'over here' },
        ],
      },
      'words[1].example: the example "tutaj" is there twice',
    ],
    [
      'no exercise uses a word',
      { exercises: [exercise({ words: [] })] },
      'words[0]: no exercise uses the word "here"',
    ],
    [
      'no exercise uses a hint',
      { exercises: [exercise({ hints: [] })] },
      'hints[0]: no exercise uses the hint "forms"',
    ],
    [
      'a word has spaces around it',
      { words: [{ slug: 'here', example: 'tutaj', answer: 'here ' }] },
      'words[0].answer: begins or ends with a space',
    ],
  ]
  test.each(cases)('%s', (_what, change, problem) => {
    expect(problemsOf(withLesson(change))).toContainEqual(expect.stringContaining(problem))
  })

  test('a German noun has no article, while other words need none', () => {
    const words = [
      { slug: 'here', example: 'stół', answer: 'Tisch' },
      { slug: 'mit', example: 'ze stołem', answer: 'der Tisch' },
      { slug: 'klein', example: 'mały', answer: 'klein' },
    ]
    const lessons = [lesson({ words, exercises: [exercise({ words: words.map(({ slug }) => slug) })] })]
    const problems = problemsOf(withCourse({ targetLang: 'DE', lessons }))
    expect(problems).toEqual(['words[0].answer: a German noun needs its article: der, die or das'])
  })
})

describe('A hint is refused when', () => {
  test.each([
    ['it has a tag that is not allowed', '<p>a <script>b</script></p>', 'has the tag <script>'],
    ['it has a handler', '<p onclick="x()">a</p>', 'has the attributes "onclick="x()"" on <p>'],
    ['it has a style', '<p style="color:red">a</p>', 'has the attributes'],
    ['it names a language that is none of ours', '<em lang="xx">a</em>', 'has the attributes'],
    ['a tag stays open', '<p>a', 'does not close <p>'],
    ['tags cross', '<p><em>a</p></em>', 'closes </p> at the wrong place'],
    ['a plain bracket stands in its text', '<p>a < b</p>', 'has a < or > in its text'],
    ['it is empty', '<p></p>', 'has no text'],
    ['it has a doubled space', '<p>a  b</p>', 'has a doubled space'],
  ])('%s', (_what, content, problem) => {
    const hints = [{ slug: 'forms', content, isFullScreen: false }]
    expect(problemsOf(withLesson({ hints }))).toContainEqual(
      expect.stringContaining(`hints[0].content: ${problem}`),
    )
  })
})

describe('Courses are refused when', () => {
  test('a course has no tag that chooses its icon', () => {
    expect(problemsOf(withCourse({ tags: ['inne'] }))).toEqual([expect.stringContaining('tags: needs a tag')])
  })

  test('a lesson is listed twice', () => {
    const problems = problemsOf(withCourse({ lessons: [lesson(), lesson()] }))
    expect(problems).toContain('lessons[1]: the lesson "first" is there twice')
  })

  test('two courses of a language share order, name and chapter', () => {
    const other = course({ slug: 'other', path: 'courses/eng/other', file: 'courses/eng/other/course.yaml' })
    expect(problemsOf(library({ courses: [course(), other] }))).toEqual([
      'courses/eng/other/course.yaml: the order "1" is there twice',
      'courses/eng/other/course.yaml: the name "Mały kurs" is there twice',
      'courses/eng/small/first.yaml: the chapter tag "small_01" belongs to courses/eng/small',
    ])
  })
})

describe('Plans are refused when', () => {
  const cases: [what: string, plans: Library['plans'], problem: string][] = [
    [
      'a total is not the sum of its months',
      [plan(1), plan(6, { totalPrice: 5999 }), plan(12)],
      'plans[1].totalPrice: must be 6 × 1000 = 6000',
    ],
    [
      'C-SUB-16: the code says other months',
      [plan(1), plan(6, { months: 5 }), plan(12)],
      'plans[1].months: the code',
    ],
    [
      'the code says another language',
      [plan(1), plan(6, { targetLang: 'DE' }), plan(12)],
      'plans[1].targetLang: the code says ENG',
    ],
    [
      'the code says another source',
      [plan(1), plan(6, { sourceLang: 'DE' }), plan(12)],
      'plans[1].sourceLang: the code says PL',
    ],
    [
      'none is featured',
      [plan(1), plan(6, { featured: false }), plan(12)],
      'plans of ENG: exactly one plan must be featured, not 0',
    ],
    ['two are featured', [plan(1, { featured: true }), plan(6), plan(12)], 'not 2'],
    ['C-SUB-14: a type is missing', [plan(1), plan(6)], 'plans of ENG: a plan for 12 months is missing'],
    [
      'two have one place',
      [plan(1), plan(6, { order: 1 }), plan(12)],
      'plans of ENG: the order "1" is there twice',
    ],
    [
      'a code comes twice',
      [plan(1), plan(6), plan(6, { order: 7, featured: false }), plan(12)],
      'plans[2].productCode: the code',
    ],
  ]
  test.each(cases)('%s', (_what, plans, problem) => {
    expect(problemsOf(library({ plans }))).toContainEqual(expect.stringContaining(problem))
  })
})

describe('The demo state is refused when', () => {
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
      'somebody accepted at no time',
      company([person('iga@firma.test', { invitationStatus: 'ACCEPTED' })]),
      'companies[0].users[0].acceptedDaysAgo',
    ],
    [
      'somebody is there twice',
      company([person('iga@firma.test'), person('iga@firma.test')]),
      'companies[0].users[1].email: the e-mail',
    ],
  ]
  test.each(companyCases)('%s', (_what, bad, problem) => {
    const problems = problemsOf(library({ demo: { companies: [bad], learners: [] } }))
    expect(problems).toContainEqual(expect.stringContaining(problem))
  })

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
    ]
  test.each(learnerCases)('%s', (_what, bad, bentCourse, problem) => {
    const problems = problemsOf({ ...withCourse(bentCourse), demo: { companies: [], learners: [bad] } })
    expect(problems).toContainEqual(expect.stringContaining(`learners[0].${problem}`))
  })
})

import type { Course, Lesson } from '../library'
import type { ExerciseEntry } from '../schema'
import { course, exercise, hint, lesson, library, problemsOf, word } from '../small-library.fixture'
import { checkLibrary } from './check'

const withLesson = (change: Partial<Lesson>) => library({ courses: [course({ lessons: [lesson(change)] })] })
const withExercise = (change: Partial<ExerciseEntry>) => withLesson({ exercises: [exercise(change)] })
const withCourse = (change: Partial<Course>) => library({ courses: [course(change)] })
const alternative = (text: string, comment = '') => ({ text, comment, approved: true, hidden: false })
const mistake = (text: string, comment = 'Po „she” stoi „is”.') => ({ text, comment })
const gap = (text: string, nth?: number) => ({ text, nth })

test('a small valid library has no problems', () => {
  expect(checkLibrary(library())).toEqual([])
})

test('a problem names its file', () => {
  expect(checkLibrary(withExercise({ words: [] }))[0]?.file).toBe('courses/eng/small/first.yaml')
})

describe('an exercise is refused when', () => {
  const cases: [what: string, change: Partial<ExerciseEntry>, problem: string][] = [
    ['its gap does not stand in the answer', { gaps: [gap('are')] }, 'gaps[0]: "are" does not occur'],
    ['its gap is a part of a word', { gaps: [gap('he')] }, 'gaps[0]: "he" does not occur'],
    [
      'its gap ends with a space (A-EXFO-11)',
      { gaps: [gap('is ')] },
      'gaps[0]: "is " begins or ends with a space',
    ],
    [
      'its gap stands there twice',
      { answer: 'She is what she is.', gaps: [gap('is')] },
      'gaps[0]: "is" occurs in the answer 2 times',
    ],
    [
      'its gap asks for a place too many',
      { gaps: [gap('is', 2)] },
      'gaps[0]: "is" occurs in the answer only 1',
    ],
    [
      'its gaps are one word apart (A-EXFO-15)',
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
    ['it has no hint', { hints: [] }, 'hints: needs a hint that explains the sentence'],
    ['it names a word twice', { words: ['here', 'here'] }, 'words[1]: the reference "here" is there twice'],
    [
      'an alternative differs from the answer in punctuation alone',
      { alternatives: [alternative('she is here.')] },
      'alternatives[0].text: adds nothing',
    ],
    [
      'an alternative is what the answer accepts anyway',
      { alternatives: [alternative("She's here.")] },
      'alternatives[0].text: adds nothing',
    ],
    [
      'an alternative comes twice',
      { alternatives: [alternative('She is in here.'), alternative('She is in here.')] },
      'alternatives[1].text: adds nothing',
    ],
    [
      'the answer and another pattern accept all of a pattern',
      { alternatives: [alternative('[She|Anna] is in here.'), alternative('She is [in] here.')] },
      'alternatives[1].text: adds nothing',
    ],
    [
      'a hidden alternative is one that learners see',
      {
        alternatives: [
          alternative('She is [right] here.'),
          { ...alternative('She is right here.'), hidden: true },
        ],
      },
      'alternatives[1].text: adds nothing',
    ],
    [
      'a pattern does not close',
      { alternatives: [alternative('She is [right here.')] },
      'alternatives[0].text: is no pattern: "]" is missing, at character 20',
    ],
    [
      'the orders of a pattern hold different words',
      { alternatives: [alternative('She {is [right] here|is [over] here}.')] },
      'alternatives[0].text: the orders in { | } hold different words',
    ],
    [
      'a pattern inside of another one holds different words',
      { alternatives: [alternative('She is [just {over here|right here}].')] },
      'alternatives[0].text: the orders in { | } hold different words',
    ],
    [
      'one text of a pattern ends with another mark',
      { alternatives: [alternative('She is [right|in] here[.|?]')] },
      'alternatives[0].text: must end with "."',
    ],
    [
      'one text of a pattern has quotes of another language',
      { alternatives: [alternative('She is [right|„right”] here.')] },
      'alternatives[0].text: quotes are written "…"',
    ],
    [
      'an expected mistake is right',
      { mistakes: [mistake('She [are|is] here.')] },
      'mistakes[0].text: "She is here." is accepted as right',
    ],
    [
      'an expected mistake is right for another pattern',
      { alternatives: [alternative('[She|He] is here.')], mistakes: [mistake('He is here.')] },
      'mistakes[0].text: "He is here." is accepted as right',
    ],
    [
      'an expected mistake is no pattern',
      { mistakes: [mistake('She {are} here.')] },
      'mistakes[0].text: is no pattern: one order alone is no choice, at character 5',
    ],
    [
      'an expected mistake ends without a mark',
      { mistakes: [mistake('She are here')] },
      'mistakes[0].text: must end with "."',
    ],
    [
      'the comment on a mistake is no sentence',
      { mistakes: [mistake('She are here.', 'Po „she” stoi „is”')] },
      'mistakes[0].comment: must end as a sentence',
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
      'an alternative tells where the example asks',
      { example: 'Czy ona tu jest?', answer: 'Is she here?', alternatives: [alternative('She is in here.')] },
      'alternatives[0].text: must end with "?"',
    ],
    [
      'a comment has straight quotes',
      { alternatives: [alternative('She is in here.', 'Jak "on".')] },
      'alternatives[0].comment: quotes',
    ],
  ]
  test.each(cases)('%s', (_what, change, problem) => {
    expect(problemsOf(withExercise(change))).toContainEqual(
      expect.stringContaining(`exercises[0].${problem}`),
    )
  })
})

describe('an exercise has no problems when', () => {
  const cases: [what: string, change: Partial<ExerciseEntry>][] = [
    [
      'alternatives are patterns that each accept something of their own',
      {
        alternatives: [
          alternative('{she is [right|over] here|[right|over] here she is}.'),
          alternative('Here [she] is.'),
        ],
      },
    ],
    [
      'what a hidden pattern accepts is also shown as a model',
      {
        alternatives: [
          { ...alternative('She is [right|over] here.'), hidden: true },
          alternative('She is right here.', 'Mocniej.'),
        ],
      },
    ],
    [
      'a suggestion that waits says what the answer says',
      { alternatives: [{ ...alternative("She's here."), approved: false }] },
    ],
    ['a request is also put as a question', { alternatives: [alternative('[May|Could] she be here?')] }],
    ['an expected mistake is wrong', { mistakes: [mistake('She [are|am|] here.'), mistake('Is here.')] }],
  ]
  test.each(cases)('%s', (_what, change) => {
    expect(problemsOf(withExercise(change))).toEqual([])
  })
})

describe('a lesson is refused when', () => {
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
          word({ slug: 'here', example: 'tutaj', answer: 'here' }),
          word({ slug: 'over-here', example: 'tutaj', answer: 'over here' }),
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
      { words: [word({ slug: 'here', example: 'tutaj', answer: 'here ' })] },
      'words[0].answer: begins or ends with a space',
    ],
  ]
  test.each(cases)('%s', (_what, change, problem) => {
    expect(problemsOf(withLesson(change))).toContainEqual(expect.stringContaining(problem))
  })

  test.each([
    [5, ['words: has 5 words instead of 6 to 20']],
    [6, []],
    [20, []],
    [21, ['words: has 21 words instead of 6 to 20']],
  ])('it teaches fewer than six or more than twenty words: %d', (count, problems) => {
    const words = Array.from({ length: count }, (_, index) => {
      const letter = String.fromCharCode(97 + index)
      return word({ slug: `w${index}`, example: `słowo ${letter}`, answer: `word ${letter}` })
    })
    const exercises = [exercise({ words: words.map(({ slug }) => slug) })]
    expect(problemsOf(withLesson({ words, exercises }))).toEqual(problems)
  })

  test('a German noun has no article, while other words need none', () => {
    const words = [
      word({ slug: 'here', example: 'stół', answer: 'Tisch' }),
      word({ slug: 'mit', example: 'ze stołem', answer: 'der Tisch' }),
      word({ slug: 'klein', example: 'mały', answer: 'klein' }),
    ]
    const lessons = [lesson({ words, exercises: [exercise({ words: words.map(({ slug }) => slug) })] })]
    const problems = problemsOf(withCourse({ targetLang: 'DE', lessons }))
    expect(problems.filter((each) => each.startsWith('words['))).toEqual([
      'words[0].answer: a German noun needs its article: der, die or das',
    ])
  })
})

test('a hint may consist of a picture with an alternative text, as the panel exports it', () => {
  const content = '<p><img src="/files/media/a-1.png" alt="Oś czasu" width="300" height="150" /></p>'
  const problems = problemsOf(withLesson({ hints: [hint({ slug: 'forms', content })] }))
  expect(problems.filter((each) => each.startsWith('hints[0].content'))).toEqual([])
})

describe('a hint is refused when', () => {
  test.each([
    ['it has a tag that is not allowed', '<p>a <script>b</script></p>', 'has the tag <script>'],
    ['it has a handler', '<p onclick="x()">a</p>', 'has the attributes "onclick="x()"" on <p>'],
    ['it has a style', '<p style="color:red">a</p>', 'has the attributes'],
    ['it names a language that is none of ours', '<em lang="xx">a</em>', 'has the attributes'],
    ['a tag stays open', '<p>a', 'does not close <p>'],
    ['a line break has another form', '<p>a<br>b</p>', 'has a line break in another form than <br />'],
    ['a line break has no space in it', '<p>a<br/>b</p>', 'has a line break in another form than <br />'],
    ['tags cross', '<p><em>a</p></em>', 'closes </p> at the wrong place'],
    ['a plain bracket stands in its text', '<p>a < b</p>', 'has a < or > in its text'],
    ['it is empty', '<p></p>', 'has no text'],
    ['it has a doubled space', '<p>a  b</p>', 'has a doubled space'],
    ['a picture is from elsewhere', '<p>a<img src="https://b.test/a.png" alt="b" /></p>', 'has a picture'],
    [
      'a picture has a handler',
      '<p>a<img src="/files/media/a.png" alt="b" onload="x()" /></p>',
      'has a picture',
    ],
    ['its picture has no text', '<p><img src="/files/media/a.png" alt="" /></p>', 'has no text'],
  ])('%s', (_what, content, problem) => {
    const hints = [hint({ slug: 'forms', content })]
    expect(problemsOf(withLesson({ hints }))).toContainEqual(
      expect.stringContaining(`hints[0].content: ${problem}`),
    )
  })
})

describe('courses are refused when', () => {
  test('a course has no tag that determines its icon', () => {
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

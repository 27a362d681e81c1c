import { eq } from 'drizzle-orm'
import { course, exercise, idOf, lesson, seedLibrary, word } from '../../testing/library'
import { admin, startTestApi, type TestApi } from '../../testing/test-api'
import { confirmedSuccesses } from '../progress/tables'
import { refusedAnswers } from './tables'

const first = 'courses/eng/proby/pierwsza'
const withheld = 'courses/eng/tajny/jedyna'
const alternative = (text: string, given = {}) => ({
  text,
  comment: '',
  approved: true,
  hidden: false,
  ...given,
})

let t: TestApi
const learnerOf = async (name: string) => {
  await t.call('startTrial', {}, { name })
  return { name }
}
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, {
    courses: [
      course('courses/eng/proby', {
        lessons: [
          lesson(first, {
            exercises: [
              exercise(`${first}/dom`, {
                answer: 'I like my house.',
                alternativeAnswers: [
                  alternative("I'm fond of my house.", { comment: 'rzadziej' }),
                  alternative('I love this house.', { hidden: true }),
                  alternative('I like the house.', { approved: false }),
                ],
              }),
              exercise(`${first}/kon`, { answer: 'This is a horse.' }),
              exercise(`${first}/mysz`, { answer: 'This is a mouse.' }),
              exercise(`${first}/przysluga`, {
                answer: 'Can you do me a favour?',
                alternativeAnswers: [
                  alternative('[Could|Would] you do me a favour?'),
                  alternative('Do me a favor.'),
                ],
                expectedMistakes: [
                  { text: 'Can you make me a favour?', comment: '„Favour” łączy się z „do”.' },
                  { text: 'Can you give me a favour?', comment: 'Niesprawdzony.', approved: false },
                ],
              }),
              exercise(`${first}/tluszcz`, { answer: '<b>Fish</b> & "chips"' }),
            ],
            words: [word(`${first}/words/mouse`, { example: 'mysz', answer: 'mouse' })],
          }),
        ],
      }),
      course('courses/eng/tajny', {
        explicitAccessRequired: true,
        lessons: [
          lesson(withheld, {
            words: [word(`${withheld}/words/louse`, { example: 'wesz', answer: 'Louse' })],
          }),
        ],
      }),
    ],
  })
})
afterAll(() => t.close())

const exerciseId = idOf(`${first}/dom`)
const check = async (userInput: string, rest: Record<string, unknown> = {}, name = 'uczen') =>
  t.call(
    'checkAttempt',
    { body: { check: true, userInput, exerciseId, lang: 'ENG', ...rest } },
    await learnerOf(name),
  )

describe('POST /attempt/check', () => {
  test('returns all fields for the preferred answer (S-ATT-01, S-ATT-02, P-ENT-24)', async () => {
    expect((await check('i like my house')).answer).toEqual({
      isSuccess: true,
      isPreferred: true,
      answer: { text: 'I like my house.' },
      alternativeAnswers: [alternative("I'm fond of my house.", { comment: 'rzadziej' })],
      userInput: 'i like my house',
      htmlDiff: 'I like my house.',
      comparedWith: 'I like my house.',
      diff: [{ mark: 'same', typed: 'i', expected: 'I like my house.', letters: [], issue: null }],
      issues: [],
      comment: null,
      mayBeRight: false,
      resultCategory: 'CORRECT',
    })
  })

  test('accepts an approved alternative as correct but not preferred (S-ATT-03)', async () => {
    expect((await check('I am fond of my house')).answer).toMatchObject({
      isSuccess: true,
      isPreferred: false,
      resultCategory: 'CORRECT',
      htmlDiff: 'I am fond of my house.',
    })
  })

  test("rejects an alternative that isn't approved (S-ATT-04)", async () => {
    expect((await check('I like the house')).answer).toMatchObject({
      isSuccess: false,
      resultCategory: 'ERROR',
    })
  })

  test('accepts a hidden alternative without showing it anywhere (S-ATT-05)', async () => {
    const right = (await check('i love this house')).answer
    expect(right).toMatchObject({ isSuccess: true, resultCategory: 'CORRECT', htmlDiff: 'i love this house' })
    const near = await check('I lovve this house')
    expect(near.answer).toMatchObject({ isSuccess: true, resultCategory: 'MINOR_ERROR' })
    expect(JSON.stringify(near.answer)).not.toContain('love')
  })

  test.each([
    ['the main answer', 'I like house', 'I like my house.', 'I like <ins>my</ins> house.'],
    [
      'a shown alternative, where short forms count as written out',
      'I am fond of house',
      "I'm fond of my house.",
      'I am fond of <ins>my</ins> house.',
    ],
    [
      'no hidden alternative, however near that is',
      'I love house',
      'I like my house.',
      'I <del>love</del> <ins>like</ins> <ins>my</ins> house.',
    ],
    [
      'no alternative that is not approved',
      'I like the houses',
      'I like my house.',
      'I like <del>the</del> <ins>my</ins> <del>houses</del> <ins>house</ins>.',
    ],
  ])('compares a refused answer with %s (S-ATT-05, P-ENT-24)', async (_, typed, comparedWith, diff) => {
    const { answer } = await check(typed)
    expect(answer).toMatchObject({ isSuccess: false, comparedWith })
    expect(answer.htmlDiff.replace(/<span class="vh">[^<]*<\/span>/g, '')).toBe(diff)
    expect(JSON.stringify(answer).replace(JSON.stringify(typed), '')).not.toContain('this house')
  })

  test('treats a small slip as a minor error and a success, and a larger one as an error (S-ATT-06, P-ENT-25)', async () => {
    const slip = (await check('I like my hosue')).answer
    expect(slip).toMatchObject({ isSuccess: true, isPreferred: false, resultCategory: 'MINOR_ERROR' })
    expect(slip.htmlDiff).toContain('<del><span class="vh">zamiast: </span>hosue</del> <ins>house</ins>.')
    expect(slip.issues).toMatchObject([{ kind: 'typo', typed: 'hosue', range: { start: 10, end: 15 } }])
    expect((await check('I want my house')).answer).toMatchObject({
      isSuccess: false,
      resultCategory: 'ERROR',
    })
    expect((await check('')).answer).toMatchObject({ isSuccess: false, resultCategory: 'ERROR' })
  })

  test('describes the diff in words in the interface language', async () => {
    const body = { check: true, userInput: 'I like my hosue', exerciseId, lang: 'ENG' }
    const { json } = await t.app.inject({
      method: 'POST',
      url: '/api/attempt/check?sourceLang=PL&targetLang=ENG',
      headers: {
        authorization: `Bearer ${await t.token(await learnerOf('uczen'))}`,
        'accept-language': 'en',
      },
      payload: body,
    })
    expect(json().htmlDiff).toContain('<del><span class="vh">instead of: </span>hosue</del> <ins>house</ins>')
  })

  test.each(['I like my horse', 'I like my mouse', 'I like my louse', 'I like my houses'])(
    "doesn't treat an existing word as a typo: %s (S-ATT-06)",
    async (typed) => {
      expect((await check(typed)).answer.resultCategory).toBe('ERROR')
    },
  )

  test('an alternative never turns a slip into an error', async () => {
    const id = idOf(`${first}/przysluga`)
    const { answer } = await check('Could you do me a favor?', { exerciseId: id })
    expect(answer).toMatchObject({ resultCategory: 'CORRECT', comparedWith: 'Could you do me a favour?' })
    const slip = (await check('Could you do me a favuor?', { exerciseId: id })).answer
    expect(slip.resultCategory).toBe('MINOR_ERROR')
  })

  test('matches a pattern and shows it expanded (P-ENT-15)', async () => {
    const { answer } = await check('would you do me favour', { exerciseId: idOf(`${first}/przysluga`) })
    expect(answer).toMatchObject({ isSuccess: false, comparedWith: 'Would you do me a favour?' })
    const texts = answer.alternativeAnswers.map(({ text }: { text: string }) => text)
    expect(texts).toContain('Would you do me a favour?')
    expect(texts.join('')).not.toMatch(/[[\]|]/)
  })

  test('an expected mistake without approval gets no comment', async () => {
    const { answer } = await check('Can you give me a favour?', { exerciseId: idOf(`${first}/przysluga`) })
    expect(answer).toMatchObject({ isSuccess: false, comment: null })
  })

  test('returns the comment of an expected mistake and the dictionary entry of a word', async () => {
    const { answer } = await check('Can you make me a favour?', { exerciseId: idOf(`${first}/przysluga`) })
    expect(answer).toMatchObject({ isSuccess: false, comment: '„Favour” łączy się z „do”.' })
    const mouse = (await check('This is a horse', { exerciseId: idOf(`${first}/mysz`) })).answer
    expect(mouse.issues).toMatchObject([{ kind: 'word', entry: { answer: 'mouse', example: 'mysz' } }])
  })

  test('a simplified check rejects every slip (U05)', async () => {
    expect((await check('I like my hosue', { simplifiedCheck: true })).answer.resultCategory).toBe('ERROR')
    expect((await check('i like, my house', { simplifiedCheck: true })).answer.resultCategory).toBe('CORRECT')
  })

  test('returns only the solution without a check (U05)', async () => {
    expect((await check('I like my house', { check: false }, 'podglad')).answer).toMatchObject({
      isSuccess: false,
      isPreferred: false,
      resultCategory: 'ERROR',
      answer: { text: 'I like my house.' },
      htmlDiff: 'I like my house.',
    })
  })

  test('escapes text of learners and editors', async () => {
    const { answer } = await check('<script>x</script>', { exerciseId: idOf(`${first}/tluszcz`) })
    expect(answer.htmlDiff.replace(/<\/?(?:ins|del)>|<span class="vh">|<\/span>/g, '')).not.toMatch(/[<>]/)
  })

  test('rejects an answer of more than 500 characters', async () => {
    expect((await check('x'.repeat(501))).status).toBe(422)
    expect((await check('x'.repeat(500))).status).toBe(200)
  })

  test.each([
    ['a word that is shortened again and again', `x${"'d".repeat(249)}`],
    ['nothing but short forms', "it's'd ".repeat(71)],
    ['nothing but one-letter words', 'i '.repeat(250)],
    ['the answer many times', 'I like my house. '.repeat(29)],
    ['nothing but marks', "'".repeat(500)],
  ])('returns a result for the longest answers: %s', async (_, typed) => {
    expect((await check(typed)).answer.resultCategory).toBe('ERROR')
  })

  test("rate limits one person's checks, but not others at the same address", async () => {
    const program = await learnerOf('program')
    const body = { check: true, userInput: 'x', exerciseId, lang: 'ENG' }
    const calls = Array.from({ length: 310 }, () => t.call('checkAttempt', { body }, program))
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200, 429]))
    expect((await check('x', {}, 'sasiad')).status).toBe(200)
  })

  test('stores only a success as confirmed, until its event arrives (C59)', async () => {
    const { userId } = (await t.call('getMe', {}, await learnerOf('pamiec'))).answer
    const remembered = () =>
      t.db.select().from(confirmedSuccesses).where(eq(confirmedSuccesses.userId, userId))
    await check('wrong', {}, 'pamiec')
    await check('I like my house', { check: false }, 'pamiec')
    expect(await remembered()).toEqual([])
    await check('I like my hosue', {}, 'pamiec')
    await check('I like my house', {}, 'pamiec')
    expect(await remembered()).toMatchObject([{ exerciseId }])
  })
})

describe('permission to check', () => {
  const given = { check: true, userInput: 'der hund', preferredAnswer: 'Der Hund', lang: 'DE' }

  test('learners can only check exercises of lessons they may open', async () => {
    const withoutAccess = await t.call(
      'checkAttempt',
      { body: { check: true, userInput: 'x', exerciseId, lang: 'ENG' } },
      { name: 'bez' },
    )
    expect([withoutAccess.status, withoutAccess.problem.code]).toEqual([403, 'LESSON_LOCKED'])
    const secret = await check('x', { exerciseId: idOf(`${withheld}/jeden`) })
    expect([secret.status, secret.problem.code]).toEqual([403, 'LESSON_LOCKED'])
    expect((await check('x', { exerciseId: 'nothing' })).status).toBe(404)
  })

  test('only admins can check without an exercise', async () => {
    expect((await t.call('checkAttempt', { body: given }, await learnerOf('uczen'))).status).toBe(403)
    expect((await t.call('checkAttempt', { body: given })).status).toBe(401)
    const alternativeAnswers = [
      alternative('Ein Hund', { hidden: true }),
      alternative('Hund', { approved: false }),
    ]
    const call = async (userInput: string) =>
      (await t.call('checkAttempt', { body: { ...given, userInput, alternativeAnswers } }, admin)).answer
    expect(await call('der hund')).toMatchObject({ isPreferred: true, alternativeAnswers: [] })
    expect(await call('ein hund')).toMatchObject({ isSuccess: true, isPreferred: false })
    expect(await call('Hund')).toMatchObject({ isSuccess: false })
    const empty = { check: true, userInput: 'x', lang: 'DE' }
    expect((await t.call('checkAttempt', { body: empty }, admin)).status).toBe(422)
  })
})

describe('POST /exercise/:id/disputed-answer', () => {
  const dispute = async (userInput: string, rest: Record<string, unknown> = {}, name = 'sporny') =>
    t.call('disputeVerdict', { id: exerciseId, body: { userInput, ...rest } }, await learnerOf(name))
  const recorded = () => t.db.select().from(refusedAnswers).where(eq(refusedAnswers.exerciseId, exerciseId))
  beforeEach(() => t.db.delete(refusedAnswers))

  test('records a disputed answer with the version that refused it', async () => {
    expect(await dispute('I enjoy my house!')).toMatchObject({ status: 200, answer: { recorded: true } })
    const { userId } = (await t.call('getMe', {}, { name: 'sporny' })).answer
    expect(await recorded()).toEqual([
      {
        exerciseId,
        userId,
        normalForm: 'i enjoy my house',
        typed: 'I enjoy my house!',
        exerciseVersion: 1,
        verdict: 'refused',
        disputed: true,
        asideAt: null,
        createdAt: new Date('2026-11-16T10:00:00Z'),
      },
    ])
  })

  test('records fifty concurrent disputes of one answer once, with the first text', async () => {
    const all = Array.from({ length: 50 }, () => dispute('I enjoy my house', {}, 'wielokrotny'))
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
    await dispute('i ENJOY my house ...', {}, 'wielokrotny')
    expect((await recorded()).map(({ typed }) => typed)).toEqual(['I enjoy my house'])
    await dispute('I enjoy my house', {}, 'drugi')
    expect(await recorded()).toHaveLength(2)
  })

  test.each(['I like my house', 'I like my hosue', "I'm fond of my house", 'I love this house'])(
    'rejects the dispute of a correct answer: %s',
    async (userInput) => {
      const { status, problem } = await dispute(userInput)
      expect([status, problem.code]).toEqual([422, 'ANSWER_ACCEPTED'])
      expect(await recorded()).toEqual([])
    },
  )

  test('judges a disputed answer as strictly as the exercise did', async () => {
    expect((await dispute('I like my hosue', { simplifiedCheck: true })).status).toBe(200)
  })

  test('accepts a disputed answer of punctuation, or one that gets longer by Unicode composition', async () => {
    expect((await dispute('?!')).status).toBe(200)
    expect((await dispute('\u{FB2C}'.repeat(500))).status).toBe(200)
    expect((await dispute(`${'a'.repeat(499)}\u{D83D}`)).status).toBe(422)
    expect((await recorded()).map(({ normalForm }) => normalForm.length).sort()).toEqual([2, 500])
  })

  test('rejects the dispute of an empty answer and of more than 500 characters', async () => {
    expect((await dispute('')).status).toBe(422)
    expect((await dispute('x'.repeat(501))).status).toBe(422)
  })

  test('only learners with access to the exercise can dispute an answer', async () => {
    const body = { userInput: 'x' }
    const locked = { id: idOf(`${withheld}/jeden`), body }
    const { status, problem } = await t.call('disputeVerdict', locked, await learnerOf('sporny'))
    expect([status, problem.code]).toEqual([403, 'LESSON_LOCKED'])
    expect((await t.call('disputeVerdict', { id: 'nothing', body }, { name: 'sporny' })).status).toBe(404)
    expect((await t.call('disputeVerdict', { id: exerciseId, body })).status).toBe(401)
  })

  test('rate limits disputes', async () => {
    const calls = Array.from({ length: 65 }, (_, n) => dispute(`wrong ${n}`, {}, 'zalewacz'))
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200, 429]))
  })
})

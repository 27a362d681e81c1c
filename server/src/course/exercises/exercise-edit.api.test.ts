import { eq } from 'drizzle-orm'
import {
  course,
  exercise,
  idOf,
  lesson,
  hint as libraryHint,
  word as libraryWord,
  seedLibrary,
} from '../../../testing/library'
import { grant } from '../../../testing/people'
import { admin, anna, startTestApi, type TestApi } from '../../../testing/test-api'
import { lessonItems, reportedBugs } from '../tables'

const path = 'courses/eng/panel'
const at = (name: string) => `${path}/lekcja/${name}`
const home = idOf(at('dom'))
const word = idOf(at('slowa/dom'))
const hint = idOf(at('wskazowki/in'))

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t, {
    courses: [
      course(path, {
        lessons: [
          lesson(`${path}/lekcja`, {
            exercises: [
              exercise(at('dom'), {
                example: 'Jestem teraz w domu z siostrą.',
                answer: 'I am at home with my sister now.',
                alternativeAnswers: [
                  { text: "I'm at home with my sister now.", comment: '', approved: true, hidden: false },
                ],
                gaps: [{ ranges: [{ start: 8, end: 12 }] }],
                tags: ['dom_01'],
                words: [at('slowa/dom')],
                hints: [at('wskazowki/in')],
              }),
              exercise(at('kot'), { example: 'Żółw śpi.', answer: 'The turtle sleeps 100%.' }),
            ],
            words: [libraryWord(at('slowa/dom'), { example: 'dom', answer: 'home' })],
            hints: [libraryHint(at('wskazowki/in'), { content: '<p>at <strong>home</strong> &amp; in</p>' })],
          }),
        ],
      }),
      course('courses/de/panel', {
        targetLang: 'DE',
        lessons: [
          lesson('courses/de/panel/l', {
            exercises: [
              exercise('courses/de/panel/l/e', {
                example: 'Jestem w domu.',
                answer: 'Ich bin zu Hause.',
              }),
            ],
          }),
        ],
      }),
    ],
  })
  await grant(t, anna, 'ENG')
})
afterAll(() => t.close())
beforeEach(() => t.db.delete(reportedBugs))

const get = async (id = home) => (await t.call('getExercise', { id }, admin)).answer
const list = async (filters: string, more: Record<string, unknown> = {}) =>
  (await t.call('listExercises', { filters, ...more }, admin)).answer
const answers = async (filters: string, more: Record<string, unknown> = {}) =>
  (await list(filters, more)).data.map((each) => each.answer)
const update = (body: Record<string, unknown>, id = home) => t.call('updateExercise', { id, body }, admin)
const create = async (body: Record<string, unknown> = {}) =>
  (
    await t.call(
      'createExercise',
      { body: { example: 'Nowe zdanie.', answer: 'A new sentence.', ...body } },
      admin,
    )
  ).answer
const report = (suggestedAnswer: string, comment = 'tak mówią') =>
  t.call('reportExercise', { id: home, body: { suggestedAnswer, comment, mode: 'WRITING' } }, anna)

describe('listing exercises', () => {
  test('searches, filters, sorts and returns the total (S-ADM-01, S-ADM-16, S-ADM-17)', async () => {
    const all = await list('exampleLang:PL;answerLang:ENG', { sort: 'answer:desc', limit: 1 })
    expect(all.metadata.total).toBe(2)
    expect(all.data.map((each) => each.answer)).toEqual(['The turtle sleeps 100%.'])
    expect(
      await answers('exampleLang:PL;answerLang:ENG', { sort: 'answer:desc', limit: 1, page: 2 }),
    ).toEqual(['I am at home with my sister now.'])
    expect(await answers('$search:TURT')).toEqual(['The turtle sleeps 100%.'])
    expect(await answers(`$search:${encodeURIComponent('żółw')}`)).toEqual(['The turtle sleeps 100%.'])
    expect(await answers('$search:zolw')).toEqual(['The turtle sleeps 100%.'])
    expect(await answers(`$search:${encodeURIComponent('0%')}`)).toEqual(['The turtle sleeps 100%.'])
    expect(await answers('$search:dom_01')).toEqual(['I am at home with my sister now.'])
    expect(await answers('tags:dom_01')).toEqual(['I am at home with my sister now.'])
    expect(await answers('answerLang:DE')).toEqual(['Ich bin zu Hause.'])
    expect(await answers(`_id:${home}`)).toEqual(['I am at home with my sister now.'])
    expect(await answers('needAttention:true')).toEqual([])
  })

  test("includes learners' reports on request (S-ADM-01, A-EXFO-19, A-EXFO-20)", async () => {
    await report('I am home with my sister now.')
    const [reported] = (await list('reportedBugs.status:REPORTED', { options: 'includeReportedBugs:1' })).data
    expect(reported?.reportedBugs).toEqual([
      {
        _id: expect.any(String),
        suggestedAnswer: 'I am home with my sister now.',
        comment: 'tak mówią',
        mode: 'WRITING',
        status: 'REPORTED',
        createdAt: '2026-11-16T10:00:00.000Z',
      },
    ])
    expect((await list(`_id:${home}`)).data[0]?.reportedBugs).toEqual([])
    expect(await answers('reportedBugs.status:APPROVED')).toEqual([])
  })

  test.each([
    ['filters', 'colour:red'],
    ['filters', 'reportedBugs.status:NEW'],
    ['sort', 'version:asc'],
    ['options', 'includeAll:1'],
    ['other', 'x'],
  ])('rejects %s %s', async (key, value) => {
    expect((await t.call('listExercises', { [key]: value }, admin)).status).toBe(422)
  })
})

describe('reading an exercise', () => {
  test('returns all editable fields and the text of its hints (S-ADM-02, A-ENT-03)', async () => {
    expect(await get()).toMatchObject({
      _id: home,
      answer: 'I am at home with my sister now.',
      active: true,
      needAttention: false,
      expectedMistakes: [],
      reportedBugs: [],
      tags: ['dom_01'],
      words: [{ _id: word, answer: 'home', example: 'dom' }],
      hints: [hint],
      hintTexts: [{ _id: hint, text: 'at home & in', active: true }],
      version: 1,
    })
  })

  test('responds with 404 to an unknown id', async () => {
    const { status, problem } = await t.call('getExercise', { id: 'nowhere' }, admin)
    expect([status, problem.name]).toEqual([404, 'NotFoundError'])
  })

  test('is only for admins', async () => {
    expect((await t.call('listExercises', {}, anna)).status).toBe(403)
    expect((await t.call('getExercise', { id: home }, anna)).status).toBe(403)
    expect((await t.call('updateExercise', { id: home, body: {} }, anna)).status).toBe(403)
    expect((await t.call('getExercise', { id: home })).status).toBe(401)
  })
})

describe('creating, updating and deleting exercises', () => {
  test('creates an exercise with defaults and recordings once per request id; a repeated request updates it (S-ADM-03, A-EXFO-02, A-EXFO-03)', async () => {
    const requestId = '01890000-0000-7000-8000-0000000000b1'
    const made = await create({ requestId })
    expect(made).toMatchObject({
      _id: requestId,
      exampleLang: 'PL',
      answerLang: 'ENG',
      active: true,
      needAttention: false,
      alternativeAnswers: [],
      gaps: [],
      version: 1,
    })
    expect(made.answerRecording).toEqual(expect.any(String))
    expect(await create({ requestId, answer: 'Another one.' })).toMatchObject({
      _id: requestId,
      answer: 'Another one.',
      version: 2,
    })
    expect((await t.call('deleteExercise', { id: requestId }, admin)).status).toBe(204)
    expect((await t.call('getExercise', { id: requestId }, admin)).status).toBe(404)
  })

  test.each([
    ['a short answer (A-EXFO-05)', { answer: 'Ab' }],
    ['no example (A-EXFO-04)', { example: '   ' }],
    ['an alternative without a text (A-EXFO-08)', { alternativeAnswers: [{ text: ' ' }] }],
    ['a gap that begins with a space (A-EXFO-11)', { gaps: [{ ranges: [{ start: 1, end: 4 }] }] }],
    ['a gap behind the end (A-EXFO-11)', { gaps: [{ ranges: [{ start: 2, end: 99 }] }] }],
    ['an unknown word', { words: ['nowhere'] }],
    ['an unknown hint', { hints: ['nowhere'] }],
    ['an unknown key', { colour: 'red' }],
    ['a language that is none', { answerLang: 'XX' }],
  ])('rejects %s', async (_what, body) => {
    const sent = { example: 'Nowe zdanie.', answer: 'A new sentence.', ...body }
    expect((await t.call('createExercise', { body: sent }, admin)).status).toBe(422)
  })

  test('an update is partial, keeps the order of links and merges gaps (S-ADM-03, A-EXFO-07, A-EXFO-15)', async () => {
    const { _id } = await create({ words: [word], hints: [hint], tags: ['a'] })
    const { answer, status } = await update(
      {
        alternativeAnswers: [{ text: ' One more. ' }],
        gaps: [
          {
            ranges: [
              { start: 6, end: 15 },
              { start: 0, end: 5 },
            ],
          },
        ],
        needAttention: true,
        version: 1,
      },
      _id,
    )
    expect(status).toBe(200)
    expect(answer).toMatchObject({
      alternativeAnswers: [{ text: 'One more.', comment: '', approved: true, hidden: false }],
      gaps: [{ ranges: [{ start: 0, end: 15 }] }],
      words: [{ _id: word }],
      hints: [hint],
      tags: ['a'],
      needAttention: true,
      version: 2,
    })
    expect((await update({ words: [], hints: [] }, _id)).answer).toMatchObject({ words: [], hints: [] })
  })

  test('rejects an update based on an outdated version (C57)', async () => {
    const { _id } = await create()
    expect((await update({ active: false, version: 1 }, _id)).status).toBe(200)
    const { status, problem } = await update({ active: true, version: 1 }, _id)
    expect([status, problem.code]).toEqual([409, 'STALE_WRITE'])
    expect(problem.current).toMatchObject({ _id, active: false, version: 2 })
  })

  test('an update is recorded in the history and can be reverted', async () => {
    const { _id } = await create({ tags: ['a'] })
    await update({ answer: 'Another sentence.', words: [word] }, _id)
    const history = await t.call('listHistory', { filters: `kind:exercise;_id:${_id}` }, admin)
    const change = history.answer.data.find(({ action }) => action === 'changed')
    expect(change?.changes).toContainEqual({
      field: 'answer',
      before: 'A new sentence.',
      after: 'Another sentence.',
    })
    await t.call('goBackInHistory', { id: change?._id, body: { version: 2 } }, admin)
    expect(await get(_id)).toMatchObject({ answer: 'A new sentence.', words: [], version: 3 })
  })

  test('drops gaps that do not fit a new answer and replaces its generated recording', async () => {
    const made = await create({ gaps: [{ ranges: [{ start: 2, end: 5 }] }] })
    const { answer } = await update({ answer: 'No.' }, made._id)
    expect(answer.gaps).toEqual([])
    expect(answer.answerRecording).not.toBe(made.answerRecording)
    expect(answer.exampleRecording).toBe(made.exampleRecording)
  })

  test('a copy has everything except the reports (S-ADM-04)', async () => {
    await report('I am home.')
    const { answer, status } = await t.call('copyExercise', { id: home, body: {} }, admin)
    expect(status).toBe(201)
    expect(answer._id).not.toBe(home)
    expect(answer).toMatchObject({
      answer: 'I am at home with my sister now.',
      words: [{ _id: word }],
      hints: [hint],
      gaps: [{ ranges: [{ start: 8, end: 12 }] }],
      reportedBugs: [],
      version: 1,
    })
    expect(await t.db.select().from(lessonItems).where(eq(lessonItems.itemId, answer._id))).toEqual([])
  })

  test('deleting an exercise removes it from its lessons (S-ADM-03)', async () => {
    const turtle = idOf(at('kot'))
    expect((await t.call('deleteExercise', { id: turtle }, admin)).status).toBe(204)
    expect(await t.db.select().from(lessonItems).where(eq(lessonItems.itemId, turtle))).toEqual([])
    expect((await t.call('deleteExercise', { id: turtle }, admin)).status).toBe(404)
  })
})

describe("learners' reports", () => {
  test('an approved report becomes an alternative that does not count yet (A-EXFO-21, A-EXFO-22)', async () => {
    const { _id } = await create()
    await t.db.insert(reportedBugs).values({
      id: 'bug-1',
      exerciseId: _id,
      mode: 'SPEAKING',
      comment: '-',
      suggestedAnswer: 'One new sentence.',
      status: 'REPORTED',
      createdAt: new Date('2026-11-16T09:00:00Z'),
    })
    const decision = { reportedBugs: [{ _id: 'bug-1', status: 'APPROVED' }] }
    const { answer } = await update(decision, _id)
    expect(answer.reportedBugs).toMatchObject([{ _id: 'bug-1', status: 'APPROVED' }])
    expect(answer.alternativeAnswers).toEqual([
      { text: 'One new sentence.', comment: '', approved: false, hidden: true },
    ])
    expect((await update(decision, _id)).answer.alternativeAnswers).toHaveLength(1)
    expect((await update({ reportedBugs: [{ _id: 'bug-1', deleted: true }] }, _id)).answer).toMatchObject({
      reportedBugs: [],
    })
  })

  test('a report sent back unchanged is not modified (C57)', async () => {
    const { _id } = await create()
    await t.db.insert(reportedBugs).values({
      id: 'bug-read',
      exerciseId: _id,
      mode: 'WRITING',
      comment: '-',
      suggestedAnswer: 'One new sentence.',
      status: 'REPORTED',
      createdAt: new Date('2026-11-16T09:00:00Z'),
    })
    const read = (await get(_id)).reportedBugs
    const { status, answer } = await update({ reportedBugs: read }, _id)
    expect(status).toBe(200)
    expect(answer.reportedBugs).toEqual(read)
    expect(answer.alternativeAnswers).toEqual([])
  })

  test("preserves a report that arrives during an update and does not touch another exercise's (C57, A-EXFO-24)", async () => {
    const { version } = await get()
    await report('I am home.')
    const other = await create()
    const [bug] = (await get()).reportedBugs
    await update({ reportedBugs: [{ _id: bug?._id, deleted: true }] }, other._id)
    const { answer, status } = await update({ needAttention: true, version })
    expect(status).toBe(200)
    expect(answer.reportedBugs).toHaveLength(1)
  })
})

describe('recordings', () => {
  /** Returns MPEG-1 Layer III frames, 128 kbit/s at 44.1 kHz. */
  const mp3 = (frames = 4) => {
    const frame = Buffer.alloc(417)
    frame.set([0xff, 0xfb, 0x90, 0x00])
    return Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x02zz', 'latin1'), ...Array(frames).fill(frame)])
  }
  const upload = (content: Buffer | string, type = 'answer', id = home) =>
    t.call(
      'uploadExerciseRecording',
      {
        id,
        type,
        body: {
          lang: type === 'answer' ? 'ENG' : 'PL',
          name: 'zdanie.mp3',
          content: typeof content === 'string' ? content : content.toString('base64'),
        },
      },
      admin,
    )

  const heard = async (id: string) => {
    const headers = { authorization: `Bearer ${await t.token(anna)}` }
    return (await t.app.inject({ url: `/api/recording/${id}`, headers })).rawPayload
  }

  test('an uploaded MP3 replaces the previous one, can be played and removed (S-ADM-05, S-ADM-06, A-ENT-05)', async () => {
    const { _id } = await create()
    const first = (await upload(mp3(), 'answer', _id)).answer
    expect(first.exercise.answerRecording).toBe(first._id)
    expect(await heard(first._id)).toEqual(mp3())
    const second = (await upload(mp3(5), 'answer', _id)).answer
    expect(second.exercise.answerRecording).toBe(second._id)
    const { answer } = await t.call('deleteExerciseRecording', { id: _id, recordingId: second._id }, admin)
    expect(answer.answerRecording).toBeNull()
    const again = await t.call('deleteExerciseRecording', { id: _id, recordingId: second._id }, admin)
    expect(again.answer.answerRecording).toBeNull()
    const spoken = await t.call('speakExercise', { id: _id, type: 'answer' }, admin)
    expect(spoken.answer.exercise.answerRecording).toBe(spoken.answer._id)
  })

  test('a replaced or removed recording can be restored from the history (S-ADM-06)', async () => {
    const { _id } = await create()
    const file = mp3(6)
    const kept = (await upload(file, 'answer', _id)).answer._id
    await t.call('deleteExerciseRecording', { id: _id, recordingId: kept }, admin)
    const other = (await upload(mp3(7), 'answer', _id)).answer.exercise
    const { data } = (await t.call('listHistory', { filters: `kind:exercise;_id:${_id}` }, admin)).answer
    const removal = data.find(({ changes }) => changes[0]?.before === kept)
    await t.call('goBackInHistory', { id: removal?._id, body: { version: other.version } }, admin)
    expect((await get(_id)).answerRecording).toBe(kept)
    expect(await heard(kept)).toEqual(file)
  })

  test.each([
    ['a page', '<script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'],
    ['a page behind the sign of MP3', 'ID3\x04\0\0\0\0\0\0<script>alert(1)</script>'],
    ['a WAV', 'RIFF\x24\0\0\0WAVEfmt '],
    ['one frame and other things', `${'\xff\xfb\x90\x00'}${'x'.repeat(900)}`],
  ])('rejects %s based on the content (S-ADM-05, A-EXFO-26)', async (_what, content) => {
    const { status, problem } = await upload(Buffer.from(content, 'latin1'))
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'body/content'])
  })

  test('rejects invalid base64, another language and other types (S-ADM-05)', async () => {
    expect((await upload('%%%%')).status).toBe(422)
    expect((await upload(mp3(), 'hint')).status).toBe(422)
    const body = { lang: 'DE', name: 'a.mp3', content: mp3().toString('base64') }
    expect((await t.call('uploadExerciseRecording', { id: home, type: 'answer', body }, admin)).status).toBe(
      422,
    )
  })
})

test('finds sentences that differ by a single word', async () => {
  const similar = async (answer: string, except?: string) =>
    (
      await t.call('getSimilarExercises', { answer, answerLang: 'ENG', ...(except ? { except } : {}) }, admin)
    ).answer.data.map((each) => each._id)
  expect(await similar('I am at home with my brother now.')).toContain(home)
  expect(await similar('I am at home with my brother now.', home)).not.toContain(home)
  expect(await similar('We were at school with her brother yesterday.')).toEqual([])
  expect(await similar('At home.')).toEqual([])
})

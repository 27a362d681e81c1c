import { at, idOf, seedLibrary } from '../../testing/library'
import { admin, anna, startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
beforeEach(() => seedLibrary(t))
afterEach(() => t.empty())
afterAll(() => t.close())

const newId = (last: number) => `01990000-0000-7000-8000-0000000000${String(last).padStart(2, '0')}`
const form = {
  name: 'Od zera',
  description: 'Nowy',
  levels: ['A1', 'B1'],
  tags: ['nowe'],
  sourceLang: 'PL',
  targetLang: 'ENG',
  active: false,
  explicitAccessRequired: false,
}
const lessonForm = {
  name: { target: 'Hello|First words', source: 'Cześć|Pierwsze słowa' },
  level: 'A1',
  tags: [],
  active: true,
  sourceLang: 'PL',
  targetLang: 'ENG',
}
const wordForm = {
  example: 'kot',
  exampleLang: 'PL',
  answer: 'cat',
  answerLang: 'ENG',
  transcription: null,
  tags: [],
  needAttention: false,
  active: true,
}
const as = { admin } as const
const makeCourse = (change = {}) =>
  t.call('createCourse', { body: { requestId: newId(1), ...form, ...change } }, as.admin)

describe('POST /course', () => {
  test('creates a course after the others, once per request (S-ADM-11, A-ENT-01)', async () => {
    const { status, answer } = await makeCourse()
    expect(status).toBe(201)
    expect(answer).toMatchObject({ ...form, _id: newId(1), level: 'A1', lessons: [], version: 1 })
    expect((await makeCourse()).answer).toEqual(answer)
    const list = await t.call(
      'listCourses',
      { filters: 'sourceLang:PL;targetLang:ENG', sort: 'position:asc' },
      admin,
    )
    expect(list.answer.data.at(-1)?._id).toBe(newId(1))
  })

  test('applies corrections from a repeated request (S-ADM-11)', async () => {
    await makeCourse()
    const { status, answer } = await makeCourse({ name: 'Inaczej' })
    expect([status, answer.name, answer.version]).toEqual([201, 'Inaczej', 2])
    const { data } = (await t.call('listHistory', { filters: `kind:course;_id:${newId(1)}` }, admin)).answer
    expect(data.map(({ action }) => action).toSorted()).toEqual(['changed', 'created'])
  })

  test('refuses corrections from a repeated request if the row was changed in the meantime (C57)', async () => {
    await makeCourse()
    await t.call('updateCourse', { id: newId(1), body: { tags: ['cudze'], version: 1 } }, admin)
    const { status, problem } = await makeCourse({ name: 'Inaczej' })
    expect([status, problem.code]).toEqual([409, 'STALE_WRITE'])
    expect(problem.current).toMatchObject({ name: 'Od zera', tags: ['cudze'], version: 2 })
  })

  test.each([{ name: ' ' }, { levels: [] }, { targetLang: 'XX' }, { tags: [''] }])(
    'refuses to create a course with %j',
    async (change) => {
      expect((await makeCourse(change)).status).toBe(422)
    },
  )
})

describe('lessons of a course', () => {
  const id = idOf(at.home)
  const order = async () =>
    (await t.call('getCourse', { id }, admin)).answer.data[0]?.lessons.map((each) => each.lessonId)
  const [first, second, third] = [at.homeFirst, at.homeInactive, at.homeLast].map(idOf)
  const move = (lessonId: string | undefined, type: string) =>
    t.call('changeLessonOrder', { id, body: { lessonId, type, courseId: id } }, admin)

  test('moves a lesson only in the course of the path (S-ADM-12)', async () => {
    const body = { lessonId: second, type: 'up', courseId: idOf(at.german) }
    const { status, problem } = await t.call('changeLessonOrder', { id, body }, admin)
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'body/courseId'])
  })

  test('reorders, removes and adds lessons of a course (A-CRSE-03, S-ADM-11)', async () => {
    const lessons = [
      { lessonId: first, order: 2 },
      { lessonId: third, order: 0 },
      { lessonId: idOf(`${at.german}/pierwsza`), order: 1 },
    ]
    const { answer } = await t.call('updateCourse', { id, body: { lessons, version: 1 } }, admin)
    expect(answer.version).toBe(2)
    expect(await order()).toEqual([third, idOf(`${at.german}/pierwsza`), first])
    const unknown = await t.call(
      'updateCourse',
      { id, body: { lessons: [{ lessonId: 'x', order: 0 }] } },
      admin,
    )
    expect(unknown.problem.errors).toMatchObject([{ path: 'body/lessonIds' }])
  })

  test('moves a lesson by one position, but not beyond the ends (S-ADM-12, C33)', async () => {
    expect((await move(second, 'up')).answer.lessons.map((each) => each.lessonId)).toEqual([
      second,
      first,
      third,
    ])
    await move(second, 'up')
    await move(second, 'down')
    expect(await order()).toEqual([first, second, third])
    expect((await move('x', 'up')).problem.code).toBe('NOT_IN_COURSE')
  })

  test('lists all lessons with all their exercises for editors (S-CRS-12, S-CRS-11)', async () => {
    const lessons = (await t.call('getCourseLessons', { id }, admin)).answer.data
    expect(lessons.map((each) => [each._id, each.active])).toEqual([
      [first, true],
      [second, false],
      [third, true],
    ])
    expect(lessons[0]).toMatchObject({
      description: { target: 'At home', source: 'W domu' },
      items: [{}, {}, {}],
    })
    const exercises = (await t.call('getCourseExercises', { id }, admin)).answer.data
    expect(exercises.map((each) => each._id).slice(0, 3)).toEqual(
      ['kuchnia', 'szkic', 'salon'].map((each) => idOf(`${at.homeFirst}/${each}`)),
    )
    expect(exercises[0]?.alternativeAnswers).toHaveLength(3)
    for (const name of ['getCourseLessons', 'getCourseExercises'] as const) {
      expect((await t.call(name, { id }, anna)).status).toBe(403)
      expect((await t.call(name, { id: 'x' }, admin)).status).toBe(404)
    }
  })
})

describe('creating and changing lessons', () => {
  test('creates a lesson at the end of a course and fills it (S-ADM-13, A-CRSE-04, A-ENT-02)', async () => {
    await makeCourse()
    const body = { requestId: newId(2), ...lessonForm, courseId: newId(1) }
    const { status, answer } = await t.call('createLesson', { body }, admin)
    expect([status, answer.description, answer.version]).toEqual([
      201,
      { target: 'First words', source: 'Pierwsze słowa' },
      1,
    ])
    await t.call('createLesson', { body }, admin)
    const course = (await t.call('getCourse', { id: newId(1) }, admin)).answer.data[0]
    expect(course).toMatchObject({ lessons: [{ lessonId: newId(2), order: 0 }], version: 2 })
    const lost = await t.call(
      'createLesson',
      { body: { ...body, requestId: newId(3), courseId: 'x' } },
      admin,
    )
    expect(lost.status).toBe(404)
    expect((await t.call('getLesson', { filters: `_id:${newId(3)}` }, admin)).answer.data).toEqual([])
  })

  test('appends exercises and words created for a lesson, once per request (A-LESS-06, S-ADM-03, S-ADM-14)', async () => {
    const lessonId = idOf(at.homeLast)
    const contents = async () => {
      const { items } =
        (await t.call('getLesson', { filters: `_id:${lessonId}` }, admin)).answer.data[0] ?? {}
      const words = (await t.call('getLessonWords', { id: lessonId }, admin)).answer.data
      return { items: items?.map(({ itemId }) => itemId) ?? [], words: words.map(({ _id }) => _id) }
    }
    const before = await contents()
    const exercise = { requestId: newId(4), example: 'Nowe zdanie.', answer: 'A new sentence.', lessonId }
    const word = { requestId: newId(5), example: 'nowy', answer: 'new', lessonId }
    for (const _ of ['sent', 'sent again']) {
      expect((await t.call('createExercise', { body: exercise }, admin)).status).toBe(201)
      expect((await t.call('createWord', { body: word }, admin)).status).toBe(201)
    }
    expect(await contents()).toEqual({
      items: [...before.items, newId(4)],
      words: [...before.words, newId(5)],
    })
    const lost = { ...exercise, requestId: newId(6), lessonId: 'x' }
    expect((await t.call('createExercise', { body: lost }, admin)).status).toBe(404)
    expect((await t.call('getExercise', { id: newId(6) }, admin)).status).toBe(404)
  })

  test('sets, reorders and removes exercises and words of a lesson (A-LESS-05, A-LESS-06, A-LESS-07)', async () => {
    const id = idOf(at.homeLast)
    const [one, two] = [`${at.homeFirst}/salon`, `${at.homeLast}/jeden`].map(idOf)
    const items = [
      { itemId: two, order: 5, type: 'EXERCISE' },
      { itemId: one, order: 1, type: 'exercise' },
    ]
    const word = idOf(`${at.homeFirst}/words/sofa`)
    const put = (body: object) => t.call('updateLesson', { id, body }, admin)
    expect((await put({ items, words: [word], version: 1 })).answer.items).toEqual([
      { itemId: one, order: 0, type: 'EXERCISE' },
      { itemId: two, order: 1, type: 'EXERCISE' },
    ])
    expect((await t.call('getLessonWords', { id }, admin)).answer.data.map((each) => each._id)).toEqual([
      word,
    ])
    const less = await put({
      items: [{ itemId: two, order: 0, type: 'EXERCISE' }],
      name: { target: 'Garden' },
    })
    expect(less.answer).toMatchObject({ name: { target: 'Garden' }, items: [{ itemId: two }], version: 3 })
    expect((await put({ items, version: 2 })).problem.current).toMatchObject({ version: 3 })
    expect((await put({ words: ['x'] })).status).toBe(422)
  })
})

describe('changes of a list of linked rows', () => {
  const id = idOf(at.homeFirst)
  const rows = (which: 'exercises' | 'words') => async () =>
    which === 'exercises'
      ? (await t.call('getLessonExercises', { id }, admin)).answer.data.map(({ _id }) => _id)
      : (await t.call('getLessonWords', { id, withInactive: true }, admin)).answer.data.map(({ _id }) => _id)
  const change = (part: 'exercises' | 'words', body: object) =>
    t.call('changeLessonContents', { id, body: { part, ...body } }, admin)

  test('attaches 50 concurrent exercises to a lesson without losing any (A-LESS-06)', async () => {
    const before = await rows('exercises')()
    const made = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const body = { example: `Zdanie numer ${index}.`, answer: `Sentence number ${index}.` }
        return (await t.call('createExercise', { body }, admin)).answer._id
      }),
    )
    const statuses = await Promise.all(
      made.map(async (rowId) => (await change('exercises', { action: 'attach', rowId })).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
    const after = await rows('exercises')()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.toSorted()).toEqual([...before, ...made].toSorted())
  })

  test.each(['exercises', 'words'] as const)(
    'attaches %s once, moves and detaches them (A-LESS-05, A-LESS-06, A-LESS-07)',
    async (part) => {
      const read = rows(part)
      const [first = '', second = '', ...others] = await read()
      const rowId = part === 'words' ? idOf(`${at.homeFirst}/words/sofa`) : first
      await change(part, { action: 'attach', rowId })
      expect(await read()).toEqual([first, second, ...others])
      await change(part, { action: 'move', rowId: second, beforeId: first })
      expect(await read()).toEqual([second, first, ...others])
      await change(part, { action: 'move', rowId: second, beforeId: null })
      expect(await read()).toEqual([first, ...others, second])
      await change(part, { action: 'detach', rowId: first })
      expect(await read()).toEqual([...others, second])
      const { answer } = await change(part, { action: 'detach', rowId: first })
      expect(answer.version).toBe(4)
    },
  )

  test('attaching a word does not remove an inactive word of the lesson', async () => {
    const [kitchen, sofa] = ['kitchen', 'sofa'].map((each) => idOf(`${at.homeFirst}/words/${each}`))
    await t.call('updateWord', { id: sofa, body: { active: false } }, admin)
    const made = (await t.call('createWord', { body: wordForm }, admin)).answer._id
    await change('words', { action: 'attach', rowId: made })
    expect((await t.call('getLessonWords', { id }, admin)).answer.data.map(({ _id }) => _id)).toEqual([
      kitchen,
      made,
    ])
    expect((await rows('words')()).toSorted()).toEqual([kitchen, sofa, made].toSorted())
  })

  test('refuses a move of or to a detached row with 409, and an unknown row with 422', async () => {
    const [first = ''] = await rows('exercises')()
    const gone = idOf(`${at.homeLast}/jeden`)
    for (const [rowId, beforeId] of [
      [gone, first],
      [first, gone],
      [first, first],
    ]) {
      expect((await change('exercises', { action: 'move', rowId, beforeId })).status).toBe(409)
    }
    expect((await change('exercises', { action: 'attach', rowId: 'x' })).status).toBe(422)
    const unknown = { id: 'x', body: { part: 'words', action: 'detach', rowId: first } }
    expect((await t.call('changeLessonContents', unknown, admin)).status).toBe(404)
    expect((await t.call('changeLessonContents', { ...unknown, id }, anna)).status).toBe(403)
  })

  test('attaches concurrent lessons to a course without losing any (A-CRSE-05)', async () => {
    const course = idOf(at.german)
    const ids = [at.homeFirst, at.homeInactive, at.homeLast].map(idOf)
    await Promise.all(
      ids.map((rowId) =>
        t.call('changeCourseLessons', { id: course, body: { action: 'attach', rowId } }, admin),
      ),
    )
    const { answer } = await t.call('getCourseLessons', { id: course }, admin)
    expect(
      answer.data
        .map(({ _id }) => _id)
        .slice(1)
        .toSorted(),
    ).toEqual(ids.toSorted())
  })
})

describe('words in the dictionary', () => {
  const make = (last: number, change = {}) =>
    t.call('createWord', { body: { requestId: newId(last), ...wordForm, ...change } }, admin)
  const list = async (args: object) => (await t.call('listWords', { ...args }, admin)).answer

  test('creates a word with its recording, and a new recording when its text changes (S-ADM-14, A-ENT-07)', async () => {
    const { status, answer } = await make(4)
    expect(status).toBe(201)
    expect(answer).toMatchObject({ ...wordForm, _id: newId(4), exercises: [], version: 1 })
    const changed = (
      await t.call('updateWord', { id: newId(4), body: { answer: 'a cat', version: 1 } }, admin)
    ).answer
    expect(changed.exampleRecording).toBe(answer.exampleRecording)
    expect(changed.answerRecording).not.toBe(answer.answerRecording)
    const heard = await t.call('getRecording', { id: changed.answerRecording }, admin)
    expect(heard.status).toBe(200)
    expect((await make(5, { answer: '' })).status).toBe(422)
  })

  test('lists words with their exercises, searched, filtered and sorted (S-ADM-14, S-ADM-16, S-ADM-17)', async () => {
    const all = await list({ filters: 'exampleLang:PL;answerLang:ENG', withExercises: true })
    expect(all.data.map((each) => each.answer)).toEqual(['kitchen', 'sofa'])
    expect(all.data[0]?.exercises.map((each) => each.answer)).toContain('I cook in the kitchen.')
    expect((await list({ filters: '$search:KANAP' })).data[0]).toMatchObject({
      answer: 'sofa',
      exercises: [],
    })
    expect((await list({ sort: 'example:desc', limit: 25 })).data.map((each) => each.example)).toEqual([
      'kuchnia',
      'kanapa',
    ])
    expect((await list({ filters: 'active:false' })).metadata.total).toBe(0)
  })

  test('copies a word, and deletes it unless it has changed (S-ADM-14, C57)', async () => {
    const id = idOf(`${at.homeFirst}/words/sofa`)
    const copy = await t.call('copyWord', { id, body: { requestId: newId(6) } }, admin)
    expect(copy.answer).toMatchObject({
      _id: newId(6),
      answer: 'sofa',
      transcription: '/ˈsəʊfə/',
      version: 1,
    })
    await t.call('updateWord', { id, body: { active: false } }, admin)
    expect((await t.call('deleteWord', { id, version: 1 }, admin)).status).toBe(409)
    expect((await t.call('deleteWord', { id, version: 2 }, admin)).status).toBe(204)
    expect((await t.call('deleteWord', { id }, admin)).status).toBe(404)
    expect((await list({})).data.map((each) => each._id)).not.toContain(id)
  })

  test('a word has an uploaded MP3, a synthesized recording, or none (S-ADM-15)', async () => {
    const id = idOf(`${at.homeFirst}/words/sofa`)
    const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])
    const mp3 = Buffer.concat([frame, frame, frame]).toString('base64')
    const send = (content: string, lang = 'ENG') =>
      t.call('uploadWordRecording', { id, type: 'answer', body: { lang, content, name: 'sofa.mp3' } }, admin)
    expect((await send(Buffer.from('<svg/>').toString('base64'))).status).toBe(422)
    expect((await send(mp3, 'DE')).status).toBe(422)
    const spoken = (await list({ filters: `_id:${id}` })).data[0]?.answerRecording
    const deleted = await t.call('deleteWordRecording', { id, recordingId: spoken }, admin)
    expect(deleted.answer).toMatchObject({ answerRecording: null, version: 2 })
    expect(deleted.answer.exampleRecording).not.toBeNull()
    const again = await t.call('speakWord', { id, type: 'answer' }, admin)
    expect(again.answer).toMatchObject({ _id: spoken, word: { answerRecording: spoken, version: 3 } })
    const uploaded = (await send(mp3)).answer._id
    await t.call('deleteWordRecording', { id, recordingId: uploaded }, admin)
    const history = await t.call('listHistory', { filters: `kind:word;_id:${id}` }, admin)
    const removal = history.answer.data.find(({ changes }) => changes[0]?.before === uploaded)
    await t.call('goBackInHistory', { id: removal?._id, body: { version: 5 } }, admin)
    expect((await list({ filters: `_id:${id}` })).data[0]).toMatchObject({
      answerRecording: uploaded,
      version: 6,
    })
    expect((await t.call('getRecording', { id: uploaded }, admin)).status).toBe(200)
  })
})

describe('GET /tag (S-CRS-14, A-CRSE-10)', () => {
  const tags = async (args: object, person = admin) =>
    (await t.call('getTags', { filters: 'tags:nowe', ...args }, person)).answer.data

  test('returns all tags of a language pair to editors, and those of active content to learners', async () => {
    await makeCourse({ tags: ['nowe-kurs'], targetLang: 'DE' })
    const body = { ...wordForm, answerLang: 'DE', tags: ['nowe-słowo'] }
    await t.call('createWord', { body }, admin)
    const hint = { content: '<p>Ja</p>', targetLang: 'DE', tags: ['nowe-wskazówka'] }
    await t.call('createHint', { body: hint }, admin)
    const exercise = { example: 'Zdanie.', answer: 'Ein Satz.', answerLang: 'DE', tags: ['nowe-zdanie'] }
    await t.call('createExercise', { body: exercise }, admin)

    const german = { sourceLang: 'PL', targetLang: 'DE' }
    const all = { ...german, all: true }
    expect((await tags(all)).sort()).toEqual(['nowe-kurs', 'nowe-słowo', 'nowe-wskazówka', 'nowe-zdanie'])
    expect(await tags({ ...all, targetLang: 'ENG' })).toEqual([])
    expect(await tags(all, anna)).toEqual(['nowe-zdanie'])
    expect(await tags(german)).toEqual(['nowe-zdanie'])
  })
})

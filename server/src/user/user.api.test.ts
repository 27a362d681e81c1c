import { anna, bartek, startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

describe('GET /user/me', () => {
  test('creates the account at the first sign-in and marks it as new once (S-USER-01)', async () => {
    const first = await t.call('getMe', {}, { name: 'nowa' })
    expect(first.status).toBe(200)
    expect(first.answer).toMatchObject({
      email: 'nowa@mowka.test',
      isNew: true,
      isSocialAccount: false,
      company: null,
      userMetadata: { onboardingStatus: 'PENDING', learnLang: null, avatarFileName: 'avatar0.svg' },
      appMetadata: { trialExpiresAt: null, languages: [], courseIds: [] },
    })
    const second = await t.call('getMe', {}, { name: 'nowa' })
    expect(second.answer).toMatchObject({ userId: first.answer.userId, isNew: false })
  })

  test('refuses a call without a token with problem+json (S-AUTH-01, S-AUTH-06)', async () => {
    const { status, problem, headers } = await t.call('getMe')
    expect(status).toBe(401)
    expect(headers['content-type']).toMatch(/^application\/problem\+json/)
    expect(problem).toMatchObject({ status: 401, code: 'UNAUTHORIZED', title: expect.any(String) })
  })

  test.each([
    ['an ID token', { typ: 'JWT' }],
    ['a token for another audience', { claims: { aud: 'https://elsewhere.test' } }],
    ['a token of another issuer', { claims: { iss: 'https://elsewhere.test/' } }],
    ['an expired token', { claims: { exp: 1_000_000 } }],
  ])('refuses %s', async (_, overrides) => {
    const token = await t.token(anna, overrides)
    const response = await t.app.inject({
      url: '/api/user/me',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(401)
  })

  test('refuses a token whose content was changed after signing', async () => {
    const [head, , signature] = (await t.token(anna)).split('.')
    const [, payload] = (await t.token(bartek)).split('.')
    const response = await t.app.inject({
      url: '/api/user/me',
      headers: { authorization: `Bearer ${head}.${payload}.${signature}` },
    })
    expect(response.statusCode).toBe(401)
  })
})

describe('PATCH /user/metadata', () => {
  const change = (action: string, payload: unknown, as = anna) =>
    t.call('patchUserMetadata', { body: { action, payload } }, as)

  test('changes the avatar to one of the fifteen (S-USER-02)', async () => {
    expect(
      (await change('avatar', { avatarFileName: 'avatar14.svg' })).answer.userMetadata.avatarFileName,
    ).toBe('avatar14.svg')
    expect((await change('avatar', { avatarFileName: '../../etc/passwd' })).status).toBe(422)
  })

  test('changes the names but never the email address (S-USER-03, C38)', async () => {
    const { answer } = await change('profile', {
      givenName: 'Anna',
      familyName: 'Nowak',
      email: 'intruder@mowka.test',
    })
    expect(answer).toMatchObject({ givenName: 'Anna', familyName: 'Nowak', email: 'anna@mowka.test' })
  })

  test('merges preferences and leaves omitted ones unchanged (S-USER-04, C13)', async () => {
    await change('preferences', { speakingActivities: { hideTranslation: false } })
    const { answer } = await change('preferences', { preferredLessonTime: 20 })
    expect(answer.userMetadata.preferences).toMatchObject({
      preferredLessonTime: 20,
      speakingActivities: { hideTranslation: false },
      autoplayAnswer: true,
    })
  })

  test('refuses lesson times outside 5 to 60 and an empty list of activities (P-ENT-06)', async () => {
    for (const preferredLessonTime of [4, 61]) {
      expect((await change('preferences', { preferredLessonTime })).status).toBe(422)
    }
    const none = { listeningAndWritingActivities: { fullSentence: false, gaps: false, blocks: false } }
    expect((await change('preferences', none)).status).toBe(422)
  })

  test('stores and clears the reason to learn, none by default, and refuses an unknown one', async () => {
    const reasonAfter = async (payload: object) =>
      (await change('preferences', payload)).answer.userMetadata.preferences.learningReason
    expect(await reasonAfter({ preferredLessonTime: 15 })).toBeNull()
    expect(await reasonAfter({ learningReason: 'travel' })).toBe('travel')
    expect(await reasonAfter({ preferredLessonTime: 10 })).toBe('travel')
    expect((await change('preferences', { learningReason: 'fame' })).status).toBe(422)
    expect(await reasonAfter({ learningReason: null })).toBeNull()
  })

  const invoice = {
    companyName: 'Zecer',
    nip: '5252345675',
    firstname: 'Anna',
    lastname: 'Nowak',
    street: 'Prosta 1',
    zip: '00-950',
    city: 'Warszawa',
    country: 'Polska',
  }

  test('stores and clears invoice data, with Poland as the default country (S-USER-05, P-ENT-47)', async () => {
    expect((await change('invoice-data', invoice)).answer.userMetadata.invoiceData).toEqual(invoice)
    const { country, ...without } = invoice
    expect((await change('invoice-data', without)).answer.userMetadata.invoiceData?.country).toBe(country)
    expect((await change('invoice-data', null)).answer.userMetadata.invoiceData).toBeNull()
  })

  test.each([
    [{ nip: '5252345678' }, { path: 'body/payload/nip', code: 'NIP' }],
    [{ zip: '00950' }, { path: 'body/payload/zip', code: 'ZIP_CODE' }],
    [{ city: ' ' }, { path: 'body/payload/city', code: 'REQUIRED' }],
    [{ street: 'x'.repeat(201) }, { path: 'body/payload/street', code: 'TOO_LONG', max: 200 }],
    [{ country: 'Niemcy' }, { path: 'body/payload/country', code: 'INVALID' }],
  ])(
    'names the invalid field of the invoice data and its error: %j (S-USER-05, P-ENT-47)',
    async (wrong, problem) => {
      const { status, answer } = await change('invoice-data', { ...invoice, ...wrong })
      expect(status).toBe(422)
      expect(answer).toMatchObject({ code: 'INVALID_INPUT', errors: [problem] })
    },
  )

  test('stores onboarding status, learning language and test result per language (S-USER-06, S-USER-07)', async () => {
    await change('onboarding-status', { onboardingStatus: 'SKIPPED' })
    await change('learn-lang', { learnLang: 'DE' })
    await change('leveling-test-result', {
      langCode: 'DE',
      level: 'A2',
      levelingTestStatus: 'FINISHED',
      levelingTestCompletedAt: '2026-11-16T10:00:00.000Z',
    })
    const { answer } = await t.call('getMe', {}, anna)
    expect(answer.userMetadata).toMatchObject({
      onboardingStatus: 'SKIPPED',
      learnLang: 'DE',
      languages: {
        DE: {
          level: 'A2',
          levelingTestStatus: 'FINISHED',
          levelingTestCompletedAt: '2026-11-16T10:00:00.000Z',
        },
      },
    })
  })

  const tested = (level: string, day: string) => ({
    langCode: 'ES',
    level,
    levelingTestStatus: 'FINISHED',
    levelingTestCompletedAt: `2026-11-${day}T10:00:00.000Z`,
  })
  const levelAfter = async (...results: object[]) => {
    let answer = (await t.call('getMe', {}, anna)).answer
    for (const result of results) answer = (await change('leveling-test-result', result)).answer
    return answer.userMetadata.languages.ES
  }

  test('a lower test result does not replace a higher level and its date, also for concurrent results (L-TEST-26)', async () => {
    const higher = { level: 'B2', levelingTestStatus: 'FINISHED' }
    expect(await levelAfter(tested('B2', '10'), tested('A2', '11'))).toMatchObject({
      ...higher,
      levelingTestCompletedAt: '2026-11-10T10:00:00.000Z',
    })
    await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        change('leveling-test-result', tested(at === 25 ? 'C1' : 'A1', '12')),
      ),
    )
    expect(await levelAfter()).toMatchObject({ ...higher, level: 'C1' })
  })

  test('a level named by the learner is not shown as a test result (L-PROF-13, L-CRS-12)', async () => {
    const named = { langCode: 'ES', level: 'A1' }
    expect(await levelAfter(tested('C1', '12'), named)).toEqual({ level: 'A1' })
    expect(await levelAfter(tested('B1', '13'))).toMatchObject({
      level: 'B1',
      levelingTestStatus: 'FINISHED',
    })
  })

  test('refuses unknown actions and changes no other account', async () => {
    expect((await change('roles', { roles: ['admin'] })).status).toBe(422)
    const { answer } = await t.call('getMe', {}, bartek)
    expect(answer.givenName).toBe('bartek')
  })
})

describe('PATCH /user/onboarding-survey', () => {
  const send = (name: string, surveyStatus: string, langCode = 'ENG') =>
    t.call('patchOnboardingSurvey', { body: { langCode, surveyResult: {}, surveyStatus } }, { name })
  const granted = [{ targetLang: 'ENG', expiresAt: '2026-11-23T22:59:59.000Z' }]

  test('completing the survey grants seven days, once per account, whatever is sent in between (L-ONB-12, S-USER-08, C08)', async () => {
    expect((await send('survey', 'SKIPPED')).answer.appMetadata.languages).toEqual([])
    expect((await send('survey', 'COMPLETED')).answer.appMetadata.languages).toEqual(granted)
    for (const [status, lang] of [
      ['COMPLETED', 'ENG'],
      ['SKIPPED', 'ENG'],
      ['COMPLETED', 'ENG'],
      ['PENDING', 'ENG'],
      ['COMPLETED', 'DE'],
      ['SKIPPED', 'DE'],
      ['COMPLETED', 'DE'],
    ] as const) {
      expect((await send('survey', status, lang)).answer.appMetadata.languages).toEqual(granted)
    }
  })

  test('50 concurrent surveys in two languages grant seven days (L-ONB-12, C08)', async () => {
    await t.call('getMe', {}, { name: 'crowd' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        send('crowd', at % 3 === 0 ? 'SKIPPED' : 'COMPLETED', at % 2 === 0 ? 'ENG' : 'DE'),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { appMetadata } = (await t.call('getMe', {}, { name: 'crowd' })).answer
    expect(appMetadata.languages).toMatchObject([{ expiresAt: '2026-11-23T22:59:59.000Z' }])
  })
})

describe('POST /user/start-trial', () => {
  test('opens the language for seven days, once (S-USER-09, U10)', async () => {
    const first = await t.call('startTrial', {}, bartek)
    expect(first.answer.appMetadata).toMatchObject({
      trialExpiresAt: '2026-11-23T22:59:59.000Z',
      languages: [{ targetLang: 'ENG', expiresAt: '2026-11-23T22:59:59.000Z' }],
    })
    const again = await t.call('startTrial', { targetLang: 'DE' }, bartek)
    expect(again.status).toBe(409)
    expect(again.problem).toMatchObject({ code: 'TRIAL_ALREADY_USED', name: 'TrialAlreadyUsedError' })
  })

  test('grants one trial to concurrent requests', async () => {
    const racer = { name: 'racer' }
    await t.call('getMe', {}, racer)
    const answers = await Promise.all([1, 2, 3].map(() => t.call('startTrial', {}, racer)))
    expect(answers.map((each) => each.status).sort()).toEqual([200, 409, 409])
  })
})

import { startTestApi, type TestApi } from '../../testing/test-api'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())
beforeEach(() => {
  t.emails.length = 0
})

const invite = (name: string, inviteeEmail: string) =>
  t.call('sendInvitation', { body: { inviteeEmail } }, { name })

test("stores an invitation and emails it in the inviter's language (S-USER-18)", async () => {
  const { status, answer } = await invite('Ania', ' Friend@Example.com ')
  expect([status, answer]).toEqual([201, { inviteeEmail: 'friend@example.com' }])
  await t.runJobs()
  expect(t.emails).toMatchObject([
    { to: 'friend@example.com', subject: 'Ania zaprasza Cię do nauki języka w Mówce' },
  ])
  expect(t.emails[0]?.text).toContain(`${t.config.publicUrl}/`)

  await t.app.inject({
    method: 'POST',
    url: '/api/invitation/',
    headers: { authorization: `Bearer ${await t.token({ name: 'Ben' })}`, 'accept-language': 'en' },
    payload: { inviteeEmail: 'friend@example.com' },
  })
  await t.runJobs()
  expect(t.emails[1]?.subject).toBe('Ben invites you to learn a language with Mówka')
})

test('refuses the same address again with DuplicateInvitationError, whatever its case (S-USER-18)', async () => {
  await invite('dwa', 'twice@example.com')
  const { status, problem } = await invite('dwa', 'TWICE@example.com')
  expect([status, problem.code, problem.name]).toEqual([
    409,
    'DUPLICATE_INVITATION',
    'DuplicateInvitationError',
  ])
  await t.runJobs()
  expect(t.emails).toHaveLength(1)
})

test('50 concurrent invitations of one address send one email (S-USER-18)', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => invite('many', 'one@example.com')))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 409)])
  await t.runJobs()
  expect(t.emails).toHaveLength(1)
})

test('limits invitations to ten per day, concurrent ones included, and resets the limit after 24 hours', async () => {
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) => invite('busy', `friend${index}@example.com`)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ problem }) => problem.code)).toEqual(Array(4).fill('INVITATION_LIMIT'))
  t.setNow(new Date(t.services.now().getTime() + 25 * 3_600_000))
  expect((await invite('busy', 'tomorrow@example.com')).status).toBe(201)
})

test.each(['', 'nobody', 'a b@example.com', '"x"<a@b.c>', 'self@mowka.test'])(
  'refuses an address that cannot be invited, naming the field: %j',
  async (address) => {
    const { status, problem } = await invite('self', address)
    expect([status, problem.errors?.[0]?.path]).toEqual([422, 'body/inviteeEmail'])
  },
)

test('a name cannot inject a URL into an email to a stranger', async () => {
  await t.call(
    'patchUserMetadata',
    { body: { action: 'profile', payload: { givenName: 'Zobacz http://zly.example <b>', familyName: '' } } },
    { name: 'sly' },
  )
  await invite('sly', 'victim@example.com')
  await t.runJobs()
  const [letter] = t.emails.filter(({ to }) => to === 'victim@example.com')
  expect(letter?.subject).toBe('Ktoś znajomy zaprasza Cię do nauki języka w Mówce')
})

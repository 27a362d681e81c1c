import { at, idOf, sampleLibrary, seedLibrary } from '../../testing/library'
import { admin, anna, startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'

let t: TestApi
const id = idOf(at.company)
const contractEnd = '2027-03-31T21:59:59.000Z'
/** Members of the company with verified email addresses and no roles in their tokens. */
const celina: TestPerson = { name: 'celina', emailVerified: true }
const edek: TestPerson = { name: 'edek', emailVerified: true }
const felek: TestPerson = { name: 'felek', emailVerified: true }

beforeAll(async () => {
  t = await startTestApi()
  await seedLibrary(t)
})
afterAll(() => t.close())

describe('joining a company by email', () => {
  test('requires a verified email address to join a company', async () => {
    const unverified = await t.call('getMe', {}, { name: 'edek-drugi', emailVerified: false })
    expect(unverified.answer.company).toBeNull()
    const pretender = await t.token(
      { name: 'intruder', emailVerified: false },
      { claims: { email: 'edek@mowka.test' } },
    )
    const response = await t.app.inject({
      url: '/api/user/me',
      headers: { authorization: `Bearer ${pretender}` },
    })
    expect(response.json()).toMatchObject({ company: null, isCompanyAccount: false })
  })

  test('joins the company at the first sign-in and opens the languages of the seat', async () => {
    const { answer } = await t.call('getMe', {}, edek)
    expect(answer).toMatchObject({
      company: { companyId: id, isAdmin: false },
      isCompanyAccount: true,
      // Taken 30 days before the import, for 6 months; the contract ends before the last one.
      appMetadata: { languages: [{ targetLang: 'ENG', expiresAt: contractEnd }] },
    })
  })

  test('does not join a user who has not accepted the invitation', async () => {
    expect((await t.call('getMe', {}, felek)).answer.company).toBeNull()
  })

  test('joins only one account per invitation, and never shortens an access', async () => {
    const second = await t.token(
      { name: 'drugi', emailVerified: true },
      { claims: { email: 'Edek@mowka.test' } },
    )
    const response = await t.app.inject({
      url: '/api/user/me',
      headers: { authorization: `Bearer ${second}` },
    })
    expect(response.json()).toMatchObject({ company: null, appMetadata: { languages: [] } })
  })

  test('joins an account that is older than the company', async () => {
    const gustaw: TestPerson = { name: 'gustaw', emailVerified: true }
    const { userId } = (await t.call('getMe', {}, gustaw)).answer
    const expiresAt = '2030-01-01T00:00:00.000Z'
    await t.call('grantAccess', { body: { userId, targetLang: 'DE', expiresAt } }, admin)
    const library = sampleLibrary()
    library.companies[0]?.users.push({
      email: 'gustaw@mowka.test',
      firstname: 'Gustaw',
      lastname: 'Dąb',
      isAdmin: false,
      invitationStatus: 'ACCEPTED',
      code: 'ZECER-DE',
      invitedDaysAgo: 3,
      acceptedDaysAgo: 1,
    })
    await seedLibrary(t, library)
    const { answer } = await t.call('getMe', {}, gustaw)
    expect(answer).toMatchObject({
      company: { companyId: id, isAdmin: false },
      appMetadata: { languages: [{ targetLang: 'DE', expiresAt }] },
    })
  })
})

describe('GET /company/{id}', () => {
  test('returns the company with the accounts of its admins (S-COMP-01, K-ENT-01)', async () => {
    const { userId } = (await t.call('getMe', {}, celina)).answer
    const { answer } = await t.call('getCompany', { id }, edek)
    expect(answer).toEqual({ _id: id, adminIds: [userId], name: 'Zecer', logo: null, active: true })
  })

  test('returns 404 to strangers, whatever their role, and to invitees (S-AUTH-03)', async () => {
    const pretender: TestPerson = { name: 'pretender', roles: ['company-admin'] }
    for (const stranger of [anna, admin, pretender, felek]) {
      const foreign = await t.call('getCompany', { id }, stranger)
      const none = await t.call('getCompany', { id: 'nowhere' }, stranger)
      expect(foreign.status).toBe(404)
      expect({ ...foreign.problem, requestId: '' }).toEqual({ ...none.problem, requestId: '' })
    }
  })
})

describe('GET /company/{id}/users, /accesses and /stats', () => {
  test.each(['getCompanyUsers', 'getCompanyAccesses', 'getCompanyStats'] as const)(
    '%s is only for admins of that company in the database, not by role (S-AUTH-03, C10)',
    async (name) => {
      expect((await t.call(name, { id }, celina)).status).toBe(200)
      const otherAdmin: TestPerson = { name: 'pretender', roles: ['company-admin'] }
      expect(await t.call(name, { id }, edek)).toMatchObject({ status: 403, problem: { code: 'NOT_ADMIN' } })
      for (const stranger of [anna, admin, otherAdmin]) {
        expect((await t.call(name, { id }, stranger)).status).toBe(404)
      }
      expect((await t.call(name, { id: 'nowhere' }, celina)).status).toBe(404)
    },
  )

  test('lists members with their accesses and used seats (S-COMP-02)', async () => {
    const { answer } = await t.call('getCompanyUsers', { id }, celina)
    expect(answer.map(({ lastname }) => lastname)).toEqual(['Adamska', 'Bąk', 'Cis', 'Dąb'])
    expect(answer[0]).toMatchObject({ email: 'celina@mowka.test', isAdmin: true, accessesUsed: [] })
    expect(answer[1]).toMatchObject({
      email: 'edek@mowka.test',
      isAdmin: false,
      invitationStatus: 'ACCEPTED',
      invitationSentAt: '2026-10-07T10:00:00.000Z',
      currentAccesses: { ENG: contractEnd },
      accessesUsed: [
        {
          code: 'ZECER-ENG',
          usedAt: '2026-10-17T10:00:00.000Z',
          expiresAt: { ENG: '2027-04-17T21:59:59.000Z' },
        },
      ],
    })
    expect(answer[2]).toMatchObject({
      invitationStatus: 'PENDING',
      invitationAccessCode: 'ZECER-ENG',
      currentAccesses: {},
      accessesUsed: [],
    })
  })

  test('lists packages with their remaining seats; an invitation reserves a seat (S-COMP-03, K-ENT-03, K-ENT-04)', async () => {
    const { answer } = await t.call('getCompanyAccesses', { id }, celina)
    expect(answer).toMatchObject({
      accesses: [
        { code: 'ZECER-DE', limit: 2, remaining: 1, unitPrice: 12000 },
        {
          code: 'ZECER-ENG',
          limit: 5,
          // One is used, and one is reserved by an invitation.
          remaining: 3,
          languages: [{ targetLang: 'ENG', periodMonths: 6 }],
        },
      ],
      contractDetails: { activeTo: contractEnd },
    })
  })
})

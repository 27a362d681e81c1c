import { emailOf, member, seedCompany } from '../../testing/companies'
import { startTestApi, type TestApi, type TestPerson } from '../../testing/test-api'

let t: TestApi
let id: string
const boss: TestPerson = { name: 'szefowa', emailVerified: true }
const worker: TestPerson = { name: 'pracownik', emailVerified: true }
const code = 'FIRMA-ENG'

beforeAll(async () => {
  t = await startTestApi()
  id = await seedCompany(t, {
    path: 'companies/firma',
    name: 'Firma',
    accesses: [
      { code, limit: 6, unitPrice: 100, languages: [{ targetLang: 'ENG', periodMonths: 6 }] },
      { code: 'FIRMA-DE', limit: 1, unitPrice: 100, languages: [{ targetLang: 'DE', periodMonths: 3 }] },
    ],
    users: [member(boss, { isAdmin: true }), member(worker)],
  })
})
afterAll(() => t.close())
beforeEach(() => {
  t.emails.length = 0
})

const invite = (emailsList: string[], companyAccessCode = code) =>
  t.call('inviteUsers', { id, body: { emailsList, companyAccessCode } }, boss)
const seatsLeft = async () =>
  (await t.call('getCompanyAccesses', { id }, boss)).answer.accesses.find((each) => each.code === code)
    ?.remaining
const invited = async (email: string) =>
  (await t.call('getCompanyUsers', { id }, boss)).answer.find((each) => each.email === email)
const redeem = (who: TestPerson, companyAccessCode = code) =>
  t.call('redeemAccessCode', { body: { companyAccessCode, firstname: 'Nowa', lastname: 'Osoba' } }, who)
const accessesOf = async (who: TestPerson) => (await t.call('getMe', {}, who)).answer.appMetadata.languages
/** Creates another company whose only seat is reserved by an invitation to `who`. */
const oneSeat = (path: string, who: TestPerson, given: object = {}) =>
  seedCompany(t, {
    path,
    accesses: [
      {
        code: path.toUpperCase(),
        limit: 1,
        unitPrice: 1,
        languages: [{ targetLang: 'ENG', periodMonths: 6 }],
      },
    ],
    users: [
      member(boss, { isAdmin: true }),
      member(who, { invitationStatus: 'PENDING', code: path.toUpperCase(), invitedDaysAgo: 1 }),
    ],
    ...given,
  })

describe('POST /company/{id}/invite-users', () => {
  test('invites valid addresses and returns a reason for each of the others (S-COMP-06)', async () => {
    const { answer } = await invite(['Nowa@mowka.test', emailOf(worker), 'nowa@mowka.test', 'zła'])
    expect(answer).toEqual({
      status: 'partial',
      message: 'PARTIAL_SUCCESS',
      invited: ['nowa@mowka.test'],
      skipped: [
        { email: emailOf(worker), reason: 'ALREADY_IN' },
        { email: 'nowa@mowka.test', reason: 'DOUBLE' },
        { email: 'zła', reason: 'WRONG' },
      ],
    })
    expect(await seatsLeft()).toBe(5)
    expect(await invited('nowa@mowka.test')).toMatchObject({
      invitationStatus: 'PENDING',
      invitationAccessCode: code,
      invitationSentAt: '2026-11-16T10:00:00.000Z',
    })
    await t.runJobs()
    expect(t.emails).toMatchObject([
      { to: 'nowa@mowka.test', subject: 'Firma zaprasza Cię do nauki języka w Mówce' },
    ])
    // The data is in the URL fragment, which servers never see.
    expect(t.emails[0]?.text).toContain(
      `${t.config.publicUrl}/company/join#${encodeURIComponent('cac=FIRMA-ENG&email=nowa%40mowka.test')}`,
    )
  })

  test('refuses an invalid list as a whole with its reason (S-COMP-06, S-COMP-07, S-COMP-08)', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `o${index}@mowka.test`)
    const outcome = async (list: string[], companyAccessCode?: string) => {
      const { answer } = await invite(list, companyAccessCode)
      return [answer.status, answer.message, answer.invited.length]
    }
    expect(await outcome(many(6))).toEqual(['error', 'TOO_MANY_EMAILS', 0])
    expect(await outcome([emailOf(worker)])).toEqual(['error', 'ALL_ALREADY_IN_COMPANY', 0])
    expect(await outcome(['x', 'y'])).toEqual(['error', 'NO_VALID_EMAILS', 0])
    expect(await outcome(many(1), 'NIE-MA')).toEqual(['error', 'CODE_NOT_FOUND', 0])
    expect(await outcome(['jedna@mowka.test'], 'FIRMA-DE')).toEqual(['success', 'INVITED', 1])
    expect(await outcome(['druga@mowka.test'], 'FIRMA-DE')).toEqual(['error', 'CODE_LIMIT_REACHED', 0])
    expect(await seatsLeft()).toBe(5)
  })

  test('refuses invitations for an inactive company and after the contract has ended (S-COMP-08)', async () => {
    const body = { emailsList: ['a@mowka.test'], companyAccessCode: 'x' }
    const closed = await oneSeat('zamknieta', worker, { active: false })
    expect((await t.call('inviteUsers', { id: closed, body }, boss)).answer.message).toBe('COMPANY_INACTIVE')
    const over = await oneSeat('po-umowie', worker, { contractActiveTo: '2026-11-15' })
    expect((await t.call('inviteUsers', { id: over, body }, boss)).answer.message).toBe('CONTRACT_INACTIVE')
  })

  test('refuses invitations by members with 403 and by strangers with 404 (S-COMP-08)', async () => {
    const body = { emailsList: ['a@mowka.test'], companyAccessCode: code }
    expect((await t.call('inviteUsers', { id, body }, worker)).problem.code).toBe('NOT_ADMIN')
    expect((await t.call('inviteUsers', { id, body }, { name: 'obcy' })).problem.code).toBe('NOT_FOUND')
  })
})

describe('POST /company/{id}/resend-invitation', () => {
  test('resends the email after a pause, and only to invitees (S-COMP-09)', async () => {
    const resend = (email: string) => t.call('resendInvitation', { id, body: { email } }, boss)
    expect((await resend('nowa@mowka.test')).answer).toEqual({ resent: false, message: 'TOO_SOON' })
    expect((await resend(emailOf(worker))).answer).toEqual({ resent: false, message: 'NO_INVITATION' })
    expect((await resend('nikt@mowka.test')).answer).toEqual({ resent: false, message: 'NO_INVITATION' })
    t.setNow('2026-11-16T10:11:00Z')
    expect((await resend('NOWA@mowka.test')).answer).toEqual({ resent: true, message: null })
    expect((await resend('nowa@mowka.test')).answer.message).toBe('TOO_SOON')
    await t.runJobs()
    expect(t.emails.filter(({ to }) => to === 'nowa@mowka.test')).toHaveLength(1)
  })

  test('resends an invitation without a recorded send date (S-COMP-09)', async () => {
    const dawna: TestPerson = { name: 'dawna' }
    const company = await oneSeat('bez-daty', dawna, {
      users: [
        member(boss, { isAdmin: true }),
        member(dawna, { invitationStatus: 'PENDING', code: 'BEZ-DATY' }),
      ],
    })
    const resend = () => t.call('resendInvitation', { id: company, body: { email: emailOf(dawna) } }, boss)
    expect((await resend()).answer).toEqual({ resent: true, message: null })
    expect((await resend()).answer.message).toBe('TOO_SOON')
  })
})

describe('POST /company/set-cac and GET /company/get-cac', () => {
  const follow = (email: string, cac = code) => t.call('setAccessCode', { body: { cac, email } })
  const remembered = async (who: TestPerson) => (await t.call('getAccessCode', {}, who)).answer.cac

  test('stores the access code of a followed link for a verified email address and reveals nothing else (S-COMP-13)', async () => {
    const nowa: TestPerson = { name: 'nowa', emailVerified: true }
    expect(await remembered(nowa)).toBeNull()
    const good = await follow('nowa@mowka.test')
    const bad = await follow('nikt@mowka.test', 'NIE-MA')
    expect([good.status, good.answer]).toEqual([bad.status, bad.answer])
    expect(await remembered(nowa)).toBe(code)
    expect(await remembered({ name: 'nowa', emailVerified: false })).toBeNull()
    expect(await remembered(worker)).toBeNull()
  })
})

describe('POST /company/redeem-company-access-code', () => {
  const nowa: TestPerson = { name: 'nowa', emailVerified: true }

  test('redeeming a code assigns the reserved seat with company, name and languages (S-COMP-11, S-COMP-14)', async () => {
    expect(await accessesOf(nowa)).toEqual([])
    expect((await redeem(nowa, ' firma-eng ')).answer).toEqual({
      status: 'verified',
      message: 'VERIFIED',
      languages: ['ENG'],
    })
    expect((await t.call('getMe', {}, nowa)).answer).toMatchObject({
      company: { companyId: id, isAdmin: false },
      appMetadata: { languages: [{ targetLang: 'ENG', expiresAt: '2027-05-16T21:59:59.000Z' }] },
    })
    expect(await invited('nowa@mowka.test')).toMatchObject({
      firstname: 'Nowa',
      lastname: 'Osoba',
      invitationStatus: 'ACCEPTED',
      accessesUsed: [{ code }],
    })
    expect(await seatsLeft()).toBe(5)
  })

  test('returns the reason for each invalid access code (S-COMP-12)', async () => {
    const reason = async (who: TestPerson, typed: string) => {
      const { answer } = await redeem(who, typed)
      expect(answer.status).toBe('invalid')
      return answer.message
    }
    const late: TestPerson = { name: 'spozniona', emailVerified: true }
    expect(await reason(nowa, code)).toBe('CODE_ALREADY_USED')
    expect(await reason(nowa, 'NIE-MA')).toBe('CODE_MISSING')
    expect(await reason(late, code)).toBe('NO_INVITATION')
    // An invited address that is not verified.
    await invite(['udaje@mowka.test'])
    const pretender = await redeem({ name: 'udaje', emailVerified: false }, code)
    expect([pretender.status, pretender.problem.code]).toEqual([403, 'EMAIL_NOT_CONFIRMED'])
    await oneSeat('c-zamknieta', late, { active: false })
    expect(await reason(late, 'C-ZAMKNIETA')).toBe('COMPANY_INACTIVE')
    await oneSeat('c-po-umowie', late, { contractActiveTo: '2026-11-15' })
    expect(await reason(late, 'C-PO-UMOWIE')).toBe('CONTRACT_INACTIVE')
    // A stranger doesn't learn the state of a company.
    expect(await reason(nowa, 'C-ZAMKNIETA')).toBe('NO_INVITATION')
  })

  test('refuses an access code if the company has fewer seats than are used (S-COMP-12)', async () => {
    const late: TestPerson = { name: 'ostatnia', emailVerified: true }
    const taken = [member({ name: 'pierwsza' }, { code: 'C-PELNA', acceptedDaysAgo: 1 })]
    await oneSeat('c-pelna', late, {
      users: [...taken, member(late, { invitationStatus: 'PENDING', code: 'C-PELNA', invitedDaysAgo: 1 })],
    })
    expect((await redeem(late, 'C-PELNA')).answer).toEqual({
      status: 'invalid',
      message: 'LIMIT_REACHED',
      languages: [],
    })
  })
})

describe('POST /company/{id}/assign-access-to-user', () => {
  test('assigns a seat to members who joined, and returns a reason for the others (S-COMP-10)', async () => {
    const people = (await t.call('getCompanyUsers', { id }, boss)).answer
    const idOf = (who: TestPerson) => people.find(({ email }) => email === emailOf(who))?.id
    const assign = async (userId: string | undefined, companyAccessCode = code) =>
      (await t.call('assignAccess', { id, body: { companyAccessCode, userId } }, boss)).answer
    expect(await assign(idOf(worker))).toEqual({ assigned: true, message: null })
    expect(await accessesOf(worker)).toEqual([
      { targetLang: 'ENG', expiresAt: '2027-05-16T21:59:59.000Z', isFromCompany: true },
    ])
    expect((await assign(idOf(worker))).message).toBe('CODE_ALREADY_USED')
    expect((await assign(idOf(boss))).message).toBe('IS_ADMIN')
    expect((await assign('nikt')).message).toBe('USER_NOT_FOUND')
    expect((await assign(idOf(worker), 'NIE-MA')).message).toBe('CODE_NOT_FOUND')
    expect((await assign(idOf(worker), 'FIRMA-DE')).message).toBe('CODE_LIMIT_REACHED')
    const pending = people.find(({ invitationStatus }) => invitationStatus === 'PENDING')
    expect((await assign(pending?.id)).message).toBe('NOT_ACCEPTED')
  })
})

describe('POST /company/{id}/detach', () => {
  const detach = (userEmailToDetach: string, invitationStatus?: 'PENDING' | 'ACCEPTED') =>
    t.call('detachUser', { id, body: { userEmailToDetach, invitationStatus } }, boss)

  test('withdrawing an invitation frees its seat (S-COMP-05)', async () => {
    const before = await seatsLeft()
    await invite(['pomylka@mowka.test'])
    expect(await seatsLeft()).toBe((before ?? 0) - 1)
    expect((await detach('pomylka@mowka.test')).answer).toEqual({ detached: true, message: null })
    expect(await seatsLeft()).toBe(before)
    const { answer } = await redeem({ name: 'pomylka', emailVerified: true })
    expect(answer.message).toBe('NO_INVITATION')
  })

  test('removing a member ends company access immediately, preserves purchased access, and does not free the seat (S-COMP-05)', async () => {
    const before = await seatsLeft()
    const { userId } = (await t.call('getMe', {}, worker)).answer
    const expiresAt = '2027-01-01T00:00:00.000Z'
    await t.call(
      'grantAccess',
      { body: { userId, targetLang: 'DE', expiresAt } },
      { name: 'adam', roles: ['admin'] },
    )
    expect((await detach('PRACOWNIK@mowka.test')).answer).toEqual({ detached: true, message: null })
    const { answer } = await t.call('getMe', {}, worker)
    expect(answer.company).toBeNull()
    expect(answer.appMetadata.languages).toEqual([
      { targetLang: 'DE', expiresAt },
      { targetLang: 'ENG', expiresAt: t.services.now().toISOString(), isFromCompany: true },
    ])
    expect(await invited(emailOf(worker))).toBeUndefined()
    expect(await seatsLeft()).toBe(before)
    expect((await t.call('getCompany', { id }, worker)).status).toBe(404)
    expect((await detach(emailOf(worker))).answer).toEqual({ detached: false, message: 'USER_NOT_FOUND' })
  })

  test('leaves a person unchanged whose status is no longer the displayed one (S-COMP-05)', async () => {
    await invite(['w-toku@mowka.test'])
    expect((await detach('w-toku@mowka.test', 'ACCEPTED')).answer).toEqual({
      detached: false,
      message: 'NOT_ACCEPTED',
    })
    const nowa: TestPerson = { name: 'w-toku', emailVerified: true }
    await redeem(nowa)
    expect((await detach('w-toku@mowka.test', 'PENDING')).answer).toEqual({
      detached: false,
      message: 'ALREADY_ACCEPTED',
    })
    expect(await invited('w-toku@mowka.test')).toMatchObject({ invitationStatus: 'ACCEPTED' })
  })

  test('refuses to remove an admin (S-COMP-05)', async () => {
    const { status, problem } = await detach(emailOf(boss))
    expect([status, problem.code]).toEqual([403, 'ADMIN_NOT_DETACHED'])
  })
})

test('access ends with the contract, and a new contract restores the remaining time', async () => {
  const nowa: TestPerson = { name: 'nowa', emailVerified: true }
  t.setNow('2027-02-01T10:00:00Z')
  const isOpen = async () =>
    (await accessesOf(nowa)).some(({ expiresAt }) => new Date(expiresAt) > t.services.now())
  expect(await isOpen()).toBe(true)
  const library = { path: 'companies/firma', name: 'Firma' }
  await seedCompany(t, { ...library, contractActiveTo: '2027-01-31' })
  expect(await isOpen()).toBe(false)
  await seedCompany(t, { ...library, contractActiveTo: '2027-12-31' })
  expect(await isOpen()).toBe(true)
  await seedCompany(t, { ...library, active: false })
  expect(await isOpen()).toBe(false)
})

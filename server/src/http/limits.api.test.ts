import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import { admin, anna, ROOT_TOKEN, startTestApi, type TestApi } from '../../testing/test-api'
import { buildApp } from '../app'

let t: TestApi
beforeAll(async () => {
  t = await startTestApi()
})
afterAll(() => t.close())

/** Calls per minute for one person or address; all other calls are unlimited. */
const limits: Partial<Record<CallName, number>> = {
  resetPassword: 10,
  resendEmailConfirmation: 10,
  deleteAccount: 10,
  requestDataExport: 10,
  getDataExport: 120,
  getDataExportFile: 60,
  sendInvitation: 60,
  showUnsubscribe: 30,
  unsubscribe: 30,
  inviteUsers: 20,
  resendInvitation: 120,
  detachUser: 120,
  assignAccess: 120,
  changeCompanyUsers: 20,
  redeemAccessCode: 10,
  setAccessCode: 60,
  checkAttempt: 300,
  disputeVerdict: 60,
  reportExercise: 20,
  attemptWord: 300,
  startWordSession: 30,
  createUserNote: 120,
  updateUserNote: 120,
  exportUserNotes: 20,
  verifyCoupon: 30,
  requestInvoice: 60,
  getInvoicePdf: 60,
  findPeople: 60,
  resendVerification: 20,
  startPersonExport: 20,
  deletePerson: 20,
  saveCertificate: 60,
  getCertificatePdf: 60,
  getCertificate: 60,
  postOrder: 60,
  postGiftCardOrder: 60,
  payOrder: 60,
  getOrderStatus: 600,
  notifyOrder: 1200,
  redeemGiftCard: 10,
  getGiftCardPdf: 60,
  getAudioFromText: 60,
  markPopupSeen: 60,
  uploadMedia: 300,
  uploadContentImport: 30,
  downloadContent: 30,
  promptAssistant: 20,
  suggestForExercise: 20,
  postProgress: 1200,
  recogniseSpeech: 30,
  recogniseSpeechAsBefore: 30,
  track: 240,
  reportFailure: 600,
  reportLoad: 600,
  reportCsp: 60,
  uploadRelease: 120,
  changeCanary: 120,
  rollBackRelease: 120,
  readReleases: 120,
  removeOldReleases: 120,
  createReleaseToken: 120,
  listReleaseTokens: 120,
  revokeReleaseToken: 120,
}

test.each([...Object.keys(allEndpoints)] as CallName[])(
  '%s has its limit per minute, or none',
  async (name) => {
    const [method = '', path = ''] = allEndpoints[name].call.split(' ')
    const token = t.api.registered.get(name)?.who === 'token' ? ROOT_TOKEN : await t.token(admin)
    const { headers } = await t.app.inject({
      method: method as 'GET',
      url: `/api${path.replaceAll(/:\w+/g, 'x')}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(headers['x-ratelimit-limit']).toBe(limits[name]?.toString())
  },
)

describe('body size limits', () => {
  const send = (name: CallName, payload: string, token: string, type = 'application/json') =>
    t.app.inject({
      method: 'POST',
      url: `/api${allEndpoints[name].call.split(' ')[1]}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    })
  const jsonOf = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`

  test.each<[CallName, number, string]>([
    ['reportFailure', 1024, 'application/json'],
    ['reportLoad', 1024, 'application/json'],
    ['reportCsp', 16 * 1024, 'application/csp-report'],
  ])('the body of %s may have at most %i bytes', async (name, most, type) => {
    const token = await t.token(anna)
    expect((await send(name, jsonOf(most + 1), token, type)).statusCode).toBe(413)
    expect((await send(name, jsonOf(most), token, type)).statusCode).not.toBe(413)
  })
})

test('the API documentation is not served to the public', async () => {
  const { app } = await buildApp({
    services: { ...t.services, config: { ...t.config, publicUrl: 'https://mowka.example.com' } },
    logLevel: 'fatal',
  })
  expect((await app.inject('/api/docs')).statusCode).toBe(404)
  expect((await app.inject('/api/docs/json')).statusCode).toBe(404)
  expect((await app.inject('/api/health')).statusCode).toBe(200)
  await app.close()
})

test('the API documentation names the permitted callers of every call', async () => {
  const { paths } = (await t.app.inject('/api/docs/json')).json()
  const operations = Object.values<
    Record<string, { operationId: string; summary: string; security?: unknown }>
  >(paths).flatMap((path) => Object.values(path))
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual([...t.api.registered.keys()].sort())
  for (const { operationId, summary, security } of operations) {
    expect(summary).toMatch(new RegExp(`^${operationId} \\(\\w.+\\)$`))
    const isOpen = t.api.registered.get(operationId as CallName)?.who === 'anyone'
    expect(security).toEqual(isOpen ? undefined : [{ bearer: [] }])
  }
})

test('the documentation of a call describes its request, its response and its tag', async () => {
  const { paths } = (await t.app.inject('/api/docs/json')).json()
  expect(paths['/api/coupon/gift-cards'].post).toMatchObject({ tags: ['coupon'], responses: { 201: {} } })
  expect(paths['/api/coupon/gift-cards/{id}/pdf'].get.responses['200'].content).toEqual({
    'application/pdf': { schema: { type: 'string', format: 'binary' } },
  })
  const raw = paths['/api/platform/csp-reports'].post.requestBody.content
  expect(Object.keys(raw)).toEqual(expect.arrayContaining(['application/csp-report']))
})

test('a limit per address counts all addresses of an IPv6 network together', async () => {
  const redeem = async (address: string) => {
    const { statusCode } = await t.app.inject({
      method: 'POST',
      url: '/api/coupon/redeem-gift-card',
      headers: { authorization: 'Bearer wrong' },
      payload: {},
      remoteAddress: address,
    })
    return statusCode
  }
  for (let host = 1; host <= 60; host += 1) expect(await redeem(`2001:db8:1:2::${host}`)).toBe(401)
  expect(await redeem('2001:db8:1:2::ffff')).toBe(429)
  expect(await redeem('2001:db8:1:3::1')).toBe(401)
})

import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import type { CallSchema } from '@mowka/contract/call-schema'
import { calls } from '@mowka/contract/calls'
import { splitCall } from '@mowka/contract/endpoint'
import { staffRoles } from '@mowka/domain/user/roles'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { z } from 'zod'
import { hostileTexts } from '../testing/generated/hostile-texts'
import { type JsonSchema, jsonArbitrary } from '../testing/generated/json-arbitrary'
import { type KnownWorld, makeKnownWorld } from '../testing/generated/known-values'
import { pathsOfText, withText } from '../testing/generated/text-fields'
import { learnerAnna } from '../testing/people'
import { pay } from '../testing/shop'
import { admin, ROOT_TOKEN, startTestApi, type TestApi } from '../testing/test-api'
import { orders } from './order/tables'

/** Number of generated bodies searched for each field, because unions and optional fields aren't in every body. */
const SAMPLES = 60
const SEED = 11

let t: TestApi
let world: KnownWorld
const bearers: Record<string, string> = {}
beforeAll(async () => {
  t = await startTestApi()
  world = await makeKnownWorld(t)
  bearers.anyone = ''
  bearers['signed-in'] = `Bearer ${await t.token(learnerAnna)}`
  for (const role of staffRoles) bearers[role] = `Bearer ${await t.token(admin)}`
  bearers.token = `Bearer ${ROOT_TOKEN}`
})
afterAll(() => t.close())

/** Calls with user-written text in their bodies. */
const writing = (Object.keys(allEndpoints) as CallName[]).flatMap((name) => {
  const { body, takes }: CallSchema = calls[name]
  if (!body || takes) return []
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const paths = pathsOfText(schema)
  return paths.length > 0 ? [[name, schema, paths] as const] : []
})

const buyer = { firstname: 'Anna', lastname: 'Nowak', email: 'anna@mowka.test', consumerAgreement: true }
const invoice = {
  issueInvoice: true,
  companyName: 'Mówka',
  nip: '5260250274',
  firstname: 'Anna',
  lastname: 'Nowak',
  street: 'Polna 1',
  zip: '00-001',
  city: 'Warszawa',
}
const products = [{ productCode: 'MONTHLY_SUBSCRIPTION_1:PL:ENG', quantity: 1 }]
const giftCard = { inscription: 'x', sendToEmailAddress: 'mama@mowka.test', sendAt: null }
/** Bodies with effects beyond the call: a payment with its emails, files and invoice. */
const complete: Partial<Record<CallName, readonly unknown[]>> = {
  postOrder: [{ products, buyer, invoice, coupon: null }],
  postGiftCardOrder: [
    {
      products,
      buyer,
      invoice,
      coupon: null,
      giftCards: [{ ...giftCard, productCodes: [products[0]?.productCode] }],
    },
  ],
  createGiftCard: [
    {
      ...giftCard,
      plan: 'MONTHLY_SUBSCRIPTION_1:PL',
      languages: ['ENG'],
      directory: 'x',
      sendToEmailAddress: null,
    },
  ],
  patchUserMetadata: [
    { action: 'profile', payload: { givenName: 'Anna', familyName: 'Nowak' } },
    { action: 'invoice-data', payload: invoice },
  ],
  sendInvitation: [{ inviteeEmail: 'ola@mowka.test' }],
}

let requests = 0
const send = (name: CallName, body: unknown, known: ReturnType<KnownWorld['valuesFor']>) => {
  const { method, path, params } = splitCall(allEndpoints[name].call)
  const address = params.reduce((url, key) => url.replace(`:${key}`, known[key]?.[0] ?? 'nowhere'), path)
  const authorization = bearers[t.api.registered.get(name)?.who ?? 'anyone']
  return t.app.inject({
    method: method as 'POST',
    url: `/api${address}?sourceLang=PL&targetLang=ENG`,
    // A different address each time, so that no rate limit hides an error.
    remoteAddress: `10.${(++requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`,
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    payload: JSON.stringify(body),
  })
}

/** Time limit in ms for a call with hundreds of fields, such as an import, on a busy machine. */
const EACH_FIELD = 300_000

test.each(writing)(
  '%s stores or refuses hostile text in each of its fields',
  async (name, schema, paths) => {
    const known = world.valuesFor(name)
    const bodies = [
      ...(complete[name] ?? []),
      ...world.bodiesFor(name),
      ...fc.sample(jsonArbitrary(schema, known), { numRuns: SAMPLES, seed: SEED }),
    ]
    const failures: string[] = []
    for (const path of paths) {
      const body = bodies.find((each) => withText(each, path, 'x') !== undefined)
      if (body === undefined) failures.push(`${path.join('.')}: no body has it`)
      for (const [kind, text] of Object.entries(hostileTexts)) {
        const { statusCode } = await send(name, withText(body, path, text), known)
        if (statusCode >= 500) failures.push(`${path.join('.')}: ${kind}: ${statusCode}`)
      }
    }
    expect(failures).toEqual([])
  },
  EACH_FIELD,
)

test('stored hostile text does not break payments, emails, invoices or the data export', async () => {
  const waiting = await t.db.select().from(orders).where(eq(orders.status, 'PENDING'))
  expect(waiting.length).toBeGreaterThan(50)
  for (const { extOrderId } of waiting) expect(await pay(t, extOrderId)).toBe(200)
  t.setNow('2027-01-10T10:00:00Z')
  await t.call('requestDataExport', {}, learnerAnna)
  const failed = (await t.runJobs()).filter(({ error }) => error !== null)
  expect(failed).toEqual([])
  expect((await t.call('getDataExport', {}, learnerAnna)).answer.state).toBe('READY')
  const files = t.emails.flatMap((letter) => letter.files ?? [])
  expect(new Set(files.map(({ type }) => type))).toEqual(new Set(['application/pdf', 'application/xml']))
  for (const { subject, text, html } of t.emails) {
    expect(subject).toMatch(/^[^\p{Cc}\u202e]+$/u)
    for (const body of [text, html]) expect(body).not.toMatch(/[^\P{Cc}\t\n\r]/u)
  }
  for (const { content } of files.filter(({ type }) => type === 'application/xml')) {
    const xml = content.toString('utf8')
    expect(xml).not.toMatch(/[^\P{Cc}\n]|[\ufffd-\uffff]|<[^\w/?]|&(?!amp;|lt;|gt;|quot;)/u)
    expect(xml.match(/<Nazwa>/g)).toHaveLength(2)
  }
})

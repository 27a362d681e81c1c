import multipart from '@fastify/multipart'
import { multipart as takesForm, upload } from '@mowka/contract/call-schema'
import { text } from '@mowka/contract/schemas/common'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readMultipart } from './api'
import { answerError } from './errors'
import { readInput } from './schemas'

const Body = z.object({ file: upload('audio/mpeg'), lang: text(10, 1) })
let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  app.setValidatorCompiler(readInput)
  app.setErrorHandler(answerError)
  await app.register(multipart)
  app.post(
    '/',
    { schema: { body: Body }, preValidation: readMultipart(takesForm({ maxFileBytes: 10 })) },
    async (request) => {
      const { file, lang } = request.body as z.output<typeof Body>
      return { name: file.name, size: file.bytes.length, lang }
    },
  )
})
afterAll(() => app.close())

async function send(fields: Record<string, string | Blob>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, 'a.mp3')
  }
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const response = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() }
}
const sound = (bytes = 4, type = 'audio/mpeg') => new Blob([new Uint8Array(bytes)], { type })

test('parses a form into fields and files', async () => {
  expect(await send({ file: sound(), lang: 'ENG' })).toEqual({
    status: 200,
    body: { name: 'a.mp3', size: 4, lang: 'ENG' },
  })
})

test.each([
  ['a missing file', { lang: 'ENG' }, 'body/file'],
  ['a text instead of the file', { file: 'mp3', lang: 'ENG' }, 'body/file'],
  ['a file of another type', { file: sound(4, 'text/html'), lang: 'ENG' }, 'body/file'],
  ['a missing field', { file: sound() }, 'body/lang'],
])('refuses %s and names the field', async (_what, fields: Record<string, string | Blob>, path) => {
  const { status, body } = await send(fields)
  expect({ status, paths: body.errors.map((each: { path: string }) => each.path) }).toEqual({
    status: 422,
    paths: [path],
  })
})

test('refuses a file that is too large', async () => {
  expect(await send({ file: sound(11), lang: 'ENG' })).toMatchObject({ status: 413 })
})

test('refuses a body that is not a form', async () => {
  const { statusCode } = await app.inject({ method: 'POST', url: '/', payload: { lang: 'ENG' } })
  expect(statusCode).toBe(422)
})

const FORM = ['--x', 'Content-Disposition: form-data; name="lang"', '', 'ENG', '--x--', ''].join('\r\n')

test.each([
  ['without a boundary', 'multipart/form-data', FORM],
  ['that ends inside a field', 'multipart/form-data; boundary=x', FORM.slice(0, 60)],
  ['that ends before its last boundary', 'multipart/form-data; boundary=x', FORM.slice(0, -8)],
  ['with another boundary than announced', 'multipart/form-data; boundary=y', FORM],
  ['that is empty', 'multipart/form-data; boundary=x', ''],
  ['without the name of a field', 'multipart/form-data; boundary=x', FORM.replace('; name="lang"', '')],
])('refuses a form %s as damaged without logging an unexpected error', async (_, type, payload) => {
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': type },
    payload,
  })
  expect([400, 422]).toContain(statusCode)
  expect(json().code).toMatch(/^(BROKEN_FORM|INVALID_INPUT)$/)
})

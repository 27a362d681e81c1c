import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ContentLibrary } from '@mowka/contract/schemas/editor/content'
import { generateContent } from './generate-content'

type Sent = { exercises: number; lessons: number }

let server: http.Server
let url: string
let sent: Sent[]

/** A platform that signs everyone in and records what it receives. */
beforeEach(async () => {
  sent = []
  server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.setHeader('content-type', 'application/json')
      if (request.url === '/oauth/token') return response.end(JSON.stringify({ access_token: 'token' }))
      const { courses }: ContentLibrary = JSON.parse(Buffer.concat(chunks).toString())
      const lessons = courses.flatMap((course) => course.lessons)
      const exercises = lessons.flatMap((lesson) => lesson.exercises)
      sent.push({ lessons: lessons.length, exercises: exercises.length })
      response.end(JSON.stringify({ created: exercises.length, unchanged: 0 }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.MOWKA_ISSUER = `${url}/`
})
afterEach(() => {
  delete process.env.MOWKA_ISSUER
  server.closeAllConnections()
  server.close()
})

const sum = (of: keyof Sent) => sent.reduce((total, each) => total + each[of], 0)

test('fills a platform course by course, with the numbers given', async () => {
  const created = await generateContent(url, ['--courses', '2', '--lessons', '4', '--exercises', '20'])
  expect(sent).toHaveLength(2)
  expect([sum('lessons'), sum('exercises'), created]).toEqual([4, 20, 20])
})

test.each([
  ['--courses', '0'],
  ['--lessons', '1.5'],
  ['--exercises', 'many'],
])('rejects %s %s with its name before sending anything', async (name, value) => {
  await expect(generateContent(url, [name, value])).rejects.toThrow(`${name} must be a positive integer`)
  expect(sent).toEqual([])
})

test('accepts a seed of lowercase letters and digits only', async () => {
  await expect(generateContent(url, ['--seed', 'A b'])).rejects.toThrow(
    '--seed must consist of lowercase letters and digits',
  )
})

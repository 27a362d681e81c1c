import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { auditLibraries } from './library-audit'

let server: http.Server | undefined
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())))

/** Starts a registry whose advisory endpoint gives this response, and returns its URL. */
async function startRegistry(status: number, body: string): Promise<string> {
  const started = http.createServer((request, response) => {
    response.statusCode = request.url?.endsWith('/advisories/bulk') ? status : 404
    response.setHeader('content-type', 'application/json')
    request.resume().on('end', () => response.end(response.statusCode === 404 ? '{}' : body))
  })
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`
}

const advisory = (severity: string) => ({
  id: severity === 'high' ? 1 : 2,
  url: `https://advisories.test/${severity}`,
  title: `A ${severity} vulnerability`,
  severity,
  vulnerable_versions: '<99.0.0',
  cwe: [],
  cvss: { score: 5, vectorString: null },
})

test('reports libraries with high vulnerabilities and ignores moderate ones', async () => {
  const registry = await startRegistry(
    200,
    JSON.stringify({ yaml: [advisory('high')], zod: [advisory('moderate')] }),
  )
  expect(await auditLibraries(registry)).toEqual({
    vulnerabilities: [
      {
        library: 'yaml',
        severity: 'high',
        title: 'A high vulnerability',
        fixedIn: '>=99.0.0',
        url: 'https://advisories.test/high',
      },
    ],
  })
})

test('reports no vulnerabilities if the registry has no advisories', async () => {
  expect(await auditLibraries(await startRegistry(200, '{}'))).toEqual({ vulnerabilities: [] })
})

test.each([
  ['refuses the request', 405, ''],
  ['responds with something else', 200, '<html>'],
])('a registry that %s is not a successful audit', async (_, status, body) => {
  expect(await auditLibraries(await startRegistry(status, body))).toEqual({ notChecked: expect.any(String) })
})

test('a registry that does not respond is not a successful audit', async () => {
  expect(await auditLibraries('http://127.0.0.1:1/')).toEqual({ notChecked: expect.any(String) })
})

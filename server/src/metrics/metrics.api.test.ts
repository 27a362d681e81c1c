import fs from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { anna, startTestApi, type TestApi } from '../../testing/test-api'
import { buildApp } from '../app'
import { ExternalServiceError } from '../outside/external-service-error'
import { withResilience } from '../outside/resilience'
import { startMetrics } from './meter'
import { observeInstance, observePlatform } from './observers'

let t: TestApi
let stop: () => Promise<void>
let url: string

/** Returns a port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

beforeAll(async () => {
  const port = await freePort()
  stop = await startMetrics({ prometheus: { host: '127.0.0.1', port }, collector: null })
  url = `http://127.0.0.1:${port}/metrics`
  t = await startTestApi()
  observeInstance({ connections: () => ({ used: 2, idle: 8, waiting: 0 }) })
  observePlatform(t.db)
})
afterAll(async () => {
  await t.close()
  await stop()
})

const readMetrics = async () => (await fetch(url)).text()

test('requests are counted by route and status, without ids', async () => {
  await t.call('getMe', {}, anna)
  await t.app.inject('/api/available/courses/secret-id')
  const text = await readMetrics()
  expect(text).toMatch(
    /http_server_request_duration_count\{.*http_route="\/api\/user\/me".*status_code="200".*\} 1/,
  )
  expect(text).not.toContain('secret-id')
})

test('the access log names the route of a request, and neither its URL nor the caller', async () => {
  const lines: string[] = []
  const { app } = await buildApp({
    services: t.services,
    logLevel: 'info',
    logTo: { write: (line) => void lines.push(line) },
  })
  await app.inject({
    url: '/api/available/courses/secret-id?sourceLang=PL&targetLang=DE',
    headers: { authorization: `Bearer ${await t.token(anna)}` },
  })
  await app.close()
  const line = JSON.parse(lines.find((each) => each.includes('"msg":"request"')) ?? '{}')
  expect(line).toMatchObject({
    method: 'GET',
    status: expect.any(Number),
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(lines.join('')).not.toMatch(/secret-id|anna/)
})

test('instance, jobs, accounts, payments and releases are observed', async () => {
  const text = await readMetrics()
  expect(text).toContain('db_client_connections{')
  expect(text).toMatch(/process_memory_usage\{kind="resident".*\} \d+/)
  expect(text).toMatch(/mowka_users\{.*\} 1/)
  expect(text).toMatch(/mowka_jobs\{kind="dead-letters",state="dead".*\} 0/)
})

test('requests to external services are counted by outcome', async () => {
  const call = withResilience('mail', { tries: 1, failures: 1 })
  await call('test', 'once', async () => 1)
  const fail = async () => {
    throw new ExternalServiceError('mail', 'test', { isUnavailable: true })
  }
  await expect(call('test', 'once', fail)).rejects.toThrow()
  await expect(call('test', 'once', fail)).rejects.toThrow()
  const text = await readMetrics()
  for (const outcome of ['ok', 'error', 'resting']) {
    expect(text).toMatch(
      new RegExp(`mowka_outside_request_duration_count\\{service="mail",outcome="${outcome}".*\\} 1`),
    )
  }
})

test('alerts and dashboard use metrics that exist, and each alert has a runbook', async () => {
  const text = await readMetrics()
  const deploy = path.resolve(__dirname, '../../../deploy')
  const alerts = fs.readFileSync(path.join(deploy, 'alerts.yaml'), 'utf8')
  const dashboard = fs.readFileSync(path.join(deploy, 'dashboard.json'), 'utf8')
  const used = [
    ...`${alerts}${dashboard}`.matchAll(/\b(?:mowka|http_server|db_client|nodejs|process)_\w+/g),
  ].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''))
  expect(used.length).toBeGreaterThan(10)
  const known = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
  // Orders appear with the first one, releases with the first release.
  const sometimes = ['mowka_orders', 'mowka_releases', 'mowka_jobs_age']
  expect([...new Set(used)].filter((name) => !known.has(name) && !sometimes.includes(name))).toEqual([])

  const manual = fs.readFileSync(path.resolve(__dirname, '../../../docs/operations.md'), 'utf8')
  const names = [...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThanOrEqual(10)
  expect(names.filter((name) => !manual.includes(`**${name}**`))).toEqual([])
})

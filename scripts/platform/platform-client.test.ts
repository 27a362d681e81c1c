import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from './platform-client'

/** Starts a server that answers with these status codes in turn. Returns its URL and the number of requests. */
async function startServer(statuses: number[]) {
  let requests = 0
  const server = http.createServer((_, response) => {
    const status = statuses[requests] ?? 200
    requests += 1
    if (status === 503) response.setHeader('Retry-After', '0.01')
    response.writeHead(status).end(JSON.stringify({ title: 'Answer', status }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/api/thing`, sent: () => requests }
}

const servers: http.Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('a request that an overloaded server refuses is sent again', async () => {
  const { url, sent } = await startServer([503, 503, 200])
  await expect(request('POST', url, null, {})).resolves.toMatchObject({ status: 200 })
  expect(sent()).toBe(3)
})

test('a request fails with the message of a server that stays overloaded', async () => {
  const { url, sent } = await startServer(Array.from({ length: 9 }, () => 503))
  await expect(request('GET', url, null)).rejects.toThrow('GET /api/thing: 503 Answer')
  expect(sent()).toBe(6)
})

test('other failures are not repeated', async () => {
  const { url, sent } = await startServer([422])
  await expect(request('GET', url, null)).rejects.toThrow('422')
  expect(sent()).toBe(1)
})

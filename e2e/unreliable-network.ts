import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './person'

/** A forwarded request: method, path and body. */
type Passed = { method: string; path: string; body: string }

/** Manipulation of requests with a matching path. A function transforms the server's response text. */
type Manipulation = { pattern: RegExp; act: 'lose' | ((text: string) => string) }

/**
 * A proxy between a browser and everything it talks to. Unlike Playwright's routes it also affects a service worker's
 * requests.
 */
export class UnreliableNetwork {
  /** Forwarded requests in order. */
  readonly passed: Passed[] = []
  /** Whether all requests fail. */
  isDown = false
  private mischief: Manipulation[] = []
  private readonly server = http.createServer((request, response) => this.pass(request, response))

  /** Starts the proxy; returns its address. */
  start(): Promise<string> {
    return new Promise((resolve) => {
      this.server.listen(0, '127.0.0.1', () => {
        const { port } = this.server.address() as AddressInfo
        resolve(`http://127.0.0.1:${port}`)
      })
    })
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  /** Drops requests with a matching path. */
  lose(pattern: RegExp): void {
    this.mischief.push({ pattern, act: 'lose' })
  }

  /** Transforms responses with a matching path. */
  bend(pattern: RegExp, act: (text: string) => string): void {
    this.mischief.push({ pattern, act })
  }

  /** Removes all manipulations. */
  restore(): void {
    this.isDown = false
    this.mischief = []
  }

  private pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { method = 'GET', url = '' } = request
    const target = new URL(url)
    const act = this.mischief.find(({ pattern }) => pattern.test(target.pathname))?.act
    if (this.isDown || act === 'lose') {
      request.socket.destroy()
      return
    }
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      this.passed.push({ method, path: target.pathname, body: body.toString() })
      const { 'proxy-connection': _, ...headers } = request.headers
      const asked = http.request(
        target,
        // The response must be uncompressed to be transformed.
        { method, headers: act ? { ...headers, 'accept-encoding': 'identity' } : headers },
        (answer) => (act ? this.change(answer, response, act) : this.forward(answer, response)),
      )
      asked.on('error', () => response.destroy())
      asked.end(body)
    })
  }

  private forward(answer: http.IncomingMessage, response: http.ServerResponse): void {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  }

  private change(
    answer: http.IncomingMessage,
    response: http.ServerResponse,
    act: (text: string) => string,
  ): void {
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const { 'content-length': _, ...headers } = answer.headers
      response.writeHead(answer.statusCode ?? 502, headers)
      response.end(act(Buffer.concat(parts).toString()))
    })
  }
}

/** A test with service workers, in a browser whose network can be manipulated. */
export const test = base.extend<{ network: UnreliableNetwork; networkUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  network: async ({}, use) => {
    const network = new UnreliableNetwork()
    await use(network)
    network.stop()
  },
  networkUrl: async ({ network }, use) => use(await network.start()),
  proxy: async ({ networkUrl }, use) => use({ server: networkUrl }),
  serviceWorkers: 'allow',
})

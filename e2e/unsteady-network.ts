import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from './person'

/** Something that came through: which address was asked for, and with what. */
type Passed = { method: string; path: string; body: string }

/** What happens to requests whose path fits. A text is what is made of the server's answer. */
type Mischief = { pattern: RegExp; act: 'lose' | ((text: string) => string) }

/**
 * The network between a browser and everything that it talks to, as a proxy. What is done here reaches a service
 * worker's own requests, too, which Playwright's routes do not.
 */
export class UnsteadyNetwork {
  /** What came through, in its order. */
  readonly passed: Passed[] = []
  /** Nothing comes through at all. */
  isDown = false
  private mischief: Mischief[] = []
  private readonly server = http.createServer((request, response) => this.pass(request, response))

  /** Starts it; returns its address. */
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

  /** Requests for such paths get no answer. */
  lose(pattern: RegExp): void {
    this.mischief.push({ pattern, act: 'lose' })
  }

  /** Answers for such paths come changed. */
  bend(pattern: RegExp, act: (text: string) => string): void {
    this.mischief.push({ pattern, act })
  }

  /** Everything is well again. */
  mend(): void {
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
        // What is to be changed has to be readable.
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

/** A test with service workers at work, in a browser whose network can be broken. */
export const test = base.extend<{ network: UnsteadyNetwork; networkUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  network: async ({}, use) => {
    const network = new UnsteadyNetwork()
    await use(network)
    network.stop()
  },
  networkUrl: async ({ network }, use) => use(await network.start()),
  proxy: async ({ networkUrl }, use) => use({ server: networkUrl }),
  serviceWorkers: 'allow',
})

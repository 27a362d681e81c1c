import net from 'node:net'

/** Calls and duration of a round. */
export type Round = { calls: number; seconds: number }

/** Returns the next raw HTTP request of a connection. */
export type NextRequest = (connection: number) => string

/** Ends a round after a time or a number of calls. */
export type Until = { seconds: number } | { calls: number }

const END_OF_HEAD = Buffer.from('\r\n\r\n')

/**
 * Parses HTTP responses, which all have a Content-Length.
 * @throws Error for an unsuccessful response
 */
class Answers {
  private rest: Buffer = Buffer.alloc(0)
  private readonly allowsOverload: boolean

  constructor(allowsOverload: boolean) {
    this.allowsOverload = allowsOverload
  }

  /** Adds a chunk and returns the number of responses that it completes. */
  take(chunk: Buffer): number {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk])
    let whole = 0
    for (;;) {
      const head = this.rest.indexOf(END_OF_HEAD)
      if (head < 0) return whole
      const text = this.rest.toString('latin1', 0, head)
      const isOverload = this.allowsOverload && text.startsWith('HTTP/1.1 503')
      if (text[9] !== '2' && !isOverload) throw new Error(this.rest.toString('utf8', 0, 600))
      const length = /content-length: (\d+)/i.exec(text)?.[1]
      if (length === undefined) throw new Error(`Response without Content-Length: ${text}`)
      const end = head + 4 + Number(length)
      if (this.rest.length < end) return whole
      this.rest = this.rest.subarray(end)
      whole++
    }
  }
}

/**
 * Sends requests over several connections, one at a time per connection. Does as little work as possible, because it
 * shares the machine with the server. On a busy machine a server may refuse calls as overload, which `allowsOverload`
 * counts like any other response.
 */
export function load(
  port: number,
  connections: number,
  next: NextRequest,
  until: Until,
  { allowsOverload = false } = {},
): Promise<Round> {
  return new Promise((resolve, reject) => {
    const most = 'calls' in until ? until.calls : Number.POSITIVE_INFINITY
    const deadline = 'seconds' in until ? performance.now() + until.seconds * 1000 : Number.POSITIVE_INFINITY
    const started = performance.now()
    let sent = 0
    let calls = 0
    let open = connections
    const done = () => {
      open--
      if (open === 0) resolve({ calls, seconds: (performance.now() - started) / 1000 })
    }
    for (let connection = 0; connection < connections; connection++) {
      const answers = new Answers(allowsOverload)
      const socket = net.connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      const send = () => {
        if (sent >= most || performance.now() > deadline) {
          socket.end()
          done()
          return
        }
        sent++
        socket.write(next(connection))
      }
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        try {
          const whole = answers.take(chunk)
          calls += whole
          if (whole > 0) send()
        } catch (error) {
          socket.destroy()
          reject(error)
        }
      })
    }
  })
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Server as NetServer } from 'node:net'

/** Another program already listens where a stand-in wants to. */
export class PortTaken extends Error {
  constructor(name: string, port: number) {
    super(`Port ${port} (${name}) is taken. Stop the program that uses it, or choose others with MOWKA_PORT.`)
  }
}

/**
 * So long a connection stays open without a request, in milliseconds. After the usual five seconds a client that is
 * late sends its next request into a connection that is just being closed.
 */
const KEPT_OPEN = 70_000

/** Answers a request; may fail. */
export type Listener = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * Serves HTTP on every given address: `localhost` means 127.0.0.1 to some clients and ::1 to others.
 * An address the machine does not have is passed over as long as one is left.
 */
export async function listenHttp(name: string, port: number, hosts: string[], listener: Listener) {
  const servers: Server[] = []
  try {
    await eachAddress(name, port, hosts, async (host) => {
      const server = createServer((req, res) => void lastResort(name, listener, req, res))
      server.keepAliveTimeout = KEPT_OPEN
      await bind(server, port, host)
      servers.push(server)
    })
  } catch (error) {
    await Promise.all(servers.map(closeHttp))
    throw error
  }
  const address = servers[0]?.address()
  return {
    /** Where it listens: the given port, or the one that the system chose for 0. */
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => void (await Promise.all(servers.map(closeHttp))),
  }
}

/** One request costs that request and nothing else, whatever its answer threw: all stand-ins live in one process. */
async function lastResort(name: string, listener: Listener, req: IncomingMessage, res: ServerResponse) {
  try {
    await listener(req, res)
  } catch (error) {
    console.error(`${name}: ${req.method} ${req.url}`, error)
    if (res.headersSent) res.destroy()
    else res.writeHead(500).end()
  }
}

/** Calls `open` for each address and tells apart "taken" from "this machine has no such address". */
export async function eachAddress(
  name: string,
  port: number,
  hosts: string[],
  open: (host: string) => Promise<void>,
): Promise<void> {
  let opened = 0
  let missing: unknown
  for (const host of hosts) {
    try {
      await open(host)
      opened += 1
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code === 'EADDRINUSE') throw new PortTaken(name, port)
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error
      missing = error
    }
  }
  if (opened === 0) throw missing
}

function bind(server: NetServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host, ipv6Only: host.includes(':') }, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

function closeHttp(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

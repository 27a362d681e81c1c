import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Server as NetServer } from 'node:net'

/** A port is already in use by another program. */
export class PortTaken extends Error {
  constructor(name: string, port: number) {
    super(`Port ${port} (${name}) is taken. Stop the program that uses it, or choose others with MOWKA_PORT.`)
  }
}

/**
 * Keep-alive timeout in ms. With the default of five seconds a late client may send its next request into a
 * connection that is being closed.
 */
const KEEP_ALIVE_TIMEOUT = 70_000

/** Handles a request; may throw. */
export type Listener = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * Serves HTTP on every given address: `localhost` is 127.0.0.1 to some clients and ::1 to others. An address that the
 * machine lacks is skipped if another one remains.
 */
export async function listenHttp(name: string, port: number, hosts: string[], listener: Listener) {
  const servers: Server[] = []
  try {
    await eachAddress(name, port, hosts, async (host) => {
      const server = createServer((req, res) => void withErrorHandling(name, listener, req, res))
      server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT
      await bind(server, port, host)
      servers.push(server)
    })
  } catch (error) {
    await Promise.all(servers.map(closeHttp))
    throw error
  }
  const address = servers[0]?.address()
  return {
    /** The port: the given one, or the one assigned by the system for 0. */
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => void (await Promise.all(servers.map(closeHttp))),
  }
}

/** Contains errors of a request, because all fake services run in one process. */
async function withErrorHandling(
  name: string,
  listener: Listener,
  req: IncomingMessage,
  res: ServerResponse,
) {
  try {
    await listener(req, res)
  } catch (error) {
    console.error(`${name}: ${req.method} ${req.url}`, error)
    if (res.headersSent) res.destroy()
    else res.writeHead(500).end()
  }
}

/** Calls `open` for each address and distinguishes "port in use" from "address not available". */
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

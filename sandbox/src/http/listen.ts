import { createServer, type RequestListener, type Server } from 'node:http'
import type { Server as NetServer } from 'node:net'

/** Another program already listens where a stand-in wants to. */
export class PortTaken extends Error {
  constructor(name: string, port: number) {
    super(`Port ${port} (${name}) is taken. Stop the program that uses it, or choose others with MOWKA_PORT.`)
  }
}

/**
 * Serves HTTP on every given address: `localhost` means 127.0.0.1 to some clients and ::1 to others.
 * An address the machine does not have is passed over as long as one is left.
 */
export async function listenHttp(name: string, port: number, hosts: string[], listener: RequestListener) {
  const servers: Server[] = []
  try {
    await eachAddress(name, port, hosts, async (host) => {
      const server = createServer(listener)
      await bind(server, port, host)
      servers.push(server)
    })
  } catch (error) {
    await Promise.all(servers.map(closeHttp))
    throw error
  }
  return { close: async () => void (await Promise.all(servers.map(closeHttp))) }
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

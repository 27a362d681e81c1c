import net from 'node:net'
import { PlainError } from '../../steps'

/** The ports of a rehearsal, relative to the first one. */
export type Ports = ReturnType<typeof portsFrom>

export const portsFrom = (base: number) => ({
  /** The platform behind the proxy. */
  platform: base,
  /** The stand-ins of the sandbox, at their fixed offsets from the platform's port. */
  payments: base + 2,
  mail: base + 3,
  speech: base + 4,
  smtp: base + 25,
  instances: [base + 10, base + 11, base + 12] as const,
  /** The instance with the embedded database. */
  embedded: base + 13,
  metrics: [base + 15, base + 16, base + 17] as const,
  keys: base + 30,
  bucket: base + 31,
  restoredBucket: base + 32,
  /** Stand-ins behind TLS. */
  secureKeys: base + 40,
  securePayments: base + 41,
  postgres: [base + 80, base + 81, base + 82] as const,
})

/** Whether a local port accepts connections. */
export const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

/** Throws a `PlainError` if one of the ports is taken. */
export async function checkPorts(ports: Ports): Promise<void> {
  for (const port of Object.values(ports).flat()) {
    if (await isListening(port)) throw new PlainError(`Port ${port} is taken: use --port with another one`)
  }
}

import type { IncomingMessage } from 'node:http'
import { SMTPServer } from 'smtp-server'
import { readBody } from '../http/exchange'
import { eachAddress } from '../http/listen'
import type { Mailbox } from './mailbox'
import { parseMessage } from './message'

/** Largest letter taken, in bytes. */
const SIZE_LIMIT = 25 * 1024 * 1024

/** Takes letters for anybody from anybody: no TLS, no password needed. */
export async function listenSmtp(port: number, hosts: string[], mailbox: Mailbox) {
  const servers: SMTPServer[] = []
  const close = async () => void (await Promise.all(servers.map(closeServer)))
  try {
    await eachAddress('SMTP', port, hosts, async (host) => {
      const server = smtpServer(mailbox)
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          // A caller that hangs up in the middle is its own business.
          server.on('error', () => {})
          resolve()
        })
      })
      servers.push(server)
    })
  } catch (error) {
    await close()
    throw error
  }
  return { close }
}

function smtpServer(mailbox: Mailbox): SMTPServer {
  return new SMTPServer({
    name: 'localhost',
    banner: 'Mowka sandbox',
    size: SIZE_LIMIT,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onData: (stream, session, done) => {
      const envelope = session.envelope.rcptTo.map(({ address }) => address)
      readBody(stream as unknown as IncomingMessage)
        .then((raw) => {
          mailbox.keep(parseMessage(raw, envelope))
          done()
        })
        .catch((error) => done(error))
    },
  })
}

function closeServer(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    for (const connection of server.connections) connection.close()
  })
}

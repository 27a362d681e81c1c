import type { IncomingMessage } from 'node:http'
import { SMTPServer } from 'smtp-server'
import type { Switches } from '../control/switches'
import { readBody } from '../http/exchange'
import { eachAddress } from '../http/listen'
import type { Mailbox } from './mailbox'
import { parseMessage } from './message'

/** Maximum email size in bytes. */
const SIZE_LIMIT = 25 * 1024 * 1024

/** Accepts emails for any recipient from any sender, without TLS or a password. */
export async function listenSmtp(
  port: number,
  hosts: string[],
  mailbox: Mailbox,
  switches: Switches<'smtp'>,
) {
  const servers: SMTPServer[] = []
  const close = async () => void (await Promise.all(servers.map(closeServer)))
  try {
    await eachAddress('SMTP', port, hosts, async (host) => {
      const server = smtpServer(mailbox, switches)
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          // An aborted connection is ignored.
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

function smtpServer(mailbox: Mailbox, switches: Switches<'smtp'>): SMTPServer {
  return new SMTPServer({
    name: 'localhost',
    banner: 'Mowka sandbox',
    size: SIZE_LIMIT,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    onMailFrom: (_address, _session, done) => {
      const { mode } = switches.of('smtp')
      if (mode === 'wrong') done(reply(550, 'No such mailbox here'))
      else done(mode === 'down' ? reply(421, 'Down, as it was told to be') : null)
    },
    onData: (stream, session, done) => {
      const envelope = session.envelope.rcptTo.map(({ address }) => address)
      readBody(stream as unknown as IncomingMessage)
        .then(async (raw) => {
          mailbox.keep(parseMessage(raw, envelope))
          // Only the confirmation is slow: a client that hangs up earlier can't know whether the email was accepted.
          await switches.pass('smtp')
          done()
        })
        .catch((error) => done(error))
    },
  })
}

/** A refusal with its code (RFC 5321 §4.2). */
const reply = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

function closeServer(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    for (const connection of server.connections) connection.close()
  })
}

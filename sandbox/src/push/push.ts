import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Switches } from '../control/switches'
import type { FakeService } from '../fake-service'
import { type Exchange, HttpError, isRecord, parseJson } from '../http/exchange'
import { listenHttp } from '../http/listen'
import { type Route, router } from '../http/router'
import { html } from '../page/markup'
import { PAGE_ROUTES, type Page, sendPage } from '../page/page'
import { isOwnOrigin, type Settings } from '../settings'
import { Journal } from '../store/journal'
import { createDeviceKeys, type DeviceKeys, decryptMessage } from './decrypt'
import { verifiedSender } from './vapid'

/** A device with its subscription. */
interface Device extends DeviceKeys {
  id: string
  /** The only sender's public key; null for any sender. */
  sender: string | null
  isGone: boolean
}

/** A message that was accepted for a device. */
export interface PushMessage {
  id: string
  /** ISO 8601, UTC. */
  receivedAt: string
  device: string
  /** Time in seconds for which the service would wait for the device. */
  ttl: number
  topic: string | null
  urgency: string | null
  /** The decrypted content as the device reads it; parsed if it is JSON. */
  content: unknown
}

/** Maximum number of stored messages; the oldest are evicted. */
const MAX_MESSAGES = 300

/** Maximum size of a message in bytes (RFC 8030 §7.2). */
const MAX_SIZE = 4096

/** Delay in seconds that a busy service asks for. */
const RETRY_AFTER = '30'

const DEVICE = 'device:'
const MESSAGE = 'message:'

/**
 * The fake push service with the devices behind it. A real service can't read messages; this one decrypts them with the
 * keys of its devices, so that tests read what a user would see.
 */
export async function startPush(settings: Settings): Promise<FakeService> {
  const journal = new Journal(join(settings.dataDir, 'push.jsonl'))
  const { push } = settings.ports
  const address = `http://localhost:${push}/`
  const listener = router(pushRoutes(journal, new URL(address).origin), {
    allowsOrigin: (origin) => isOwnOrigin(settings, origin),
  })
  const server = await listenHttp('push', push, settings.hosts, listener)
  return {
    name: 'push',
    address,
    async close() {
      await server.close()
      journal.close()
    },
  }
}

function pushRoutes(journal: Journal, origin: string): Route[] {
  const switches = new Switches({ push: { modes: ['normal', 'slow', 'down', 'busy'] } })

  const listMessages = (device = ''): PushMessage[] =>
    journal
      .list<PushMessage>(MESSAGE)
      .map(({ value }) => value)
      .filter((message) => device === '' || message.device === device)
      .reverse()

  function keep(message: Omit<PushMessage, 'id' | 'receivedAt'>): PushMessage {
    const kept = { id: randomUUID(), receivedAt: new Date().toISOString(), ...message }
    journal.set(MESSAGE + kept.id, kept)
    const tooMany = journal.list(MESSAGE).slice(0, -MAX_MESSAGES)
    for (const { key } of tooMany) journal.delete(key)
    return kept
  }

  function clear(): void {
    for (const { key } of journal.list(MESSAGE)) journal.delete(key)
  }

  /** Throws 404 for an unknown device, and 410 for one that unsubscribed. */
  function subscribed(id: string): Device {
    const device = journal.get<Device>(DEVICE + id)
    if (!device) throw new HttpError(404, 'There is no such subscription.')
    if (device.isGone) throw new HttpError(410, 'The device has unsubscribed.')
    return device
  }

  /** Accepts a message like a push service (RFC 8030), and decrypts it like the device. */
  async function receive(exchange: Exchange): Promise<void> {
    await switches.pass('push')
    if (switches.of('push').mode === 'busy') {
      exchange.res.setHeader('retry-after', RETRY_AFTER)
      throw new HttpError(429, 'The service is busy, as it was told to be.')
    }
    const device = subscribed(exchange.param('id'))
    const { headers } = exchange.req
    const sender = await verifiedSender(headers.authorization ?? '', origin, new Date())
    if (device.sender !== null && device.sender !== sender)
      throw new HttpError(403, 'The device subscribed for another sender.')
    const ttl = headerOf(exchange, 'ttl')
    if (!ttl || !/^\d+$/.test(ttl)) throw new HttpError(400, 'The TTL header is not a number of seconds.')
    if (headers['content-encoding'] !== 'aes128gcm')
      throw new HttpError(415, 'The Content-Encoding is not aes128gcm.')
    const body = await exchange.body()
    if (body.length > MAX_SIZE) throw new HttpError(413, `The message has more than ${MAX_SIZE} bytes.`)
    const { id } = keep({
      device: device.id,
      ttl: Number(ttl),
      topic: headerOf(exchange, 'topic'),
      urgency: headerOf(exchange, 'urgency'),
      content: contentOf(body, device),
    })
    exchange.res.setHeader('location', `${origin}/messages/${id}`)
    exchange.send(201, 'text/plain', '')
  }

  async function subscribe(exchange: Exchange): Promise<void> {
    const body = await exchange.body()
    const asked = body.length > 0 ? parseJson(body.toString('utf8')) : {}
    const sender = isRecord(asked) ? asked.applicationServerKey : null
    const device: Device = {
      id: randomUUID(),
      sender: typeof sender === 'string' ? sender : null,
      isGone: false,
      ...createDeviceKeys(),
    }
    journal.set(DEVICE + device.id, device)
    exchange.sendJson(201, {
      endpoint: `${origin}/push/${device.id}`,
      keys: { p256dh: device.publicKey, auth: device.auth },
    })
  }

  return [
    ...PAGE_ROUTES,
    ...switches.routes(),
    { method: 'GET', path: '/', answer: (exchange) => sendPage(exchange, 200, listPage(listMessages())) },
    { method: 'POST', path: '/subscriptions', answer: subscribe },
    {
      method: 'DELETE',
      path: '/push/:id',
      answer: (exchange) => {
        const device = subscribed(exchange.param('id'))
        journal.set(DEVICE + device.id, { ...device, isGone: true })
        exchange.noContent()
      },
    },
    { method: 'POST', path: '/push/:id', answer: receive },
    {
      method: 'GET',
      path: '/messages',
      answer: (exchange) => exchange.sendJson(200, listMessages(exchange.query('device'))),
    },
    {
      method: 'DELETE',
      path: '/messages',
      answer: (exchange) => {
        clear()
        exchange.noContent()
      },
    },
    {
      method: 'POST',
      path: '/clear',
      answer: (exchange) => {
        clear()
        exchange.redirect('/')
      },
    },
  ]
}

function headerOf({ req }: Exchange, name: string): string | null {
  const value = req.headers[name]
  return typeof value === 'string' ? value : null
}

/** The content as the device reads it; throws 400 if it can't, which a real push service would not notice. */
function contentOf(body: Buffer, device: Device): unknown {
  let text: string
  try {
    text = decryptMessage(body, device)
  } catch (error) {
    throw new HttpError(400, `The device can't decrypt the message: ${error}`)
  }
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const WHEN = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Warsaw',
})

function listPage(messages: PushMessage[]): Page {
  const table = html`<div class="scroll"><table class="rows">
<thead><tr><th scope="col">Treść</th><th scope="col">Urządzenie</th><th scope="col">Kiedy</th></tr></thead>
<tbody>${messages.map(
    ({ content, device, receivedAt }) => html`<tr><td><pre>${JSON.stringify(content, null, 2)}</pre></td>
<td>${device}</td><td>${WHEN.format(new Date(receivedAt))}</td></tr>`,
  )}</tbody></table></div>`
  const body = html`<div class="card">
<div class="bar"><h1>Powiadomienia</h1>
${messages.length > 0 && html`<form method="post" action="/clear"><button type="submit">Usuń wszystkie</button></form>`}</div>
${messages.length > 0 ? table : html`<p>Nie ma tu jeszcze żadnego powiadomienia. Pojawi się każde, które wyśle platforma.</p>`}
</div>`
  return { language: 'pl', title: 'Powiadomienia', body, wide: true, ownHeading: true }
}

import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Switches } from '../control/switches'
import type { FakeService } from '../fake-service'
import { type Exchange, HttpError, isRecord } from '../http/exchange'
import { listenHttp } from '../http/listen'
import { type Route, router } from '../http/router'
import { html } from '../page/markup'
import { PAGE_ROUTES, type Page, sendPage } from '../page/page'
import { isOwnOrigin, type Settings } from '../settings'
import { Journal } from '../store/journal'
import { type ParsedEnvelope, parseEnvelope, unpacked } from './envelope'

export interface Envelope extends ParsedEnvelope {
  id: string
  /** ISO 8601, UTC. */
  receivedAt: string
  project: string
}

/** Maximum number of stored reports; the oldest are evicted. */
const MAX_REPORTS = 300

const PREFIX = 'envelope:'

/** The fake error reporting service: receives Sentry envelopes and serves them as a page and JSON. */
export async function startErrors(settings: Settings): Promise<FakeService> {
  const journal = new Journal(join(settings.dataDir, 'errors.jsonl'))
  const { errors } = settings.ports
  const listener = router(errorRoutes(journal), { allowsOrigin: (origin) => isOwnOrigin(settings, origin) })
  const server = await listenHttp('errors', errors, settings.hosts, listener)
  return {
    name: 'errors',
    address: `http://localhost:${errors}/`,
    async close() {
      await server.close()
      journal.close()
    },
  }
}

function errorRoutes(journal: Journal): Route[] {
  const switches = new Switches({ reports: { modes: ['normal', 'slow', 'down'] } })
  function keep(project: string, { header, items }: ParsedEnvelope): Envelope {
    const envelope = { id: randomUUID(), receivedAt: new Date().toISOString(), project, header, items }
    journal.set(PREFIX + envelope.id, envelope)
    const tooMany = journal.list(PREFIX).slice(0, -MAX_REPORTS)
    for (const { key } of tooMany) journal.delete(key)
    return envelope
  }
  const list = () =>
    journal
      .list<Envelope>(PREFIX)
      .map(({ value }) => value)
      .reverse()
  const clear = () => {
    for (const { key } of journal.list(PREFIX)) journal.delete(key)
  }
  const receive = async (exchange: Exchange) => {
    await switches.pass('reports')
    const body = unpacked(await exchange.body(), exchange.req.headers['content-encoding'])
    const envelope = keep(exchange.param('project'), parseEnvelope(body))
    const { event_id: eventId } = envelope.header
    exchange.sendJson(200, typeof eventId === 'string' ? { id: eventId } : {})
  }

  return [
    ...PAGE_ROUTES,
    ...switches.routes(),
    { method: 'GET', path: '/', answer: (exchange) => sendPage(exchange, 200, listPage(list())) },
    // Sentry itself accepts reports from any page too: the key in the address is not secret.
    { method: 'POST', path: '/api/:project/envelope/', allowsAnyOrigin: true, answer: receive },
    { method: 'POST', path: '/api/:project/envelope', allowsAnyOrigin: true, answer: receive },
    { method: 'GET', path: '/envelopes', answer: (exchange) => exchange.sendJson(200, list()) },
    {
      method: 'GET',
      path: '/envelopes/:id',
      answer: (exchange) => {
        const envelope = journal.get(PREFIX + exchange.param('id'))
        if (!isRecord(envelope)) throw new HttpError(404, 'There is no such report.')
        exchange.sendJson(200, envelope)
      },
    },
    {
      method: 'DELETE',
      path: '/envelopes',
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

const WHEN = new Intl.DateTimeFormat('pl-PL', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Warsaw',
})

function listPage(envelopes: Envelope[]): Page {
  const table = html`<div class="scroll"><table class="rows">
<thead><tr><th scope="col">Co</th><th scope="col">Znaczniki</th><th scope="col">Kiedy</th></tr></thead>
<tbody>${envelopes.flatMap((envelope) =>
    envelope.items.map(
      (
        item,
      ) => html`<tr><td><a href="/envelopes/${envelope.id}">${item.type}</a> <span lang="en">${item.message}</span></td>
<td>${Object.entries(item.tags)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ')}</td><td>${WHEN.format(new Date(envelope.receivedAt))}</td></tr>`,
    ),
  )}</tbody></table></div>`
  const body = html`<div class="card">
<div class="bar"><h1>Zgłoszone błędy</h1>
${envelopes.length > 0 && html`<form method="post" action="/clear"><button type="submit">Usuń wszystkie</button></form>`}</div>
${envelopes.length > 0 ? table : html`<p>Nie ma tu jeszcze żadnego zgłoszenia.</p>`}
</div>`
  return { language: 'pl', title: 'Zgłoszone błędy', body, wide: true, ownHeading: true }
}

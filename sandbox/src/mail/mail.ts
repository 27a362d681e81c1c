import { join } from 'node:path'
import { COMMON_MODES, Switches } from '../control/switches'
import type { FakeService } from '../fake-service'
import { type Exchange, HttpError } from '../http/exchange'
import { listenHttp } from '../http/listen'
import { type Route, router } from '../http/router'
import { PAGE_ROUTES, sendPage } from '../page/page'
import { isOwnOrigin, type Settings } from '../settings'
import { Journal } from '../store/journal'
import { mailListPage, mailPage } from './mail-pages'
import { type Mail, Mailbox } from './mailbox'
import { listenSmtp } from './smtp'

/** CSP of an email's HTML version: images and styles are allowed, scripts and forms are not. */
const EMAIL_POLICY =
  "default-src 'none'; img-src http: https: data:; style-src 'unsafe-inline'; frame-ancestors 'self'"

/** The fake mail service: receives SMTP and serves a web page and JSON. */
export async function startMail(settings: Settings): Promise<FakeService & { mailbox: Mailbox }> {
  const journal = new Journal(join(settings.dataDir, 'mail.jsonl'))
  const mailbox = new Mailbox(journal)
  const switches = new Switches({ smtp: { modes: COMMON_MODES } })
  const listener = router([...mailRoutes(mailbox), ...switches.routes()], {
    allowsOrigin: (origin) => isOwnOrigin(settings, origin),
  })
  const { mailWeb, smtp } = settings.ports
  const web = await listenHttp('mail', mailWeb, settings.hosts, listener)
  const post = await listenSmtp(smtp, settings.hosts, mailbox, switches).catch(async (error) => {
    await web.close()
    throw error
  })
  return {
    name: 'mail',
    address: `http://localhost:${mailWeb}/ (SMTP ${smtp})`,
    mailbox,
    async close() {
      await Promise.all([web.close(), post.close()])
      journal.close()
    },
  }
}

function mailRoutes(mailbox: Mailbox): Route[] {
  function mailOf(exchange: Exchange): Mail {
    const mail = mailbox.find(exchange.param('id'))
    if (!mail) throw new HttpError(404, 'There is no such message.')
    return mail
  }

  return [
    ...PAGE_ROUTES,
    { method: 'GET', path: '/', answer: (exchange) => sendPage(exchange, 200, mailListPage(mailbox.list())) },
    {
      method: 'GET',
      path: '/mail/:id',
      answer: (exchange) => sendPage(exchange, 200, mailPage(mailOf(exchange))),
    },
    {
      method: 'POST',
      path: '/clear',
      answer: (exchange) => {
        mailbox.clear()
        exchange.redirect('/')
      },
    },
    {
      method: 'GET',
      path: '/messages',
      answer: (exchange) => exchange.sendJson(200, mailbox.list(exchange.query('to')).map(withoutFiles)),
    },
    {
      method: 'DELETE',
      path: '/messages',
      answer: (exchange) => {
        mailbox.clear()
        exchange.noContent()
      },
    },
    {
      method: 'GET',
      path: '/messages/:id',
      answer: (exchange) => exchange.sendJson(200, withoutFiles(mailOf(exchange))),
    },
    {
      method: 'GET',
      path: '/messages/:id/html',
      answer: (exchange) => {
        exchange.res.setHeader('content-security-policy', EMAIL_POLICY)
        const base = '<!doctype html><base target="_top"><meta name="color-scheme" content="light">'
        exchange.send(200, 'text/html; charset=utf-8', base + (mailOf(exchange).html ?? ''))
      },
    },
    {
      method: 'GET',
      path: '/messages/:id/attachments/:index',
      answer: (exchange) => {
        const file = mailOf(exchange).attachments?.[Number(exchange.param('index'))]
        if (!file) throw new HttpError(404, 'There is no such attachment.')
        exchange.res.setHeader(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
        )
        exchange.send(200, 'application/octet-stream', Buffer.from(file.content, 'base64'))
      },
    },
  ]
}

/** Attachments are fetched one by one, so a list omits them. */
function withoutFiles(mail: Mail) {
  const attachments = (mail.attachments ?? []).map(({ content: _, ...file }) => file)
  return { ...mail, attachments }
}

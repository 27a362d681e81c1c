import { IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { COMMON_MODES, Switches } from '../control/switches'
import type { FakeService } from '../fake-service'
import { fieldsOf, HttpError, isRecord, parseJson, readBody } from '../http/exchange'
import { listenHttp } from '../http/listen'
import { type Route, router } from '../http/router'
import type { NewMail } from '../mail/mailbox'
import { PAGE_ROUTES } from '../page/page'
import { isOwnOrigin, type Settings } from '../settings'
import { siteRoutes } from '../site/site'
import { Journal } from '../store/journal'
import { accountRoutes } from './account-routes'
import { Accounts } from './accounts'
import { LinkEmails, LinkLimits, Tickets } from './link-emails'
import { managementRoutes } from './management'
import { registerPasswordGrant } from './password-grant'
import { createProvider } from './provider'
import { signInRoutes } from './sign-in-routes'
import { signingKeys } from './signing-keys'

const FORM = 'application/x-www-form-urlencoded'

/**
 * Converts a JSON body to a form: Auth0 accepts both at its token endpoints, the provider only forms. Other requests
 * are returned unchanged.
 */
async function withFormBody(req: IncomingMessage): Promise<IncomingMessage> {
  if (req.method !== 'POST' || !req.headers['content-type']?.includes('application/json')) return req
  const value = parseJson((await readBody(req)).toString('utf8'))
  if (!isRecord(value)) throw new HttpError(400, 'The body must be a JSON object.')
  const form = Buffer.from(fieldsOf(value).toString())

  const copy = new IncomingMessage(req.socket)
  copy.method = req.method
  copy.url = req.url
  copy.httpVersion = req.httpVersion
  copy.headers = { ...req.headers, 'content-type': FORM, 'content-length': String(form.length) }
  // Ending an incomplete message would close its connection.
  copy.complete = true
  copy.push(form)
  copy.push(null)
  return copy
}

/** Path of the public signing keys. */
const KEYS = '/.well-known/jwks.json'

/** The fake identity provider: OpenID Connect as used by the Auth0 SDK. */
export async function startIdentity(settings: Settings, post: (mail: NewMail) => void): Promise<FakeService> {
  const library = await loadProvider()
  const issuer = `http://localhost:${settings.ports.identity}/`
  const journal = new Journal(join(settings.dataDir, 'identity.jsonl'))
  const accounts = new Accounts(journal, settings.confirmationGraceDays)
  const keys = await signingKeys(journal)
  const tickets = new Tickets(journal)
  const emails = new LinkEmails(issuer, tickets, post)
  const provider = createProvider(library, { settings, issuer, journal, accounts, keys })
  registerPasswordGrant(library, provider, accounts)
  const callback = provider.callback()
  const switches = new Switches({ keys: { modes: COMMON_MODES } })

  const routes: Route[] = [
    { method: 'GET', path: '/', answer: (exchange) => exchange.redirect('/site/') },
    ...PAGE_ROUTES,
    ...switches.routes(),
    ...siteRoutes(settings),
    ...signInRoutes({
      provider,
      isOver: (error) => error instanceof library.errors.SessionNotFound,
      accounts,
      emails,
      settings,
    }),
    ...accountRoutes({ accounts, tickets, emails, limits: new LinkLimits(journal), journal, settings }),
    ...managementRoutes({ issuer, journal, accounts, keys, emails }),
  ]
  const listener = router(routes, {
    allowsOrigin: (origin) => isOwnOrigin(settings, origin),
    otherwise: async (req: IncomingMessage, res: ServerResponse) => {
      if (req.url === KEYS && (await switches.pass('keys'))) return void res.end('<!doctype html>')
      await callback(await withFormBody(req), res)
    },
  })
  const server = await listenHttp('identity', settings.ports.identity, settings.hosts, listener).catch(
    (error) => {
      journal.close()
      throw error
    },
  )
  return {
    name: 'identity',
    address: issuer,
    async close() {
      await server.close()
      journal.close()
    },
  }
}

/** Loads the provider without its warning about the Node version: the oldest one we support works. */
async function loadProvider(): Promise<typeof import('oidc-provider')> {
  const warn = console.warn
  console.warn = () => {}
  try {
    return await import('oidc-provider')
  } finally {
    console.warn = warn
  }
}

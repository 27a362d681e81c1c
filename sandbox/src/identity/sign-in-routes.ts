import type { Provider } from 'oidc-provider'
import type { Exchange } from '../http/exchange'
import type { Route } from '../http/router'
import { html } from '../page/markup'
import { type Language, type Page, sendPage } from '../page/page'
import type { Settings } from '../settings'
import type { Account, Accounts } from './accounts'
import type { LinkEmails } from './link-emails'
import { formTargets } from './provider'
import { SEED_ACCOUNTS, SEED_PASSWORD } from './seed-accounts'
import { readSignUp, signInPage, signUpPage, signUpProblems } from './sign-in-pages'
import { languageOf, wordsOf } from './words'

export interface SignInParts {
  provider: Provider
  /** Whether an error means an expired sign-in rather than a failure. */
  isOver: (error: unknown) => boolean
  accounts: Accounts
  emails: LinkEmails
  settings: Settings
}

const EMPTY_SIGN_UP = { givenName: '', familyName: '', email: '', password: '' }

/** The pages between the platform's sign-in request and the redirect back. */
export function signInRoutes({ provider, isOver, accounts, emails, settings }: SignInParts): Route[] {
  const show = (exchange: Exchange, status: number, page: Page) =>
    sendPage(exchange, status, { ...page, formTargets: formTargets(settings) })

  /** Runs a page for the browser's current sign-in. */
  function within(page: (exchange: Exchange, sign: SignIn) => Promise<void>) {
    return async (exchange: Exchange) => {
      try {
        const { uid, params } = await provider.interactionDetails(exchange.req, exchange.res)
        if (uid !== exchange.param('uid')) return show(exchange, 400, overPage(settings))
        await page(exchange, { uid, params, language: languageOf(params.ui_locales) })
      } catch (error) {
        if (!isOver(error)) throw error
        show(exchange, 400, overPage(settings))
      }
    }
  }

  function finish(exchange: Exchange, account: Account): Promise<void> {
    const result = accounts.isAdmitted(account)
      ? { login: { accountId: account.sub, amr: ['pwd'] } }
      : // As an Action of Auth0 words its reason: the page that follows has no token to ask whose address it is.
        { error: 'access_denied', error_description: `email_not_verified: ${account.email}` }
    return provider.interactionFinished(exchange.req, exchange.res, result, {
      mergeWithLastSubmission: false,
    })
  }

  return [
    {
      method: 'GET',
      path: '/u/:uid',
      answer: within(async (exchange, { uid, params, language }) => {
        const hint = String(params.login_hint ?? '')
        if (exchange.query('screen') === 'signup') {
          const form = { ...EMPTY_SIGN_UP, email: hint }
          return show(exchange, 200, signUpPage({ uid, language, form, problems: {} }))
        }
        const chosen = SEED_ACCOUNTS.find(({ email }) => email === exchange.query('account'))
        const filled = chosen ? { email: chosen.email, password: SEED_PASSWORD } : { email: hint }
        show(exchange, 200, signInPage({ uid, language, ...filled }))
      }),
    },
    {
      method: 'POST',
      path: '/u/:uid',
      answer: within(async (exchange, { uid, language }) => {
        const fields = await exchange.fields()
        const email = fields.get('email') ?? ''
        const account = accounts.signIn(email, fields.get('password') ?? '')
        if (!account) return show(exchange, 400, signInPage({ uid, language, email, failed: true }))
        await finish(exchange, account)
      }),
    },
    {
      method: 'POST',
      path: '/u/:uid/signup',
      answer: within(async (exchange, { uid, language }) => {
        const form = readSignUp(await exchange.fields())
        const isTaken = (email: string) => accounts.findByEmail(email) !== undefined
        const problems = signUpProblems(form, isTaken, wordsOf(language))
        if (Object.keys(problems).length > 0) {
          return show(exchange, 400, signUpPage({ uid, language, form, problems }))
        }
        const account = accounts.create(form)
        emails.sendVerification(account, language)
        await finish(exchange, account)
      }),
    },
  ]
}

interface SignIn {
  uid: string
  /** Parameters of the /authorize request. */
  params: Record<string, unknown>
  language: Language
}

function overPage(settings: Settings): Page {
  const words = wordsOf('pl')
  const body = html`<p>${words.expired}</p>
<p><a class="button" href="${settings.platformOrigin}/">${words.toPlatform}</a></p>`
  return { language: 'pl', title: words.expiredTitle, body }
}

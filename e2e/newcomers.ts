import { expect, request } from 'playwright/test'
import { type Platform, shared, tokens } from './control'

const PASSWORD = 'mowka-mowka'

/** An email in the sandbox's mailbox. */
type Email = { subject: string; text: string }

/**
 * Creates an account through the identity provider's sign-up page and the confirmation email. Returns an access
 * token.
 */
export async function signUp(email: string, platform: Platform = shared): Promise<string> {
  const browser = await request.newContext()
  try {
    const params = new URLSearchParams({
      client_id: 'mowka-web',
      redirect_uri: `${platform.url}/`,
      response_type: 'code',
      scope: 'openid profile email',
      audience: 'https://api.mowka.test',
      screen_hint: 'signup',
      state: 'journey',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
    const page = await browser.get(`${platform.identityUrl}/authorize?${params}`)
    const form = { givenName: 'Anna', familyName: 'Nowak', email, password: PASSWORD }
    await browser.post(page.url().replace(/\?.*$/, '/signup'), { form })
    // By subject: people who were invited have other emails, too.
    await browser.get(await linkFor(email, /[Pp]otwierdź/, platform))
  } finally {
    await browser.dispose()
  }
  return (await tokens(email, platform, PASSWORD)).access
}

/** Waits for an email in the sandbox and returns its link. */
export async function linkFor(email: string, subject: RegExp, platform: Platform = shared): Promise<string> {
  const emails = `${platform.mailUrl}/messages?to=${encodeURIComponent(email)}`
  const find = async () => {
    const all = (await (await fetch(emails)).json()) as Email[]
    const found = all.find((each) => subject.test(each.subject))
    return /https?:\/\/\S+/.exec(found?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find, { timeout: 60_000 }).not.toBe('')
  return find()
}

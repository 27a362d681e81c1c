import { expect, request } from 'playwright/test'
import { type Platform, shared, tokens } from './control'

const PASSWORD = 'mowka-mowka'

/** A letter in the sandbox's post. */
type Letter = { text: string }

/**
 * Makes an account as a person does: signs up on the identity provider's page and opens the link in the letter. Returns
 * an access token.
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
    const post = await browser.get(`${platform.mailUrl}/messages?to=${encodeURIComponent(email)}`)
    const [letter] = (await post.json()) as Letter[]
    await browser.get(/https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? '')
  } finally {
    await browser.dispose()
  }
  return (await tokens(email, platform, PASSWORD)).access
}

/** The link of a letter in the sandbox's post, once it is there. */
export async function linkFor(email: string, subject: RegExp): Promise<string> {
  const letters = `${shared.mailUrl}/messages?to=${encodeURIComponent(email)}`
  const find = async () => {
    const all = (await (await fetch(letters)).json()) as { subject: string; text: string }[]
    const letter = all.find((each) => subject.test(each.subject))
    return /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(find, { timeout: 60_000 }).not.toBe('')
  return find()
}

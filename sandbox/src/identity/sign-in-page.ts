import { html } from '../page/markup'
import type { Language, Page } from '../page/page'
import { alert, textField } from './form-fields'
import { SEED_ACCOUNTS } from './seed-accounts'
import { wordsOf } from './words'

export interface SignInForm {
  /** Id of the form's interaction. */
  uid: string
  language: Language
  email: string
  password?: string
  failed?: boolean
}

/** The sign-in form beside the sandbox accounts, whose links fill it in without a script. */
export function signInPage({ uid, language, email, password, failed }: SignInForm): Page {
  const words = wordsOf(language)
  const aside = new URLSearchParams({ from: uid, ...(language === 'en' && { ui_locales: 'en' }) })
  const body = html`<section class="card">
<h1>${words.signIn}</h1>
${alert(failed ? words.wrongPassword : undefined)}
<form method="post" action="/u/${uid}" novalidate>
${textField({ name: 'email', label: words.email, type: 'email', autocomplete: 'username', value: email })}
${textField({ name: 'password', label: words.password, type: 'password', autocomplete: 'current-password', value: password })}
<button class="full" type="submit">${words.signIn}</button>
</form>
<ul class="links">
<li><a href="/u/${uid}?screen=signup">${words.noAccount}</a></li>
<li><a href="/account/reset-password?${aside.toString()}">${words.forgotPassword}</a></li>
<li><a href="/account/resend-verification?${aside.toString()}">${words.noVerificationMail}</a></li>
</ul>
</section>
<section class="card">
<h2>${words.accounts}</h2>
<p class="muted">${words.accountsHint}</p>
<ul class="accounts">
${SEED_ACCOUNTS.map(
  (account) => html`<li><a href="/u/${uid}?account=${encodeURIComponent(account.email)}">${account.email}</a>
<span>${account.givenName} ${account.familyName}: ${account.purpose[language]}</span></li>`,
)}
</ul>
</section>`
  return { language, title: words.signIn, body, ownHeading: true }
}

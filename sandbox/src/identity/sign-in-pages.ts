import { html, type Markup } from '../page/markup'
import type { Language, Page } from '../page/page'
import { isEmailAddress, MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type NewAccount } from './accounts'
import { SEED_ACCOUNTS } from './seed-accounts'
import { type Words, wordsOf } from './words'

type SignUpField = 'givenName' | 'familyName' | 'email' | 'password'
type Problems<Field extends string> = Partial<Record<Field, string>>

export function readSignUp(fields: URLSearchParams): NewAccount {
  return {
    givenName: (fields.get('givenName') ?? '').trim(),
    familyName: (fields.get('familyName') ?? '').trim(),
    email: (fields.get('email') ?? '').trim(),
    password: fields.get('password') ?? '',
  }
}

/** Returns the form's errors by field; empty if it is valid. */
export function signUpProblems(form: NewAccount, isTaken: (email: string) => boolean, words: Words) {
  const problems: Problems<SignUpField> = {}
  if (form.givenName === '') problems.givenName = words.nameMissing
  if (form.familyName === '') problems.familyName = words.familyNameMissing
  if (!isEmailAddress(form.email)) problems.email = words.emailWrong
  else if (isTaken(form.email)) problems.email = words.emailTaken
  const password = passwordProblem(form.password, words)
  if (password) problems.password = password
  return problems
}

export function passwordProblem(password: string, words: Words): string | undefined {
  if (password === '') return words.passwordMissing
  if (password.length < MIN_PASSWORD_LENGTH) return words.passwordShort
  if (password.length > MAX_PASSWORD_LENGTH) return words.passwordLong
  return undefined
}

interface SignUpState {
  uid: string
  language: Language
  form: NewAccount
  problems: Problems<SignUpField>
}

export function signUpPage({ uid, language, form, problems }: SignUpState): Page {
  const words = wordsOf(language)
  const wrong = Object.keys(problems).length > 0
  const field = (
    name: SignUpField,
    type: 'text' | 'email' | 'password',
    autocomplete: string,
    hint?: string,
  ) =>
    textField({
      name,
      type,
      autocomplete,
      hint,
      label: words[name],
      value: name === 'password' ? '' : form[name],
      problem: problems[name],
    })
  const body = html`${alert(wrong ? words.checkForm : undefined)}
<form method="post" action="/u/${uid}/signup" novalidate>
${field('givenName', 'text', 'given-name')}
${field('familyName', 'text', 'family-name')}
${field('email', 'email', 'username')}
${field('password', 'password', 'new-password', words.passwordRule)}
<button class="full" type="submit">${words.signUp}</button>
</form>
<ul class="links"><li><a href="/u/${uid}?screen=login">${words.haveAccount}</a></li></ul>`
  return { language, title: words.signUp, body }
}

interface TextField {
  name: string
  label: string
  type: 'text' | 'email' | 'password'
  autocomplete: string
  value?: string
  hint?: string
  problem?: string
}

/** A labelled text field with its hint and error associated. */
export function textField({ name, label, type, autocomplete, value, hint, problem }: TextField): Markup {
  const described = [hint && `${name}-hint`, problem && `${name}-problem`].filter(Boolean).join(' ')
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" value="${value ?? ''}"
 maxlength="256" required${problem ? html` aria-invalid="true"` : ''}${described ? html` aria-describedby="${described}"` : ''}>
${hint && html`<span class="muted" id="${name}-hint">${hint}</span>`}
${problem && html`<span class="problem" id="${name}-problem">${problem}</span>`}
</div>`
}

/** Error of the whole form, announced when the page opens. */
export function alert(text: string | undefined): Markup | undefined {
  return text === undefined ? undefined : html`<p class="alert" role="alert">${text}</p>`
}

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

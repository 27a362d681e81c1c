import { html } from '../page/markup'
import type { Language, Page } from '../page/page'
import type { NewAccount } from './accounts'
import { alert, textField } from './form-fields'
import type { Problems, SignUpField } from './sign-up-form'
import { wordsOf } from './words'

export interface SignUpState {
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

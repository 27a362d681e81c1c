import { isEmailAddress, type NewAccount } from './accounts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords'
import type { Words } from './words'

export type SignUpField = 'givenName' | 'familyName' | 'email' | 'password'
export type Problems<Field extends string> = Partial<Record<Field, string>>

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

import { createHash } from 'node:crypto'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import type { Config } from '../config'
import { readSigned, signValue } from '../http/signed-value'

/** Lifetime of an unsubscribe link in milliseconds; long, because users open old emails. */
const LINK_LIFETIME = 365 * 24 * 60 * 60 * 1000

/** Kinds of emails with a subscription of their own: reminders to learn, and those before an access ends. */
const subscriptions = ['learning', 'access-end'] as const
export type Subscription = (typeof subscriptions)[number]

/** Prefixes of tokens. Never change them: links in old emails are still valid. */
const PURPOSES: Record<Subscription, string> = {
  learning: 'unsubscribe/',
  'access-end': 'unsubscribe-access-end/',
}

/** Returns a URL that unsubscribes a person without a sign-in. */
export function unsubscribeUrl(
  { publicUrl, cookieKey }: Config,
  subscription: Subscription,
  userId: string,
  now: Date,
): string {
  const token = signValue(`${PURPOSES[subscription]}${userId}`, now.getTime() + LINK_LIFETIME, cookieKey)
  return `${publicUrl}/api/reminder/unsubscribe?token=${encodeURIComponent(token)}`
}

/** Returns person and subscription of an unsubscribe token; null if it is invalid. */
export function readToken(
  { cookieKey }: Config,
  token: string,
  now: Date,
): { userId: string; subscription: Subscription } | null {
  const text = readSigned(token, now.getTime(), cookieKey)
  const subscription = subscriptions.find((each) => text?.startsWith(PURPOSES[each]))
  return text && subscription ? { userId: text.slice(PURPOSES[subscription].length), subscription } : null
}

const STYLE = `body{margin:0;padding:32px 16px;background:#fff9f2;color:#0b2545;font:18px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:24px;background:#fff;border:1px solid #ede4d8;border-radius:16px}
h1{margin:0 0 12px;font-size:26px;line-height:1.25}button{min-height:48px;margin-top:8px;padding:0 24px;border:0;border-radius:12px;background:#c2410c;color:#fff;font:inherit;font-weight:700}
button:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`

/** Content security policy of the page: its own style, and its form. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`

type Words = Record<'ask' | 'askText' | 'button' | 'done' | 'doneText', string>

const WORDS: Record<Subscription, Record<InterfaceLang, Words>> = {
  learning: {
    pl: {
      ask: 'Przypomnienia o nauce',
      askText:
        'Nie chcesz już dostawać przypomnień? Jedno kliknięcie i koniec. Włączysz je z powrotem w profilu.',
      button: 'Wypisz mnie z przypomnień',
      done: 'Nie wyślemy więcej przypomnień o nauce',
      doneText: 'Zawsze możesz je włączyć z powrotem w preferencjach swojego profilu.',
    },
    en: {
      ask: 'Learning reminders',
      askText:
        'Don’t want any more reminders? One click stops them. You can turn them back on in your profile.',
      button: 'Unsubscribe me from reminders',
      done: 'You won’t get any more learning reminders',
      doneText: 'You can turn them back on at any time in your profile preferences.',
    },
  },
  'access-end': {
    pl: {
      ask: 'Wiadomości przed końcem dostępu',
      askText:
        'Nie chcesz wiedzieć z wyprzedzeniem, że dostęp się kończy? Jedno kliknięcie i koniec. Włączysz te wiadomości z powrotem w profilu.',
      button: 'Wypisz mnie z tych wiadomości',
      done: 'Nie napiszemy więcej przed końcem dostępu',
      doneText: 'Zawsze możesz włączyć te wiadomości z powrotem w preferencjach swojego profilu.',
    },
    en: {
      ask: 'Emails before your access ends',
      askText:
        'Don’t want to be told in advance that your access ends? One click stops these emails. You can turn them back on in your profile.',
      button: 'Unsubscribe me from these emails',
      done: 'You won’t get any more emails before your access ends',
      doneText: 'You can turn them back on at any time in your profile preferences.',
    },
  },
}

/** Renders the unsubscribe page without scripts: the question with its button, or the confirmation. */
export function unsubscribePage(
  subscription: Subscription,
  lang: InterfaceLang,
  isDone: boolean,
): Uint8Array {
  const words = WORDS[subscription][lang]
  const title = isDone ? words.done : words.ask
  const body = isDone
    ? `<p>${words.doneText}</p>`
    : `<p>${words.askText}</p><form method="post"><button type="submit">${words.button}</button></form>`
  return new TextEncoder().encode(`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · Mówka</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`)
}

import { createHash } from 'node:crypto'
import type { InterfaceLang } from '@mowka/domain/languages/codes'
import type { Config } from '../config'
import { readSigned, signValue } from '../http/signed-value'

/** Lifetime of an unsubscribe link in milliseconds; long, because users open old emails. */
const LINK_LIFETIME = 365 * 24 * 60 * 60 * 1000

const PURPOSE = 'unsubscribe/'

/** Returns a URL that unsubscribes a person without a sign-in. */
export function unsubscribeUrl({ publicUrl, cookieKey }: Config, userId: string, now: Date): string {
  const token = signValue(`${PURPOSE}${userId}`, now.getTime() + LINK_LIFETIME, cookieKey)
  return `${publicUrl}/api/reminder/unsubscribe?token=${encodeURIComponent(token)}`
}

/** Returns the person of an unsubscribe token; null if it is invalid. */
export function ownerOfToken({ cookieKey }: Config, token: string, now: Date): string | null {
  const text = readSigned(token, now.getTime(), cookieKey)
  return text?.startsWith(PURPOSE) ? text.slice(PURPOSE.length) : null
}

const STYLE = `body{margin:0;padding:32px 16px;background:#fff9f2;color:#0b2545;font:18px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:24px;background:#fff;border:1px solid #ede4d8;border-radius:16px}
h1{margin:0 0 12px;font-size:26px;line-height:1.25}button{min-height:48px;margin-top:8px;padding:0 24px;border:0;border-radius:12px;background:#c2410c;color:#fff;font:inherit;font-weight:700}
button:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}`

/** Content security policy of the page: its own style, and its form. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`

const WORDS = {
  pl: {
    ask: 'Przypomnienia o nauce',
    askText:
      'Nie chcesz już dostawać przypomnień? Jedno kliknięcie i koniec. Włączysz je z powrotem w profilu.',
    button: 'Wypisz mnie z przypomnień',
    done: 'Nie wyślemy więcej przypomnień',
    doneText: 'Zawsze możesz je włączyć z powrotem w preferencjach swojego profilu.',
  },
  en: {
    ask: 'Learning reminders',
    askText:
      'Don’t want any more reminders? One click stops them. You can turn them back on in your profile.',
    button: 'Unsubscribe me from reminders',
    done: 'You won’t get any more reminders',
    doneText: 'You can turn them back on at any time in your profile preferences.',
  },
} as const satisfies Record<InterfaceLang, unknown>

/** Renders the unsubscribe page without scripts: the question with its button, or the confirmation. */
export function unsubscribePage(lang: InterfaceLang, isDone: boolean): Uint8Array {
  const words = WORDS[lang]
  const title = isDone ? words.done : words.ask
  const body = isDone
    ? `<p>${words.doneText}</p>`
    : `<p>${words.askText}</p><form method="post"><button type="submit">${words.button}</button></form>`
  return new TextEncoder().encode(`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · Mówka</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${body}</main></body></html>`)
}

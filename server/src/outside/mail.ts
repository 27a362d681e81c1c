import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import { OutsideError } from './outside-error'
import { type ResiliencePolicy, withResilience } from './resilience'

/** A file that goes with a letter. */
export type EmailAttachment = { name: string; type: string; content: Buffer }

/** A letter that is ready to go. */
export type Email = {
  /** Names the letter: one that arrives twice has the same id, so that mailboxes can tell. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Ends letters of this kind at one press (RFC 8058). */
  unsubscribeUrl?: string
  files?: EmailAttachment[]
}

/**
 * Hands letters to the mail server. Throws an `OutsideError` when it does not take one; `isAway` is false for a letter
 * that it will never take. A letter is not sent again by itself: nobody knows whether the first one left.
 */
export type SendMail = (letter: Email) => Promise<void>

/** What nodemailer tells about a failure. Its message and the server's reply name people, so they stay here. */
function failureOf(error: unknown) {
  const { code, responseCode, syscall }: Record<string, unknown> =
    typeof error === 'object' && error !== null ? { ...error } : {}
  const status = typeof responseCode === 'number' ? responseCode : null
  return {
    // 4xx is "later", 5xx is "never" (RFC 5321 §4.2.1).
    isAway: status === null || status < 500,
    status,
    code: typeof code === 'string' ? code : null,
    isUnsent: code === 'EDNS' || syscall === 'connect',
  }
}

/** Mail over SMTP. */
export function smtpMail(
  { smtpUrl, from }: Config['mail'],
  overrides: Partial<ResiliencePolicy> = {},
): SendMail {
  const timeout = overrides.timeout ?? 30_000
  const steady = withResilience('mail', { ...overrides, timeout })
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Letters are made of what people wrote: nothing in one may fetch a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = new URL(smtpUrl).hostname
  return ({ id, to, subject, text, html, unsubscribeUrl, files = [] }) =>
    steady('send', 'once', async (signal) => {
      try {
        await transport.sendMail({
          from,
          // An object, so that a name with a comma does not become two receivers.
          to: { name: '', address: to },
          subject,
          text,
          html,
          attachments: files.map(({ name, type, content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
          messageId: `<${id}@${host}>`,
          signal,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl
              ? {
                  'List-Unsubscribe': `<${unsubscribeUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }
              : {}),
          },
        })
      } catch (error) {
        throw new OutsideError('mail', 'send', failureOf(error))
      }
    })
}

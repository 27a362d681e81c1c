import { createTransport } from 'nodemailer'
import type { Config } from '../config'
import { ExternalServiceError } from './external-service-error'
import { type ResiliencePolicy, withResilience } from './resilience'

/** An attachment of an email. */
export type EmailAttachment = { name: string; type: string; content: Buffer }

/** A rendered email, ready to send. */
export type Email = {
  /** Message id: a repeated email has the same id, so that mailboxes can deduplicate it. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl?: string
  files?: EmailAttachment[]
}

/**
 * Passes an email to the mail server. Throws an `ExternalServiceError` if the server refuses it; `isUnavailable` is false for a
 * permanent refusal. Not retried here, because the first attempt may have been sent.
 */
export type SendMail = (letter: Email) => Promise<void>

/**
 * Extracts the codes of a nodemailer error. Its message and the server's reply contain email addresses, so they are
 * dropped.
 */
function failureOf(error: unknown) {
  const { code, responseCode, syscall }: Record<string, unknown> =
    typeof error === 'object' && error !== null ? { ...error } : {}
  const status = typeof responseCode === 'number' ? responseCode : null
  return {
    // 4xx is temporary, 5xx is permanent (RFC 5321 §4.2.1).
    isUnavailable: status === null || status < 500,
    status,
    code: typeof code === 'string' ? code : null,
    isUnsent: code === 'EDNS' || syscall === 'connect',
  }
}

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
    // Emails contain user input, which must not read a file or request a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = new URL(smtpUrl).hostname
  return ({ id, to, subject, text, html, unsubscribeUrl, files = [] }) =>
    steady('send', 'once', async (signal) => {
      try {
        await transport.sendMail({
          from,
          // An object, so that an address with a comma doesn't become two recipients.
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
        throw new ExternalServiceError('mail', 'send', failureOf(error))
      }
    })
}

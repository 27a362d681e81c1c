import type { Mail } from '../src/mail/mailbox'
import type { RunningSandbox } from './running-sandbox'

/** Emails to an address, newest first. */
export async function emailsTo(sandbox: RunningSandbox, address: string): Promise<Mail[]> {
  const response = await fetch(`${sandbox.mail}/messages?to=${encodeURIComponent(address)}`)
  return (await response.json()) as Mail[]
}

/** The first link in an email. */
export function linkIn(email: Mail | undefined): string {
  return /https?:\/\/\S+/.exec(email?.text ?? '')?.[0] ?? ''
}

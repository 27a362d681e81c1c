import type { Mail } from '../src/mail/mailbox'
import type { RunningSandbox } from './running-sandbox'

/** Letters sent to an address, newest first. */
export async function lettersTo(sandbox: RunningSandbox, address: string): Promise<Mail[]> {
  const response = await fetch(`${sandbox.mail}/messages?to=${encodeURIComponent(address)}`)
  return (await response.json()) as Mail[]
}

/** The first link in a letter. */
export function linkIn(letter: Mail | undefined): string {
  return /https?:\/\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
}

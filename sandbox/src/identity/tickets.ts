import { randomBytes } from 'node:crypto'
import type { Journal } from '../store/journal'

export type TicketPurpose = 'verify-email' | 'new-password'

const PREFIX = 'ticket:'

/** Lifetimes of emailed links in ms. */
const LIFETIME: Record<TicketPurpose, number> = {
  'verify-email': 5 * 24 * 3_600_000,
  'new-password': 3_600_000,
}

/** Secrets of emailed links, each for one account and purpose, with a limited lifetime. */
export class Tickets {
  private readonly journal: Journal

  constructor(journal: Journal) {
    this.journal = journal
  }

  issue(purpose: TicketPurpose, sub: string): string {
    const ticket = randomBytes(24).toString('base64url')
    this.journal.set(keyOf(purpose, ticket), sub, Date.now() + LIFETIME[purpose])
    return ticket
  }

  /** Returns the ticket's account id, unless the ticket is unknown, used or expired. */
  accountOf(purpose: TicketPurpose, ticket: string): string | undefined {
    return this.journal.get<string>(keyOf(purpose, ticket))
  }

  use(purpose: TicketPurpose, ticket: string): void {
    this.journal.delete(keyOf(purpose, ticket))
  }
}

function keyOf(purpose: TicketPurpose, ticket: string): string {
  return `${PREFIX}${purpose}:${ticket}`
}

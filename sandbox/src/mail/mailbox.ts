import { randomUUID } from 'node:crypto'
import type { Journal } from '../store/journal'

export interface Address {
  name: string
  address: string
}

export interface Attachment {
  filename: string
  contentType: string
  /** File size in bytes. */
  size: number
  /** File content in base64. */
  content: string
}

export interface NewMail {
  from: Address
  to: Address[]
  subject: string
  text: string
  html?: string
  attachments?: Attachment[]
  /** Identical for an email submitted twice. */
  messageId?: string
  /** Unsubscribe address of this kind of email (RFC 2369, RFC 8058). */
  listUnsubscribe?: string
}

export interface Mail extends NewMail {
  id: string
  /** ISO 8601, UTC. */
  receivedAt: string
}

/** Maximum number of stored emails; the oldest are evicted. */
const MAILBOX_SIZE = 200

const PREFIX = 'mail:'

/** All emails sent, to any address. */
export class Mailbox {
  private readonly journal: Journal

  constructor(journal: Journal) {
    this.journal = journal
  }

  keep(mail: NewMail): Mail {
    const kept: Mail = { ...mail, id: randomUUID(), receivedAt: new Date().toISOString() }
    this.journal.set(PREFIX + kept.id, kept)
    const tooMany = this.journal.list(PREFIX).slice(0, -MAILBOX_SIZE)
    for (const { key } of tooMany) this.journal.delete(key)
    return kept
  }

  /** Newest first; with an address, only those sent to it. */
  list(to?: string): Mail[] {
    const mails = this.journal.list<Mail>(PREFIX).map(({ value }) => value)
    const wanted = to?.trim().toLowerCase()
    return mails.filter((mail) => !wanted || mail.to.some(({ address }) => address === wanted)).reverse()
  }

  find(id: string): Mail | undefined {
    return this.journal.get<Mail>(PREFIX + id)
  }

  clear(): void {
    for (const { key } of this.journal.list(PREFIX)) this.journal.delete(key)
  }
}

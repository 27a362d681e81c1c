import { randomUUID } from 'node:crypto'
import type { Journal } from '../store/journal'

export interface Address {
  name: string
  address: string
}

export interface Attachment {
  filename: string
  contentType: string
  /** Bytes of the file. */
  size: number
  /** The file itself, base64. */
  content: string
}

export interface NewMail {
  from: Address
  to: Address[]
  subject: string
  text: string
  html?: string
  attachments?: Attachment[]
  /** The same for a letter that was handed over twice. */
  messageId?: string
  /** Where letters of this kind are ended (RFC 2369, RFC 8058). */
  listUnsubscribe?: string
}

export interface Mail extends NewMail {
  id: string
  /** ISO 8601, UTC. */
  receivedAt: string
}

/** Older letters make room for newer ones. */
export const MAILBOX_SIZE = 200

const PREFIX = 'mail:'

/** Every letter that was sent, to anyone. */
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

  /** Newest first; with an address, only what was sent to it. */
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

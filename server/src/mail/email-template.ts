import type { InterfaceLang } from '@mowka/domain/interface-lang'
import type { z } from 'zod'

/** A block of plain text, from which both versions of the email are rendered. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  /** The call to action. */
  | { kind: 'action'; label: string; url: string }

/** The texts of an email. */
export type EmailContent = {
  subject: string
  heading: string
  blocks: Block[]
  /** One-click unsubscribe URL for optional emails (RFC 8058). */
  unsubscribeUrl?: string
}

/** A kind of email: its data, and its texts in every interface language. */
export type EmailTemplate<Schema extends z.ZodType = z.ZodType> = {
  /** Identifies the template in stored jobs; never reused for other data. */
  name: string
  schema: Schema
  content: Record<InterfaceLang, (data: z.output<Schema>) => EmailContent>
}

/** Defines a kind of email. */
export const defineEmail = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  content: EmailTemplate<Schema>['content'],
): EmailTemplate<Schema> => ({ name, schema, content })

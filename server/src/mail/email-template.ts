import type { InterfaceLang } from '@mowka/shared/domain/interface-lang'
import type { z } from 'zod'

/** A piece of a letter. Plain words: both versions of the letter are made of them. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  /** What the reader is meant to do next. */
  | { kind: 'action'; label: string; url: string }

/** What a letter says. */
export type EmailContent = {
  subject: string
  heading: string
  blocks: Block[]
  /** For letters that someone may want no more of: the address that ends them at one press (RFC 8058). */
  unsubscribeUrl?: string
}

/** A kind of letter: its data, and its words in every language of the interface. */
export type EmailTemplate<Schema extends z.ZodType = z.ZodType> = {
  /** Names it in jobs; never reused for other data. */
  name: string
  schema: Schema
  content: Record<InterfaceLang, (data: z.output<Schema>) => EmailContent>
}

/** Describes a kind of letter. */
export const defineEmail = <Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  content: EmailTemplate<Schema>['content'],
): EmailTemplate<Schema> => ({ name, schema, content })

import { type InterfaceLang, interfaceLangOf } from '@mowka/domain/languages/codes'
import type { Kept, StoredId, StoredIn } from './stored-things'

/** The three public legal texts. */
export const legalNames = ['terms', 'privacy', 'cookies'] as const
export type LegalName = (typeof legalNames)[number]

/** A text in sections; an array is a bulleted paragraph. */
export type LegalText = {
  title: string
  lead: string
  /** Effective date, YYYY-MM-DD. */
  since: string
  sections: { heading: string; paragraphs: (string | string[])[] }[]
  /** Purposes of the cookies and storage keys. */
  stored?: StoredTexts
}

/** Texts for the list of cookies and storage keys. */
export type StoredTexts = {
  heading: string
  lead: string
  places: Record<StoredIn, string>
  kept: Record<Kept, string>
  things: Record<StoredId, string>
}

const loaders: Record<InterfaceLang, () => Promise<{ legalTexts: Record<LegalName, LegalText> }>> = {
  pl: () => import('./legal-texts.pl'),
  en: () => import('./legal-texts.en'),
}

/** Loads a text in an interface language. */
export const loadLegalText = async (name: LegalName, lang: string): Promise<LegalText> =>
  (await loaders[interfaceLangOf(lang)]()).legalTexts[name]

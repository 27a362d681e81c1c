import { type InterfaceLang, interfaceLangOf } from '@mowka/domain/interface-lang'
import type { Kept, StoredId, StoredIn } from './stored-things'

/** The three texts that everyone may read. */
export const legalNames = ['terms', 'privacy', 'cookies'] as const
export type LegalName = (typeof legalNames)[number]

/** A text in sections; a paragraph that is a list is an array. */
export type LegalText = {
  title: string
  lead: string
  /** Day from which it applies, YYYY-MM-DD. */
  since: string
  sections: { heading: string; paragraphs: (string | string[])[] }[]
  /** What each cookie and each key of the browser's storage is for. */
  stored?: StoredTexts
}

/** Words for the list of what is stored. */
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

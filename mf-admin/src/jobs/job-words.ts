import type { TFunction } from 'i18next'

type Words = TFunction<'admin'>

/** The kind of a job in words; its own name when this release of the panel does not know it. */
export const kindOf = (t: Words, name: string): string => t(`jobs.kind.${name}`, { defaultValue: name })

/** What a kind shows of its data, in words; its own name when this release of the panel does not know it. */
export const factOf = (t: Words, name: string): string => t(`jobs.fact.${name}`, { defaultValue: name })

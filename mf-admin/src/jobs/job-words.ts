import type { TFunction } from 'i18next'

type Words = TFunction<'admin'>

/** Returns the label of a job kind, or its name if it is unknown. */
export const kindOf = (t: Words, name: string): string => t(`jobs.kind.${name}`, { defaultValue: name })

/** Returns the label of a job fact, or its name if it is unknown. */
export const factOf = (t: Words, name: string): string => t(`jobs.fact.${name}`, { defaultValue: name })

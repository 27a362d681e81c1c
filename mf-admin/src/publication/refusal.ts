import type { ApiError } from '@mowka/kernel/platform'
import type { TFunction } from 'i18next'

const codes = ['COMMENTS_OPEN', 'OWN_REVIEW', 'NEEDS_APPROVAL'] as const

/** Returns why the rules of review refused a change; `undefined` for other errors. */
export function refusalOf(t: TFunction<'admin'>, { code }: ApiError): string | undefined {
  const known = codes.find((each) => each === code)
  return known && t(`review.refused.${known}`)
}

import type { ApiError } from '@mowka/kernel/platform'
import type { TFunction } from 'i18next'

const reasons = [
  'MEDIA_NAME_EMPTY',
  'MEDIA_NAME_TOO_LONG',
  'MEDIA_NAME_SIGNS',
  'MEDIA_NAME_RESERVED',
  'MEDIA_NAME_ENDING',
  'MEDIA_NAME_TAKEN',
  'MEDIA_EMPTY',
  'MEDIA_TOO_LARGE',
  'MEDIA_TYPE_UNKNOWN',
  'MEDIA_TYPE_DIFFERS',
  'MEDIA_BROKEN',
  'MEDIA_TOO_COMPLEX',
  'MEDIA_HAS_MORE',
] as const
export type MediaReason = (typeof reasons)[number]

/** Returns why the media library refused a request; `undefined` if the default message is sufficient. */
export function refusalText(t: TFunction<'admin'>, error: ApiError): string | undefined {
  if (error.status === 413) return t('media.reason.MEDIA_TOO_LARGE')
  const reason = reasons.find((each) => each === error.code)
  return reason && t(`media.reason.${reason}`)
}

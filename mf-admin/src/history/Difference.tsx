import { VisuallyHidden } from '@mowka/kernel/ui'
import type { TFunction } from 'i18next'

/** A value before and after a change. */
export function Difference({
  t,
  before,
  after,
  lang,
}: {
  t: TFunction<'admin'>
  before: string
  after: string
  /** BCP 47 tag of the values, if it isn't that of the page. */
  lang?: string | undefined
}) {
  return (
    <>
      <VisuallyHidden>{t('history.before')}</VisuallyHidden>
      <del lang={lang}>{before}</del> <span aria-hidden>→</span>{' '}
      <VisuallyHidden>{t('history.after')}</VisuallyHidden>
      <ins lang={lang}>{after}</ins>
    </>
  )
}

import { VisuallyHidden } from '@mowka/kernel/ui'
import type { TFunction } from 'i18next'

/** A value before and after a change. */
export function Difference({ t, before, after }: { t: TFunction<'admin'>; before: string; after: string }) {
  return (
    <>
      <VisuallyHidden>{t('history.before')}</VisuallyHidden>
      <del>{before}</del> <span aria-hidden>→</span> <VisuallyHidden>{t('history.after')}</VisuallyHidden>
      <ins>{after}</ins>
    </>
  )
}

import type { Word } from '@mowka/contract/schemas/learning'
import { Muted, SkeletonText } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import { SpokenPairs } from './SpokenPairs'

/** The words of a lesson with their sound (L-TRN-06). `words` is `undefined` while loading. */
export function Glossary({
  words,
  failed = false,
}: {
  words: readonly Word[] | undefined
  failed?: boolean
}) {
  const { t } = useTranslation('trainers')
  if (failed) return <Muted>{t('glossary.failed')}</Muted>
  if (!words) return <SkeletonText lines={4} />
  if (words.length === 0) return <Muted>{t('glossary.empty')}</Muted>
  return <SpokenPairs pairs={words.map((word) => ({ id: word._id, ...word }))} />
}

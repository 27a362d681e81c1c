import { type FileMistake, type FileRefusal, fileMistakes, fileRefusals } from '@mowka/domain/library-file'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import { useTranslation } from 'react-i18next'

/** A problem with a file or a row as the server describes it. `message` is in English. */
type DescribedProblem = { code?: string | null; values?: Readonly<Record<string, unknown>>; message: string }

const isRefusal = (code: string): code is FileRefusal => code in fileRefusals
const isMistake = (code: string): code is FileMistake => code in fileMistakes

/**
 * Returns a function that translates a problem. A code without a text gets a general one, because the server's
 * English message must not be shown in another language.
 */
export function useProblemText(): (problem: DescribedProblem) => string {
  const { t, i18n } = useTranslation(['transfer', 'admin'])
  const isFinding = (code: string): code is Finding['code'] =>
    i18n.exists(`exercises.finding.${code}`, { ns: 'admin' })
  return ({ code, values, message }) => {
    if (code) {
      if (code === 'FAILED') return t('refusal.FAILED')
      if (isRefusal(code)) return t(`refusal.${code}`)
      if (isMistake(code)) return t(`mistake.${code}`, { ...values })
      if (isFinding(code)) return t(`admin:exercises.finding.${code}`, { ...values })
    }
    return i18n.language.startsWith('en') ? message : t('mistake.OTHER')
  }
}

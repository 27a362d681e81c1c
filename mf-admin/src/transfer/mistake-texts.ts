import {
  type FileMistake,
  type FileRefusal,
  fileMistakes,
  fileRefusals,
} from '@mowka/domain/course/library-file'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import { useTranslation } from 'react-i18next'
import { fieldLabels } from '../edit/kind-labels'

/** Keys in files that aren't content fields. Each has a label (`place.*`). */
const fileKeys = [
  'alternatives',
  'dialogue',
  'examples',
  'exercises',
  'form',
  'id',
  'introduction',
  'lessons',
  'line',
  'lines',
  'mark',
  'meaning',
  'mistakes',
  'order',
  'phrases',
  'question',
  'questions',
  'right',
  'rows',
  'rule',
  'short',
  'slug',
  'source',
  'speakers',
  'target',
  'text',
  'tip',
  'translation',
  'version',
  'wrong',
] as const

/** The kinds of content in files. If their labels for a field differ, the last kind wins. */
const kindsInFiles = ['popup', 'hint', 'course', 'lesson', 'word', 'exercise'] as const

/** The `file` of a mistake in a table, which is the name of its row. */
const TABLE_ROW = /^row (\d+)$/

/**
 * Returns a function that describes the place of a problem in the language of the page: the file or table row, and
 * the path of the key, e.g. `dialogue.lines[2].text`, with translated labels and positions that start at one.
 */
export function usePlaceText() {
  const { t } = useTranslation('transfer')
  const { t: ofPanel } = useTranslation('admin')
  const labels: Readonly<Record<string, string>> = {
    ...Object.fromEntries(fileKeys.map((key) => [key, t(`place.${key}`)])),
    ...Object.assign({}, ...kindsInFiles.map((kind) => fieldLabels(ofPanel, kind))),
  }
  const partText = (part: string): string => {
    const [, name = part, index] = /^(.*?)(?:\[(\d+)\])?$/.exec(part) ?? []
    const label = Object.hasOwn(labels, name) ? labels[name] : name
    return index === undefined ? `${label}` : `${label} ${Number(index) + 1}`
  }
  return {
    file: (file: string): string => {
      const row = TABLE_ROW.exec(file)
      return row ? t('line', { line: row[1] }) : file
    },
    key: (key: string): string => key.split('.').map(partText).join(' › '),
  }
}

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
  const isFinding = (code: string): code is Finding['code'] => i18n.exists(`finding.${code}`, { ns: 'admin' })
  return ({ code, values, message }) => {
    if (code) {
      if (code === 'FAILED') return t('refusal.FAILED')
      if (isRefusal(code)) return t(`refusal.${code}`)
      if (isMistake(code)) return t(`mistake.${code}`, { ...values })
      if (isFinding(code)) return t(`admin:finding.${code}`, { ...values })
    }
    return i18n.language.startsWith('en') ? message : t('mistake.OTHER')
  }
}

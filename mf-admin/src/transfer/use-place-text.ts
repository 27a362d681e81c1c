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

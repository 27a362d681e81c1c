import { useTranslation } from 'react-i18next'
import { fieldLabels } from '../edit/kind-labels'

/** Keys of files that are no fields of content, each with a label (`place.*`). */
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

/** The kinds of pieces in files. Where they name the same field differently, the last one wins. */
const kindsInFiles = ['popup', 'hint', 'course', 'lesson', 'word', 'exercise'] as const

/** The file of a mistake in a table is its row, as the reader of tables names it. */
const TABLE_ROW = /^row (\d+)$/

/**
 * Returns texts for the places of problems in the language of the page: the file or the row of a table, and the path of
 * a key, `dialogue.lines[2].text`, with the labels of its parts and with positions that count from one.
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

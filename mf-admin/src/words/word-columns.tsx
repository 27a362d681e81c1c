import type { DictionaryWord } from '@mowka/contract/schemas/editor/catalog'
import { Switch, VisuallyHidden } from '@mowka/kernel/ui'
import { IconAlertTriangle, IconCopy, IconTrash } from '@mowka/kernel/ui/icons'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import { ExerciseCount } from '../list/CountWithTexts'
import { NoValue } from '../list/NoValue'
import { actionsColumn, tagsColumn } from '../list/row-columns'
import { RecordedCell } from '../recordings/RecordedCell'
import { wordEntity } from './word-entity'

type T = TFunction<['admin', 'common']>

/** The actions on a word. */
type Actions = {
  onSwitch: (word: DictionaryWord, active: boolean) => void
  onCopy: (word: DictionaryWord) => void
  onRemove: (word: DictionaryWord) => void
}

/** Columns of the dictionary (A-WORD-01). */
export function wordColumns(t: T, { onSwitch, onCopy, onRemove }: Actions): Column<DictionaryWord>[] {
  const textColumn = (id: 'example' | 'answer'): Column<DictionaryWord> => ({
    id,
    header: t(`words.column.${id}`),
    sortable: true,
    card: id === 'answer' ? 'title' : 'line',
    width: '26%',
    cell: (word) => (
      <RecordedCell
        of={{ text: word[id], lang: word[`${id}Lang`], recordingId: word[`${id}Recording`] }}
        type={id}
        page={wordEntity.page(word._id)}
      />
    ),
  })
  return [
    {
      id: 'needAttention',
      header: <IconAlertTriangle aria-hidden size={18} />,
      headerText: t('words.column.needAttention'),
      width: '48px',
      cell: ({ needAttention }) =>
        needAttention ? (
          <>
            <IconAlertTriangle aria-hidden size={18} />
            <VisuallyHidden>{t('words.attention')}</VisuallyHidden>
          </>
        ) : (
          <NoValue />
        ),
    },
    textColumn('example'),
    textColumn('answer'),
    {
      id: 'exercises',
      header: t('words.column.exercises'),
      align: 'center',
      width: '9%',
      cell: ({ exercises, answerLang }) => <ExerciseCount exercises={exercises} lang={answerLang} />,
    },
    tagsColumn(t('words.column.tags')),
    {
      id: 'active',
      header: t('words.column.active'),
      width: '12%',
      card: 'line',
      cell: (word) => (
        <Switch
          label={<VisuallyHidden>{t('words.switch', { name: word.answer })}</VisuallyHidden>}
          checked={word.active}
          onChange={(active) => onSwitch(word, active)}
        />
      ),
    },
    actionsColumn({
      headerText: t('words.column.edit'),
      edit: ({ _id, answer }) => ({ label: t('words.edit', { name: answer }), to: wordEntity.page(_id) }),
      menu: (word) => ({
        label: t('words.more', { name: word.answer }),
        items: [
          { label: t('words.copy'), icon: <IconCopy aria-hidden />, onSelect: () => onCopy(word) },
          {
            label: t('common:delete'),
            icon: <IconTrash aria-hidden />,
            danger: true,
            onSelect: () => onRemove(word),
          },
        ],
      }),
    }),
  ]
}

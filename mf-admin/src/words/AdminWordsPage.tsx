import { paths } from '@mowka/contract/routes'
import type { DictionaryWord } from '@mowka/contract/schemas/editor/catalog'
import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { ContentListPage } from '../batch/ContentListPage'
import { useRowCopy, useRowRemoval, useRowSwitch } from '../edit/row-actions'
import { useListMemory } from '../edit/way-back'
import { useAskToDelete } from '../links/use-ask-to-delete'
import { wordColumns } from './word-columns'
import { wordEntity } from './word-entity'

const WITH_EXERCISES = { withExercises: 'true' }

/** The dictionary for editors (A-WORD-01, A-WORD-02, A-WORD-11). */
export default function AdminWordsPage() {
  const { t } = useTranslation(['admin', 'common'])
  const list = useList('listWords', WITH_EXERCISES)
  useListMemory(wordEntity.page, list.rows !== undefined)
  const flip = useRowSwitch<DictionaryWord>('word', {
    success: ({ row, value }) => t(value ? 'words.on' : 'words.off', { name: row.answer }),
  })
  const copy = useRowCopy('word', { page: wordEntity.page, success: () => t('words.copied') })
  const askToDelete = useAskToDelete('word')
  const remove = useRowRemoval<DictionaryWord>('word', {
    ask: ({ _id, answer, exercises }) =>
      askToDelete(_id, { title: t('words.askDelete'), about: `${answer}.`, exercises: exercises.length }),
    success: () => t('words.deleted'),
  })
  return (
    <ContentListPage
      kind="word"
      title={t('words.title')}
      count={(count) => t('words.count', { count })}
      nameOf={({ answer }) => answer}
      actions={
        <Button variant="primary" leftIcon={<IconPlus aria-hidden />} to={paths.adminAddWord()}>
          {t('words.add')}
        </Button>
      }
      handle={list}
      texts={t('words.list', { returnObjects: true, search: list.view.filters.$search })}
      columns={wordColumns(t, {
        onSwitch: (word, active) => flip(word, 'active', active),
        onCopy: copy,
        onRemove: (word) => void remove(word),
      })}
      rowTone={({ needAttention }) => (needAttention ? 'attention' : undefined)}
    />
  )
}

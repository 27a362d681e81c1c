import { paths } from '@mowka/contract/routes'
import type { DictionaryWord } from '@mowka/contract/schemas/catalog'
import { confirm } from '@mowka/kernel/platform'
import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { changes, useWrite } from '@mowka/web/api'
import { useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ContentListPage } from '../batch/ContentListPage'
import { useListMemory } from '../edit/way-back'
import { NoAccess } from '../list/NoAccess'
import { wordColumns } from './word-columns'
import { wordEntity } from './word-entity'

const WITH_EXERCISES = { withExercises: 'true' }

type Press = { word: DictionaryWord; active: boolean }

/** The dictionary for editors (A-WORD-01, A-WORD-02, A-WORD-11). */
export default function AdminWordsPage() {
  const { t } = useTranslation(['admin', 'common'])
  const navigate = useNavigate()
  const list = useList('listWords', WITH_EXERCISES)
  useListMemory(wordEntity.page, list.rows !== undefined)
  const press = useWrite('updateWord', {
    row: ({ word }: Press) => word._id,
    args: ({ word, active }, before) => ({
      id: word._id,
      body: { active, version: Math.max(word.version, before?.version ?? 0) },
    }),
    optimistic: [
      changes('listWords', (page, { word, active }: Press) => ({
        ...page,
        data: page.data.map((each) => (each._id === word._id ? { ...each, active } : each)),
      })),
    ],
    success: ({ answer }, { active }) => t(active ? 'words.on' : 'words.off', { name: answer }),
  })
  const copy = useWrite('copyWord', {
    success: () => t('words.copied'),
    onAnswer: ({ _id }) => void navigate(wordEntity.page(_id)),
  })
  const remove = useWrite('deleteWord', { success: () => t('words.deleted') })
  const askToRemove = async (word: DictionaryWord) => {
    const isSure = await confirm({
      title: t('words.askDelete'),
      text: `${word.answer}. ${t('edit.cannotUndo')}`,
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
    if (isSure) await remove.run({ id: word._id, version: word.version })
  }
  return (
    <ContentListPage
      kind="word"
      nameOf={({ answer }) => answer}
      title={t('words.title')}
      count={(count) => t('words.count', { count })}
      actions={
        <Button variant="primary" leftIcon={<IconPlus aria-hidden />} to={paths.adminAddWord()}>
          {t('words.add')}
        </Button>
      }
      handle={list}
      columns={wordColumns(t, {
        onSwitch: (word, active) => void press.run({ word, active }),
        onCopy: (word) => void copy.run({ id: word._id, body: { requestId: crypto.randomUUID() } }),
        onRemove: (word) => void askToRemove(word),
      })}
      rowTone={({ needAttention }) => (needAttention ? 'attention' : undefined)}
      choices={[
        { name: 'exampleLang', label: t('courses.sourceLang') },
        { name: 'answerLang', label: t('courses.targetLang') },
      ]}
      locked={<NoAccess />}
      texts={{
        caption: t('words.title'),
        filters: t('words.filters'),
        searchHint: t('words.searchHint'),
        empty: { title: t('words.empty.title'), text: t('words.empty.text') },
        notFound: {
          title: t('words.notFound.title', { search: list.view.filters.$search }),
          text: t('words.notFound.text'),
          clear: t('words.notFound.clear'),
        },
      }}
    />
  )
}

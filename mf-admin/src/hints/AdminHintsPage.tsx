import { paths } from '@mowka/contract/routes'
import type { EditedHint } from '@mowka/contract/schemas/hint'
import { confirm } from '@mowka/kernel/platform'
import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { changes, useWrite } from '@mowka/web/api'
import { useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { ContentListPage } from '../batch/ContentListPage'
import { useListMemory } from '../edit/way-back'
import { NoAccess } from '../list/NoAccess'
import { hintColumns, nameOf } from './hint-columns'

/** The search of hints waits this long after the last key, in milliseconds (A-HINT-02). */
const SEARCH_DEBOUNCE = 600

const WITH_EXERCISES = { withExercises: 'true' }

/** A press of a hint's switch. */
type Press = { hint: EditedHint; isFullScreen: boolean }

/** Hints of the whole library (A-HINT-01). */
export default function AdminHintsPage() {
  const { t } = useTranslation(['admin', 'common'])
  const list = useList('listHints', WITH_EXERCISES)
  useListMemory((hintId) => paths.adminEditHint({ hintId }), list.rows !== undefined)
  // One hint serves all of its exercises, so this changes all of them (A-HINT-07).
  const press = useWrite('updateHint', {
    row: ({ hint }: Press) => hint._id,
    args: ({ hint, isFullScreen }, before) => ({
      id: hint._id,
      // The version that this row's last write made is newer than the one on screen (C57).
      body: { isFullScreen, version: Math.max(hint.version, before?.version ?? 0) },
    }),
    optimistic: [
      changes('listHints', (page, { hint, isFullScreen }: Press) => ({
        ...page,
        data: page.data.map((each) => (each._id === hint._id ? { ...each, isFullScreen } : each)),
      })),
    ],
    success: ({ exerciseCount }, { isFullScreen }) =>
      t(isFullScreen ? 'hints.switched.on' : 'hints.switched.off', { count: exerciseCount }),
  })
  const remove = useWrite('deleteHint', {
    success: () => t('hints.deleted'),
    failure: ({ status }) => (status === 409 ? undefined : t('hints.notDeleted')),
  })

  const askToRemove = async ({ _id, version, exerciseCount }: EditedHint) => {
    const isSure = await confirm({
      title: t('hints.askDelete'),
      text: `${t('hints.inExercises', { count: exerciseCount })} ${t('hints.cannotUndo')}`,
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
    if (isSure) await remove.run({ id: _id, version })
  }
  const add = (
    <Button variant="primary" leftIcon={<IconPlus aria-hidden />} to={paths.adminAddHint()}>
      {t('hints.add')}
    </Button>
  )
  return (
    <ContentListPage
      kind="hint"
      nameOf={nameOf}
      title={t('hints.title')}
      count={(count) => t('hints.count', { count })}
      actions={add}
      handle={list}
      searchDelay={SEARCH_DEBOUNCE}
      columns={hintColumns(t, {
        onFullScreen: (hint, isFullScreen) => void press.run({ hint, isFullScreen }),
        onRemove: (hint) => void askToRemove(hint),
      })}
      choices={[
        { name: 'sourceLang', label: t('field.hint.sourceLang') },
        { name: 'targetLang', label: t('field.hint.targetLang') },
      ]}
      locked={<NoAccess />}
      texts={{
        caption: t('hints.title'),
        filters: t('hints.filters'),
        searchHint: t('hints.searchHint'),
        empty: { title: t('hints.empty.title'), text: t('hints.empty.text'), action: add },
        notFound: {
          title: t('hints.notFound.title', { search: list.view.filters.$search }),
          text: t('hints.notFound.text'),
          clear: t('hints.notFound.clear'),
        },
      }}
    />
  )
}

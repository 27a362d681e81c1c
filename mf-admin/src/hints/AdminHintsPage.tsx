import { paths } from '@mowka/contract/routes'
import type { EditedHint } from '@mowka/contract/schemas/editor/hint'
import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { ContentListPage } from '../batch/ContentListPage'
import { useRowRemoval, useRowSwitch } from '../edit/row-actions'
import { useListMemory } from '../edit/way-back'
import { useAskToDelete } from '../links/use-ask-to-delete'
import { hintColumns, nameOf } from './hint-columns'

/** Search debounce in ms (A-HINT-02). */
const SEARCH_DEBOUNCE = 600

const WITH_EXERCISES = { withExercises: 'true' }

/** The list of hints for editors (A-HINT-01). */
export default function AdminHintsPage() {
  const { t } = useTranslation(['admin', 'common'])
  const list = useList('listHints', WITH_EXERCISES)
  useListMemory((hintId) => paths.adminEditHint({ hintId }), list.rows !== undefined)
  // A hint is shared by its exercises, so this changes all of them (A-HINT-07).
  const flip = useRowSwitch<EditedHint>('hint', {
    success: ({ row, value }) =>
      t(value ? 'hints.switched.on' : 'hints.switched.off', { count: row.exerciseCount }),
  })
  const askToDelete = useAskToDelete('hint')
  const remove = useRowRemoval<EditedHint>('hint', {
    ask: ({ _id, exerciseCount }) =>
      askToDelete(_id, { title: t('hints.askDelete'), exercises: exerciseCount }),
    success: () => t('hints.deleted'),
    failure: ({ status }) => (status === 409 ? undefined : t('hints.notDeleted')),
  })
  const add = (
    <Button variant="primary" leftIcon={<IconPlus aria-hidden />} to={paths.adminAddHint()}>
      {t('hints.add')}
    </Button>
  )
  return (
    <ContentListPage
      kind="hint"
      title={t('hints.title')}
      count={(count) => t('hints.count', { count })}
      nameOf={nameOf}
      actions={add}
      handle={list}
      texts={t('hints.list', { returnObjects: true, search: list.view.filters.$search })}
      searchDelay={SEARCH_DEBOUNCE}
      columns={hintColumns(t, {
        onFullScreen: (hint, isFullScreen) => flip(hint, 'isFullScreen', isFullScreen),
        onRemove: (hint) => void remove(hint),
      })}
      emptyAction={add}
    />
  )
}

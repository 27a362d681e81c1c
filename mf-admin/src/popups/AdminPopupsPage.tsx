import { paths } from '@mowka/contract/routes'
import type { EditedPopup } from '@mowka/contract/schemas/editor/popup'
import { warsawDay } from '@mowka/domain/time'
import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { ContentListPage } from '../batch/ContentListPage'
import { useRowRemoval, useRowSwitch } from '../edit/row-actions'
import { useListMemory } from '../edit/way-back'
import { popupColumns } from './popup-columns'

/** The list of popups, which are messages to learners (A-POP-01). */
export default function AdminPopupsPage() {
  const { t } = useTranslation('admin')
  const list = useList('listPopups')
  useListMemory((popupId) => paths.adminEditPopup({ popupId }), list.rows !== undefined)
  const flip = useRowSwitch<EditedPopup>('popup', {
    success: ({ row: { title }, value }) =>
      t(value ? 'popups.switched.on' : 'popups.switched.off', { title }),
  })
  const remove = useRowRemoval<EditedPopup>('popup', {
    ask: ({ title }) => ({ title: t('popups.askDeleteOf', { title }), text: t('popups.cannotUndo') }),
    success: () => t('popups.deleted'),
  })
  const add = (
    <Button variant="primary" leftIcon={<IconPlus aria-hidden />} to={paths.adminAddPopup()}>
      {t('popups.add')}
    </Button>
  )
  return (
    <ContentListPage
      kind="popup"
      title={t('popups.title')}
      count={(count) => t('popups.count', { count })}
      nameOf={({ title }) => title}
      actions={add}
      handle={list}
      texts={t('popups.list', { returnObjects: true, search: list.view.filters.$search })}
      columns={popupColumns(t, warsawDay(new Date()), {
        onSwitch: (popup, active) => flip(popup, 'active', active),
        onRemove: (popup) => void remove(popup),
      })}
      emptyAction={add}
    />
  )
}

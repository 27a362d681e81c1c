import { paths } from '@mowka/contract/routes'
import type { EditedPopup } from '@mowka/contract/schemas/popup'
import { warsawDay } from '@mowka/domain/warsaw-time'
import { confirm } from '@mowka/kernel/platform'
import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { changes, useWrite } from '@mowka/web/api'
import { useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { ContentListPage } from '../batch/ContentListPage'
import { useListMemory } from '../edit/way-back'
import { NoAccess } from '../list/NoAccess'
import { popupColumns } from './popup-columns'

/** A press of a popup's switch. */
type Press = { popup: EditedPopup; active: boolean }

/** Messages to learners (A-POP-01). */
export default function AdminPopupsPage() {
  const { t } = useTranslation(['admin', 'common'])
  const list = useList('listPopups')
  useListMemory((popupId) => paths.adminEditPopup({ popupId }), list.rows !== undefined)
  const press = useWrite('updatePopup', {
    row: ({ popup }: Press) => popup._id,
    args: ({ popup, active }, before) => ({
      id: popup._id,
      // The version that this row's last write made is newer than the one on screen (C57).
      body: { active, version: Math.max(popup.version, before?.version ?? 0) },
    }),
    optimistic: [
      changes('listPopups', (page, { popup, active }: Press) => ({
        ...page,
        data: page.data.map((each) => (each._id === popup._id ? { ...each, active } : each)),
      })),
    ],
    success: ({ title }, { active }) => t(active ? 'popups.switched.on' : 'popups.switched.off', { title }),
  })
  const remove = useWrite('deletePopup', { success: () => t('popups.deleted') })

  const askToRemove = async ({ _id, version, title }: EditedPopup) => {
    const isSure = await confirm({
      title: t('popups.askDeleteOf', { title }),
      text: t('popups.cannotUndo'),
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
    if (isSure) await remove.run({ id: _id, version })
  }
  const add = (
    <Button variant="primary" leftIcon={<IconPlus aria-hidden />} to={paths.adminAddPopup()}>
      {t('popups.add')}
    </Button>
  )
  return (
    <ContentListPage
      kind="popup"
      nameOf={({ title }) => title}
      title={t('popups.title')}
      count={(count) => t('popups.count', { count })}
      actions={add}
      handle={list}
      columns={popupColumns(t, warsawDay(new Date()), {
        onSwitch: (popup, active) => void press.run({ popup, active }),
        onRemove: (popup) => void askToRemove(popup),
      })}
      locked={<NoAccess />}
      texts={{
        caption: t('popups.title'),
        filters: t('popups.filters'),
        searchHint: t('popups.searchHint'),
        empty: { title: t('popups.empty.title'), text: t('popups.empty.text'), action: add },
        notFound: {
          title: t('popups.notFound.title', { search: list.view.filters.$search }),
          text: t('popups.notFound.text'),
          clear: t('popups.notFound.clear'),
        },
      }}
    />
  )
}

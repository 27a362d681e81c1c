import { paths } from '@mowka/contract/routes'
import type { EditedPopup } from '@mowka/contract/schemas/editor/popup'
import { Badge, type BadgeTone, Switch, VisuallyHidden } from '@mowka/kernel/ui'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import styled from 'styled-components'
import { actionsColumn } from '../list/row-columns'
import { type PopupStage, sayDay, stageOf } from './popup-window'

const Title = styled.span`
  font-weight: 700;
  overflow-wrap: anywhere;
`
const Dates = styled.span`
  white-space: nowrap;
`
const tones: Record<PopupStage, BadgeTone> = { off: 'neutral', ahead: 'tag', now: 'success', over: 'neutral' }

/** The actions on a popup. */
export type PopupActions = {
  onSwitch: (popup: EditedPopup, active: boolean) => void
  onRemove: (popup: EditedPopup) => void
}

/** Columns of the popup table (A-POP-01). `today` is the current day in Warsaw. */
export function popupColumns(
  t: TFunction<'admin'>,
  today: string,
  { onSwitch, onRemove }: PopupActions,
): Column<EditedPopup>[] {
  return [
    {
      id: 'title',
      header: t('field.popup.title'),
      sortable: true,
      card: 'title',
      cell: ({ title }) => <Title>{title}</Title>,
    },
    {
      id: 'startDate',
      header: t('field.popup.startDate'),
      sortable: true,
      width: '13%',
      cell: ({ startDate }) => <Dates>{sayDay(startDate)}</Dates>,
    },
    {
      id: 'endDate',
      header: t('field.popup.endDate'),
      sortable: true,
      width: '13%',
      cell: ({ endDate }) => <Dates>{sayDay(endDate)}</Dates>,
    },
    {
      id: 'stage',
      header: t('popups.column.stage'),
      width: '14%',
      cell: (popup) => {
        const stage = stageOf(popup, today)
        return <Badge tone={tones[stage]}>{t(`popups.stage.${stage}`)}</Badge>
      },
    },
    {
      id: 'active',
      header: t('field.popup.active'),
      sortable: true,
      width: '11%',
      card: 'line',
      cell: (popup) => (
        <Switch
          label={<VisuallyHidden>{t('popups.switch', { title: popup.title })}</VisuallyHidden>}
          checked={popup.active}
          onChange={(active) => onSwitch(popup, active)}
        />
      ),
    },
    actionsColumn({
      headerText: t('popups.column.actions'),
      edit: ({ _id, title }) => ({
        label: t('popups.edit', { title }),
        to: paths.adminEditPopup({ popupId: _id }),
      }),
      remove: (popup) => ({
        label: t('popups.remove', { title: popup.title }),
        onRemove: () => onRemove(popup),
      }),
    }),
  ]
}

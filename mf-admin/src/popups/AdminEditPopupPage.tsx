import { popupKind } from '@mowka/contract/content-kinds/popup'
import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { EditedPopup } from '@mowka/contract/schemas/editor/popup'
import { between, type Mistake, required } from '@mowka/domain/rules'
import { warsawDay } from '@mowka/domain/time'
import { Alert, Button, Muted, Stack } from '@mowka/kernel/ui'
import { callApi, read, useReads } from '@mowka/web/api'
import { useFormValues } from '@mowka/web/forms'
import { DateInput } from '@mowka/web/forms/dates'
import { EditorInput } from '@mowka/web/forms/editor'
import { NumberInput } from '@mowka/web/forms/inputs'
import { PopupText, PopupWindow } from '@mowka/web/views/popup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { CreatePage, EditPage } from '../edit/EditPage'
import { type EditTexts, type Entity, NEW } from '../edit/entity'
import { emptyValues, type FormValues, valuesOf, written } from '../edit/kind-form'
import { NOTHING, useKindFields } from '../edit/use-kind-fields'
import { usePictureChooser } from '../media/picture-chooser'
import { daysOf, firstDays, sayDay, stageOf } from './popup-window'

/** The form of a popup. Days and numbers can be empty during editing (A-POP-07). */
type PopupValues = FormValues<typeof popupKind>

/**
 * Reads and writes popups for their page. A new popup has a display count of zero, which is invalid (A-POP-06, C09).
 */
export const popupEntity = (today = warsawDay(new Date())): Entity<EditedPopup, PopupValues> => ({
  kind: 'popup',
  list: paths.adminOffersPopups(),
  page: (popupId) => paths.adminEditPopup({ popupId }),
  empty: { ...emptyValues(popupKind), ...firstDays(today), maxDisplayTimes: 0 },
  valuesOf: (popup) => valuesOf(popupKind, popup),
  create: (requestId, values) =>
    callApi('createPopup', { body: { requestId, ...written(popupKind, values) } }),
  save: ({ _id, version }, change) =>
    callApi('updatePopup', { id: _id, body: { ...written(popupKind, change), version } }),
  remove: ({ _id, version }) => callApi('deletePopup', { id: _id, version }),
})

/** The page of a popup: form, history and preview (A-POP-03, A-POP-10). */
export default function AdminEditPopupPage() {
  const { popupId = NEW } = useParams()
  const reads = useReads({
    popups: read('listPopups', popupId === NEW ? null : { filters: formatFilters({ _id: popupId }) }),
  })
  const { picker, ...page } = usePopupPage()
  return (
    <>
      {popupId === NEW ? (
        <CreatePage {...page} />
      ) : (
        <EditPage {...page} reads={reads} rowOf={({ popups }) => popups.data[0]} />
      )}
      {picker}
    </>
  )
}

const notBeforeStart = (day: string | null, { startDate }: PopupValues): Mistake | undefined =>
  day && startDate && day < startDate ? { code: 'INVALID' } : undefined

/** The field for the last day, which must not be before the first. */
function EndDate({ label, note }: { label: string; note: string }) {
  const { startDate } = useFormValues<PopupValues>()
  return (
    <DateInput<PopupValues>
      name="endDate"
      label={label}
      note={note}
      min={startDate ?? undefined}
      rules={[required, notBeforeStart]}
    />
  )
}

/** Returns the fields, texts and preview for a popup's page, and its dialog to choose a picture (A-POP-03). */
function usePopupPage() {
  const { t } = useTranslation('admin')
  const { choosePicture, picker } = usePictureChooser()
  // Created once per page, so that the default days don't change at midnight.
  const [entity] = useState(() => popupEntity())
  const day = (value: string | null) => (value ? sayDay(value) : NOTHING)
  const texts: EditTexts<EditedPopup> = {
    title: (row) => row?.title ?? t('popups.new'),
    list: t('popups.title'),
    created: t('popups.created'),
    saved: t('popups.saved'),
    deleted: t('popups.deleted'),
    askDelete: t('popups.askDelete'),
    gone: t('popups.gone'),
  }
  const { maxDisplayTimes } = popupKind.fields
  const fields = useKindFields(popupKind, {
    notes: { active: t('popups.activeNote') },
    own: {
      htmlContent: {
        input: (label) => (
          <EditorInput<PopupValues>
            name="htmlContent"
            label={label}
            rules={[required]}
            choosePicture={choosePicture}
          />
        ),
        show: (html) => <PopupText html={html} />,
      },
      startDate: {
        input: (label) => (
          <DateInput<PopupValues>
            name="startDate"
            label={label}
            note={t('popups.startNote')}
            rules={[required]}
          />
        ),
        show: day,
        side: true,
      },
      endDate: {
        input: (label) => <EndDate label={label} note={t('popups.endNote')} />,
        show: day,
        side: true,
      },
      maxDisplayTimes: {
        input: (label) => (
          <NumberInput<PopupValues>
            name="maxDisplayTimes"
            label={label}
            note={t('popups.timesNote')}
            rules={[required, between(maxDisplayTimes.min, maxDisplayTimes.max)]}
          />
        ),
        show: (times) => times ?? NOTHING,
        side: true,
      },
    },
  })
  return { entity, texts, fields, picker, preview: (values: PopupValues) => <PopupPreview values={values} /> }
}

/** A preview of the popup in the learners' dialog, with its number of days. */
function PopupPreview({ values }: { values: PopupValues }) {
  const { t } = useTranslation(['admin', 'common'])
  const [isOpen, setOpen] = useState(false)
  const { title, htmlContent, active, startDate, endDate, maxDisplayTimes } = values
  const days = startDate && endDate ? { startDate, endDate } : null
  const count = days ? daysOf(days) : 0
  const stage =
    days && stageOf({ ...days, active, maxDisplayTimes: maxDisplayTimes ?? 0 }, warsawDay(new Date()))
  return (
    <Stack gap={3}>
      <strong>{title || t('popups.untitled')}</strong>
      {htmlContent === '' ? <Muted>{t('edit.unseen')}</Muted> : <PopupText html={htmlContent} />}
      <div>
        <Button size="sm" onClick={() => setOpen(true)}>
          {t('popups.preview.open')}
        </Button>
      </div>
      {days && count > 0 && (
        <Muted>
          {t('popups.preview.days', { count, from: sayDay(days.startDate), to: sayDay(days.endDate) })}
        </Muted>
      )}
      {stage && count > 0 && <Alert kind="info">{t(`popups.preview.${stage}`)}</Alert>}
      {isOpen && (
        <PopupWindow
          title={title || t('popups.untitled')}
          html={htmlContent}
          close={t('common:close')}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  )
}

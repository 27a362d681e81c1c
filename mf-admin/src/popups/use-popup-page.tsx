import { popupKind } from '@mowka/contract/content-kinds/popup'
import type { EditedPopup } from '@mowka/contract/schemas/popup'
import { between, type Mistake, required } from '@mowka/domain/rules'
import { useFormValues } from '@mowka/web/forms'
import { DateInput } from '@mowka/web/forms/dates'
import { EditorInput } from '@mowka/web/forms/editor'
import { NumberInput } from '@mowka/web/forms/inputs'
import { PopupText } from '@mowka/web/views/popup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditTexts } from '../edit/entity'
import { NOTHING, useKindFields } from '../edit/use-kind-fields'
import { usePictureChooser } from '../media/use-picture-chooser'
import { PopupPreview } from './PopupPreview'
import { type PopupValues, popupEntity } from './popup-entity'
import { sayDay } from './popup-window'

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
export function usePopupPage() {
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

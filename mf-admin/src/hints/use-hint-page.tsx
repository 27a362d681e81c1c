import { hintKind } from '@mowka/contract/content-kinds/hint'
import type { EditedHint } from '@mowka/contract/schemas/hint'
import { langTag } from '@mowka/domain/languages'
import { required } from '@mowka/domain/rules'
import { useFormValues } from '@mowka/web/forms'
import { EditorInput } from '@mowka/web/forms/editor'
import { useTranslation } from 'react-i18next'
import type { EditTexts } from '../edit/entity'
import { useKindFields } from '../edit/use-kind-fields'
import { shortText } from '../list/short-text'
import { HintText } from './HintText'
import { type HintValues, hintEntity } from './hint-entity'

/** The text editor. Marked foreign words are in the hint's target language. */
function ContentInput({ label }: { label: string }) {
  const { targetLang } = useFormValues<HintValues>()
  return (
    <EditorInput<HintValues> name="content" label={label} rules={[required]} lang={langTag(targetLang)} />
  )
}

/** Length of a hint's title, in characters. */
const TITLE_LENGTH = 40

/** Returns the fields, texts and preview for a hint's page (A-HINT-05). */
export function useHintPage() {
  const { t } = useTranslation('admin')
  const texts: EditTexts<EditedHint> = {
    title: (row) =>
      row ? t('hints.one', { text: shortText(row.rawContent, TITLE_LENGTH) }) : t('hints.new'),
    list: t('hints.title'),
    created: t('hints.created'),
    saved: t('hints.saved'),
    deleted: t('hints.deleted'),
    askDelete: t('hints.askDelete'),
    gone: t('hints.gone'),
  }
  const fields = useKindFields(hintKind, {
    notes: { isFullScreen: t('hints.fullScreenNote') },
    own: {
      content: {
        input: (label) => <ContentInput label={label} />,
        show: (html) => <HintText html={html} />,
      },
    },
  })
  return {
    entity: hintEntity,
    texts,
    fields,
    preview: ({ content }: HintValues) => content && <HintText html={content} />,
  }
}

import { hintKind } from '@mowka/contract/content-kinds/hint'
import { paths } from '@mowka/contract/routes'
import type { EditedHint } from '@mowka/contract/schemas/editor/hint'
import { langTag } from '@mowka/domain/languages/languages'
import { type Rule, required } from '@mowka/domain/rules'
import { tokens } from '@mowka/kernel/ui'
import { callApi } from '@mowka/web/api'
import { useFormValues } from '@mowka/web/forms'
import { EditorInput } from '@mowka/web/forms/editor'
import { illustratedNodes } from '@mowka/web/views/illustrated'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { EditTexts, Entity } from '../edit/entity'
import { emptyValues, type FormValues, valuesOf } from '../edit/kind-form'
import { useKindFields } from '../edit/use-kind-fields'
import { shortText } from '../list/ShortText'
import { usePictureChooser } from '../media/picture-chooser'

/** The form of a hint (A-HINT-04, A-HINT-05). */
type HintValues = FormValues<typeof hintKind>

/** Returns the text of HTML in one line, with the alternative texts of pictures. The parsed document is inert, so no scripts run. */
export function wordsOf(html: string): string {
  // Separates blocks by a space, but not inline elements.
  const apart = html.replaceAll(/<(?=\/?(p|br|li|[ou]l|h\d|blockquote|div)\b)/gi, ' <')
  const { body } = new DOMParser().parseFromString(apart, 'text/html')
  for (const picture of body.querySelectorAll('img')) picture.replaceWith(` ${picture.alt} `)
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** Adds the plain text of a changed content, which the server verifies. */
const withWords = <Given extends { content?: string }>(given: Given) =>
  given.content === undefined ? given : { ...given, rawContent: wordsOf(given.content) }

/** Reads and writes hints for their page. */
const hintEntity: Entity<EditedHint, HintValues> = {
  kind: 'hint',
  list: paths.adminHints(),
  page: (hintId) => paths.adminEditHint({ hintId }),
  empty: emptyValues(hintKind),
  valuesOf: (hint) => valuesOf(hintKind, hint),
  create: (requestId, values) =>
    callApi('createHint', { body: { requestId, ...values, rawContent: wordsOf(values.content) } }),
  save: ({ _id, version }, change) =>
    callApi('updateHint', { id: _id, body: { ...withWords(change), version } }),
  remove: ({ _id, version }) => callApi('deleteHint', { id: _id, version }),
}

/** A picture without an alternative text is not enough: lists and screen readers name a hint by its words. */
const hasWords: Rule<string> = (html) => required(wordsOf(html))

/** The text editor. Marked foreign words are in the hint's target language. */
function ContentInput({ label }: { label: string }) {
  const { targetLang } = useFormValues<HintValues>()
  const { choosePicture, picker } = usePictureChooser()
  return (
    <>
      <EditorInput<HintValues>
        name="content"
        label={label}
        rules={[required, hasWords]}
        lang={langTag(targetLang)}
        choosePicture={choosePicture}
      />
      {picker}
    </>
  )
}

/** Length of a hint's title, in characters. */
const TITLE_LENGTH = 40

/** Returns the entity, texts, fields and preview of a hint's form (A-HINT-05). */
export function useHintForm() {
  const { t } = useTranslation('admin')
  const texts: EditTexts<EditedHint> = {
    title: (row) =>
      row ? t('hints.one', { text: shortText(row.rawContent, TITLE_LENGTH) }) : t('hints.new'),
    list: t('hints.title'),
    created: t('hints.created'),
    saved: t('hints.saved'),
    deleted: t('hints.deleted'),
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

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  > * + * { margin-top: ${tokens.s2}; }
  ul, ol { padding-left: 20px; list-style: disc; }
  ol { list-style: decimal; }
  blockquote { padding-left: ${tokens.s4}; border-left: 4px solid var(--mw-line-strong); }
  .ql-align-center { text-align: center; }
  .ql-align-right { text-align: right; }
  .ql-align-justify { text-align: justify; }
`

/** The text of a hint as learners see it. */
const HintText = ({ html }: { html: string }) => <Words>{illustratedNodes(html)}</Words>

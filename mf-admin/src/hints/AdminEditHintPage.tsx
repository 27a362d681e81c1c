import { hintKind } from '@mowka/contract/content-kinds/hint'
import { formatFilters } from '@mowka/contract/list'
import type { EditedHint } from '@mowka/contract/schemas/editor/hint'
import { langTag } from '@mowka/domain/languages/languages'
import { required } from '@mowka/domain/rules'
import { tokens } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { useFormValues } from '@mowka/web/forms'
import { EditorInput } from '@mowka/web/forms/editor'
import { richNodes } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import styled from 'styled-components'
import { CreatePage, EditPage } from '../edit/EditPage'
import { type EditTexts, NEW } from '../edit/entity'
import { useKindFields } from '../edit/use-kind-fields'
import { shortText } from '../list/ShortText'
import { ExercisesOfHint } from './ExercisesOfHint'
import { type HintValues, hintEntity } from './hint-entity'

/** The page of a hint: form, history and assigned exercises (A-HINT-04, A-HINT-05, A-HINT-06). */
export default function AdminEditHintPage() {
  const { hintId = NEW } = useParams()
  const reads = useReads({
    hints: read(
      'listHints',
      hintId === NEW ? null : { filters: formatFilters({ _id: hintId }), withExercises: 'true' },
    ),
  })
  const page = useHintPage()
  if (hintId === NEW) return <CreatePage {...page} />
  return (
    <EditPage
      {...page}
      reads={reads}
      rowOf={({ hints }) => hints.data[0]}
      below={(hint) => <ExercisesOfHint hint={hint} />}
    />
  )
}

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
function useHintPage() {
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
const HintText = ({ html }: { html: string }) => <Words>{richNodes(html)}</Words>

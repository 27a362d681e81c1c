import { paths } from '@mowka/contract/routes'
import type { EditedHint } from '@mowka/contract/schemas/editor/hint'
import { languageOf } from '@mowka/domain/languages/languages'
import { Switch, VisuallyHidden } from '@mowka/kernel/ui'
import type { Column } from '@mowka/kernel/ui/table'
import type { TFunction } from 'i18next'
import styled from 'styled-components'
import { ExerciseCount } from '../list/CountWithTexts'
import { actionsColumn, tagsColumn } from '../list/row-columns'
import { shortText } from '../list/ShortText'

const Words = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** Returns a short name of a hint: the beginning of its text. */
export const nameOf = ({ rawContent }: EditedHint): string => shortText(rawContent)

/** The actions on a hint. */
export type HintActions = {
  onFullScreen: (hint: EditedHint, isFullScreen: boolean) => void
  onRemove: (hint: EditedHint) => void
}

/** Columns of the hint table (A-HINT-01). */
export function hintColumns(
  t: TFunction<['admin', 'common']>,
  { onFullScreen, onRemove }: HintActions,
): Column<EditedHint>[] {
  return [
    {
      id: 'content',
      header: t('field.hint.content'),
      card: 'title',
      width: '40%',
      cell: ({ rawContent }) => <Words>{rawContent}</Words>,
    },
    {
      id: 'langs',
      header: t('hints.column.langs'),
      width: '15%',
      cell: ({ sourceLang, targetLang }) =>
        `${t(languageOf(sourceLang).fullNameTK)} → ${t(languageOf(targetLang).fullNameTK)}`,
    },
    {
      id: 'exercises',
      header: t('hints.column.exercises'),
      align: 'center',
      width: '9%',
      cell: ({ exercises, exerciseCount, targetLang }) => (
        <ExerciseCount exercises={exercises} count={exerciseCount} lang={targetLang} />
      ),
    },
    {
      id: 'isFullScreen',
      header: t('field.hint.isFullScreen'),
      sortable: true,
      width: '12%',
      card: 'line',
      cell: (hint) => (
        <Switch
          label={<VisuallyHidden>{t('hints.switch', { name: nameOf(hint) })}</VisuallyHidden>}
          checked={hint.isFullScreen}
          onChange={(isFullScreen) => onFullScreen(hint, isFullScreen)}
        />
      ),
    },
    tagsColumn(t('field.hint.tags')),
    actionsColumn({
      headerText: t('hints.column.actions'),
      edit: (hint) => ({
        label: t('hints.edit', { name: nameOf(hint) }),
        to: paths.adminEditHint({ hintId: hint._id }),
      }),
      remove: (hint) => ({
        label: t('hints.remove', { name: nameOf(hint) }),
        onRemove: () => onRemove(hint),
      }),
    }),
  ]
}

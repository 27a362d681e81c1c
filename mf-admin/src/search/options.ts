import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import type { ContentHit } from '@mowka/contract/schemas/editor/search'
import { searchForm } from '@mowka/domain/text/search-form'
import type { TFunction } from 'i18next'
import type { RecentRow } from './recent-rows'

/** A page that the search opens. */
export type Option = {
  /** A kind of content, a page of the panel, or a list with more results. */
  kind: ContentKind | 'page' | 'more'
  address: string
  title: string
  titleLang?: LangCode | null
  detail?: string
  detailLang?: LangCode | null
  targetLang?: LangCode | null
  isActive?: boolean
}

/** Options with a heading. */
export type OptionGroup = { label: string; options: readonly Option[] }

/** A page of the panel that the user may open. */
export type PanelPage = { label: string; address: string }

const pageOf: Record<ContentKind, (id: string) => string> = {
  course: (courseId) => paths.adminEditCourse({ courseId }),
  lesson: (lessonId) => paths.adminEditLesson({ lessonId }),
  exercise: (exerciseId) => paths.adminEditExercise({ exerciseId }),
  word: (wordId) => paths.adminEditWord({ wordId }),
  hint: (hintId) => paths.adminEditHint({ hintId }),
  popup: (popupId) => paths.adminEditPopup({ popupId }),
}

const listOf: Record<ContentKind, string> = {
  course: paths.adminCourses(),
  lesson: paths.adminLessons(),
  exercise: paths.adminExercises(),
  word: paths.adminWords(),
  hint: paths.adminHints(),
  popup: paths.adminOffersPopups(),
}

const optionOf = ({ _id, kind, ...row }: RecentRow | ContentHit): Option => ({
  ...row,
  kind,
  address: pageOf[kind](_id),
})

const groupsWithOptions = (groups: readonly OptionGroup[]): OptionGroup[] =>
  groups.filter(({ options }) => options.length > 0)

/** Returns the options without a search: recently opened rows, then all pages. */
export const firstGroups = (
  t: TFunction<'search'>,
  recent: readonly RecentRow[],
  pages: readonly PanelPage[],
): OptionGroup[] =>
  groupsWithOptions([
    { label: t('recent'), options: recent.map(optionOf) },
    { label: t('pages'), options: pages.map(optionOfPage) },
  ])

const listWith = (kind: ContentKind, search: string, title: string): Option => ({
  kind: 'more',
  title,
  address: `${listOf[kind]}?${new URLSearchParams({ search })}`,
})

const optionOfPage = ({ label, address }: PanelPage): Option => ({ kind: 'page', title: label, address })

/** Returns the options for a search: pages by their names, then the content that the server has found. */
export function foundGroups(
  t: TFunction<'search'>,
  search: string,
  pages: readonly PanelPage[],
  { data, more }: { data: readonly ContentHit[]; more: readonly ContentKind[] },
): OptionGroup[] {
  const sought = searchForm(search)
  const kinds = [...new Set(data.map(({ kind }) => kind))]
  return groupsWithOptions([
    {
      label: t('pages'),
      options: pages.filter(({ label }) => searchForm(label).includes(sought)).map(optionOfPage),
    },
    ...kinds.map((kind) => ({
      label: t(`kind.${kind}`),
      options: [
        ...data.filter((hit) => hit.kind === kind).map(optionOf),
        ...(more.includes(kind) ? [listWith(kind, search, t('more'))] : []),
      ],
    })),
  ])
}

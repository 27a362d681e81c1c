import type { RouteName } from '@mowka/contract/routes'
import { hasPage } from '@mowka/kernel/platform'
import {
  IconBooks,
  IconBuilding,
  IconBulb,
  IconChartBar,
  IconClipboardCheck,
  IconFileImport,
  IconGift,
  IconHistory,
  IconHourglass,
  IconListCheck,
  IconMessage,
  IconPencil,
  IconPhoto,
  IconRocket,
  IconSpeakerphone,
  IconUsers,
  IconVocabulary,
} from '@mowka/kernel/ui/icons'
import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

type AdminRoute = Extract<
  RouteName,
  | 'adminCourses'
  | 'adminLessons'
  | 'adminExercises'
  | 'adminExerciseChecker'
  | 'adminAnswers'
  | 'adminHints'
  | 'adminUsers'
  | 'adminStats'
  | 'adminWords'
  | 'adminBatches'
  | 'adminOffersPopups'
  | 'adminMediaLibrary'
  | 'adminTransfer'
  | 'adminGiftCards'
  | 'adminCompanies'
  | 'adminJobs'
  | 'adminReleases'
>

/** A section of the panel. */
export type AdminSection = {
  route: AdminRoute
  textKey: ParseKeys<'shell'>
  icon: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
}

/** A group of sections, with an optional heading. */
export type AdminGroup = { heading?: ParseKeys<'shell'>; sections: readonly AdminSection[] }

const groups: readonly AdminGroup[] = [
  {
    heading: 'admin.resources',
    sections: [
      { route: 'adminCourses', textKey: 'admin.courses', icon: IconBooks },
      { route: 'adminLessons', textKey: 'admin.lessons', icon: IconListCheck },
      { route: 'adminExercises', textKey: 'admin.exercises', icon: IconPencil },
      { route: 'adminExerciseChecker', textKey: 'admin.checker', icon: IconClipboardCheck },
      { route: 'adminAnswers', textKey: 'admin.answers', icon: IconMessage },
    ],
  },
  {
    sections: [
      { route: 'adminHints', textKey: 'admin.hints', icon: IconBulb },
      { route: 'adminUsers', textKey: 'admin.users', icon: IconUsers },
      { route: 'adminStats', textKey: 'admin.stats', icon: IconChartBar },
      { route: 'adminWords', textKey: 'admin.dictionary', icon: IconVocabulary },
      { route: 'adminBatches', textKey: 'admin.batches', icon: IconHistory },
    ],
  },
  {
    heading: 'admin.offers',
    sections: [{ route: 'adminOffersPopups', textKey: 'admin.popups', icon: IconSpeakerphone }],
  },
  {
    sections: [
      { route: 'adminMediaLibrary', textKey: 'admin.media', icon: IconPhoto },
      { route: 'adminTransfer', textKey: 'admin.transfer', icon: IconFileImport },
      { route: 'adminGiftCards', textKey: 'admin.giftCards', icon: IconGift },
    ],
  },
  {
    heading: 'admin.platform',
    sections: [
      { route: 'adminCompanies', textKey: 'admin.companies', icon: IconBuilding },
      { route: 'adminReleases', textKey: 'admin.releases', icon: IconRocket },
      { route: 'adminJobs', textKey: 'admin.jobs', icon: IconHourglass },
    ],
  },
]

/** The panel's sections in groups (P-LAY-08), limited to released pages. */
export const adminGroups = (): AdminGroup[] =>
  groups
    .map((group) => ({ ...group, sections: group.sections.filter(({ route }) => hasPage(route)) }))
    .filter(({ sections }) => sections.length > 0)

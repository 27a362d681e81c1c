import { paths } from '@mowka/contract/routes'
import { session } from '@mowka/kernel/session'
import {
  Button,
  ChipGroup,
  EmptyState,
  Grid,
  media,
  SearchField,
  Section,
  Switch,
  tokens,
  VisuallyHidden,
} from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { type PlansPromotion, plansPromotion } from '../access/LockedLabel'
import { NoAccessBanner } from '../access/NoAccessBanner'
import { canStartTrial } from '../access/trial'
import { isLessonMode } from '../lesson-opening/lesson-path'
import { courseLevels } from '../levels/cefr-levels'
import { NextLessonBanner } from '../next-lesson/NextLessonBanner'
import { nextStep } from '../next-lesson/next-step'
import { PinButton, type Pins, usePins } from '../pins/pins'
import { CourseTile } from './CourseTile'
import {
  type CourseFilters,
  isFiltering,
  matchesFilters,
  noFilters,
  useCourseFilters,
} from './course-filters'
import { type CourseEntry, groupCourses } from './course-groups'
import { usePreselectedCourse } from './preselected-course'
import type { CoursesData } from './use-courses'

/** A group of courses with a heading; renders nothing without courses. */
function CourseGroup({
  title,
  note,
  entries,
  promotion,
  pins,
}: {
  title: string
  note?: string
  entries: readonly CourseEntry[]
  /** How locked courses link to the plans. */
  promotion: PlansPromotion
  pins: Pins | null
}) {
  if (entries.length === 0) return null
  return (
    <Section title={title} aside={note}>
      <Grid as="ul">
        {entries.map((entry) => (
          <li key={entry.course._id}>
            <CourseTile
              entry={entry}
              promotion={promotion}
              action={pins && <PinButton course={entry.course} pins={pins} />}
            />
          </li>
        ))}
      </Grid>
    </Section>
  )
}

/** The loaded courses: next step, filters and groups (L-CRS). */
export const CourseGroups = observer(function CourseGroups({ data }: { data: CoursesData }) {
  const { t } = useTranslation('learning')
  const list = data.courses.data
  const { filters, remember, setFilters, setRemember } = useCourseFilters(session.targetLang)
  usePreselectedCourse(list, session.isAuthenticated)
  const pins = usePins(data.pinned)

  if (list.length === 0) {
    return (
      <EmptyState
        title={t('courses.none')}
        actions={
          <Button variant="primary" to={paths.selectLanguage()}>
            {t('courses.otherLanguage')}
          </Button>
        }
      >
        {t('courses.noneText')}
      </EmptyState>
    )
  }

  const groups = groupCourses(
    list,
    data.progress ?? [],
    data.recommended ?? [],
    session.level,
    data.pinned?.map(({ courseId }) => courseId),
    session.preferences.learningReason,
  )
  const narrow = (entries: CourseEntry[]) => entries.filter(({ course }) => matchesFilters(course, filters))
  const [pinned, started, recommended, ofLevel, nearest, others] = [
    narrow(groups.pinned),
    narrow(groups.started),
    narrow(groups.recommended),
    narrow(groups.ofLevel),
    narrow(groups.nearest?.entries ?? []),
    narrow(groups.others),
  ]
  const found =
    pinned.length + started.length + recommended.length + ofLevel.length + nearest.length + others.length
  const isAllLocked = session.isAuthenticated && list.every((course) => course.isLocked)
  const promotion = plansPromotion(isAllLocked && canStartTrial())

  return (
    <>
      {isAllLocked ? (
        <NoAccessBanner closed="language" />
      ) : (
        data.next && (
          <NextLessonBanner
            step={nextStep(data.next, isLessonMode)}
            place="courses"
            courses={list}
            due={data.due?.today}
          />
        )
      )}
      <FilterBar filters={filters} remember={remember} onChange={setFilters} onRemember={setRemember} />
      <VisuallyHidden role="status">
        {isFiltering(filters) ? t('courses.found', { count: found }) : ''}
      </VisuallyHidden>
      {found === 0 ? (
        <EmptyState
          title={t('courses.noMatch')}
          actions={<Button onClick={() => setFilters(noFilters)}>{t('courses.clear')}</Button>}
        >
          {t('courses.noMatchText')}
        </EmptyState>
      ) : (
        <>
          <CourseGroup title={t('pins.title')} entries={pinned} promotion={promotion} pins={pins} />
          <CourseGroup title={t('courses.started')} entries={started} promotion={promotion} pins={pins} />
          <CourseGroup
            title={t('courses.recommended')}
            note={t('courses.recommendedNote')}
            entries={recommended}
            promotion={promotion}
            pins={pins}
          />
          <CourseGroup
            title={t('courses.ofLevel', { level: session.level })}
            entries={ofLevel}
            promotion={promotion}
            pins={pins}
          />
          <CourseGroup
            title={t('courses.ofLevel', { level: groups.nearest?.level })}
            note={t('courses.nearestNote', { wanted: session.level, level: groups.nearest?.level })}
            entries={nearest}
            promotion={promotion}
            pins={pins}
          />
          <CourseGroup title={t('courses.all')} entries={others} promotion={promotion} pins={pins} />
        </>
      )}
    </>
  )
})

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 1fr) auto auto;
  gap: ${tokens.s4} ${tokens.s6};
  align-items: end;
  @media (max-width: 1119.98px) {
    grid-template-columns: 1fr auto;
    > :first-child { grid-column: 1 / -1; }
  }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s3}; }
`

/** Name search, levels, and the switch that stores the filters (L-CRS-03 to -05). */
function FilterBar({
  filters,
  remember,
  onChange,
  onRemember,
}: {
  filters: CourseFilters
  remember: boolean
  onChange: (filters: CourseFilters) => void
  onRemember: (remember: boolean) => void
}) {
  const { t } = useTranslation(['learning', 'common'])
  return (
    <Bar role="search" aria-label={t('courses.filters')}>
      <SearchField
        label={t('common:search')}
        placeholder={t('courses.searchPlaceholder')}
        value={filters.name}
        onChange={(name) => onChange({ ...filters, name })}
      />
      <ChipGroup
        label={t('courses.level')}
        options={courseLevels.map((level) => ({ value: level, label: level }))}
        value={filters.levels}
        onChange={(levels) => onChange({ ...filters, levels })}
      />
      <Switch label={t('courses.remember')} checked={remember} onChange={onRemember} />
    </Bar>
  )
}

import { languageOf } from '@mowka/domain/languages/languages'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Grid, Page, PageHeader, Skeleton } from '@mowka/kernel/ui'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { RepetitionLists } from './RepetitionLists'
import { hasRepetitionTypes } from './RepetitionTypes'
import { useExercises } from './repetition-list'
import { useRepetitionFilters } from './use-repetition-filters'

const CARDS = ['a', 'b', 'c', 'd']

/** Lessons to repeat, and links to word and audio repetitions (L-EXLS). */
const ExercisesPage = observer(function ExercisesPage() {
  const { t } = useTranslation(['learning', 'repetition', 'common'])
  usePageTitle(t('repetition:title'))
  const reads = useExercises()
  const lang = session.targetLang
  const list = useRepetitionFilters(lang)
  return (
    <Page>
      <PageHeader title={t('repetition:title')} note={t(languageOf(lang).fullNameTK)} />
      <ReadStates
        reads={reads}
        skeleton={
          <>
            {hasRepetitionTypes() && <Skeleton height={216} radius={24} />}
            <Skeleton height={84} radius={12} />
            <Grid columns={2}>
              {CARDS.map((card) => (
                <Skeleton key={card} height={146} radius={16} />
              ))}
            </Grid>
          </>
        }
      >
        {(data) => <RepetitionLists data={data} list={list} />}
      </ReadStates>
    </Page>
  )
})

export default ExercisesPage

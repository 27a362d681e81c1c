import { languageOf } from '@mowka/domain/languages/languages'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Grid, Page, PageHeader, Skeleton } from '@mowka/kernel/ui'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { GrammarList } from './GrammarList'
import { GrammarTopic } from './GrammarTopic'
import { topicsOf } from './grammar-topics'

const TILES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The grammar of the language that the learner learns: all topics, or one with its lesson's id in the address. */
const GrammarPage = observer(function GrammarPage() {
  const { t } = useTranslation(['teaching', 'common'])
  const { lessonId } = useParams()
  const reads = useReads({ grammar: read('getGrammar') })
  const grammar = reads.state === 'ready' ? reads.data.grammar : null
  const topics = useMemo(() => (grammar ? topicsOf(grammar) : []), [grammar])
  usePageTitle(topics.find((topic) => topic.lesson.lessonId === lessonId)?.plainTitle ?? t('grammar.title'))

  if (grammar && lessonId !== undefined)
    return <GrammarTopic key={lessonId} topics={topics} lessonId={lessonId} isLocked={grammar.isLocked} />
  return (
    <Page>
      <PageHeader title={t('grammar.title')} note={t(languageOf(session.targetLang).fullNameTK)} />
      <ReadStates
        reads={reads}
        skeleton={
          <>
            <Skeleton height={84} radius={12} />
            <Grid columns={2}>
              {TILES.map((tile) => (
                <Skeleton key={tile} height={96} radius={16} />
              ))}
            </Grid>
          </>
        }
      >
        {({ grammar: { isLocked } }) => <GrammarList topics={topics} isLocked={isLocked} />}
      </ReadStates>
    </Page>
  )
})

export default GrammarPage

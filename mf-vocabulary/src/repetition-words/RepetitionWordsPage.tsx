import { paths } from '@mowka/contract/routes'
import { warsawDay } from '@mowka/domain/time'
import { WORDS_PER_PAGE } from '@mowka/domain/word/word'
import { hasPage, touch, usePageTitle } from '@mowka/kernel/platform'
import {
  Button,
  IconButton,
  media,
  Page,
  queries,
  ResponsiveDialog,
  Skeleton,
  Stack,
  StageChips,
  Switch,
  Text,
  tokens,
  useMediaQuery,
  useSnackbarsAbove,
} from '@mowka/kernel/ui'
import { Tabs } from '@mowka/kernel/ui/controls'
import { IconArrowLeft, IconArrowRight, IconInfoCircle } from '@mowka/kernel/ui/icons'
import { optional, type ReadState, useReads } from '@mowka/web/api'
import { useApiParts } from '@mowka/web/api/pages'
import { FailedNote, ReadStates, RefreshNote } from '@mowka/web/views'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { ActionBar } from '../word-list/ActionBar'
import { REPETITION_CHIPS } from '../word-list/stage'
import { WordCardSkeletons } from '../word-list/WordCard'
import { NoWords } from './NoWords'
import { RepetitionInfoBox } from './RepetitionInfoBox'
import { RepetitionWordList, useHiddenWords } from './RepetitionWordList'

const Charts = lazy(() => import(/* webpackChunkName: "part-wordCharts" */ '../word-forecast/WordCharts'))

/** Forecast and retention; the charts are loaded after the page. */
const WordForecast = () => (
  <Suspense fallback={<Skeleton height={268} radius={16} />}>
    <Charts />
  </Suspense>
)

/** Calls back when a page that was left open regains focus on another day. */
function useNewDay(onNewDay: () => void): void {
  const tell = useEffectEvent(onNewDay)
  useEffect(() => {
    let day = warsawDay(new Date())
    const look = () => {
      const today = warsawDay(new Date())
      if (document.hidden || today === day) return
      day = today
      tell()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    }
  }, [])
}

/** Explains the repetition schedule (V-RW-01): a dialog from 960 px, a sheet below. */
function RepetitionInfoDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('vocabulary')
  return (
    <ResponsiveDialog open={open} onClose={onClose} title={t('repetitionWords.info.title')} size="md">
      <Stack gap={4}>
        <Text>{t('repetitionWords.info.intro')}</Text>
        <StageChips reached={3} total={REPETITION_CHIPS} label={t('repetitionWords.info.chips')} />
        <Text>{t('repetitionWords.info.wrong')}</Text>
        <Text>{t('repetitionWords.info.loose')}</Text>
        <Text>{t('info.known')}</Text>
      </Stack>
    </ResponsiveDialog>
  )
}

/** Number of skeletons while the words load (V-RW-10). */
const SKELETONS = 8

/** Heading and tabs in one line, the panel below. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.s6} ${tokens.s4};
  align-items: center;
  [role='tabpanel'] { grid-column: 1 / -1; min-width: 0; }
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${tokens.s4};
    [role='tab'] { padding: 0 12px; }
  }
`
const Title = styled.div`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
`
const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.s8};
`

type Tab = 'daily' | 'allWords'

/**
 * The bottom bar: a link back to the repetitions (V-RW-11), and one to the trainer, which is labelled as loose
 * training once today's words are done (V-RW-12).
 */
function RepetitionWordsActions({ isDone, canTrain }: { isDone: boolean; canTrain: boolean }) {
  const { t } = useTranslation('vocabulary')
  const medium = useMediaQuery(queries.medium)
  const bar = useRef<HTMLElement>(null)
  useSnackbarsAbove(bar, true)
  const trains = canTrain && hasPage('repetitionWordTrainer')
  const back = hasPage('exercises') ? paths.exercises() : paths.courses()
  return (
    <ActionBar ref={bar} aria-label={t('lessonWords.actions')}>
      {medium || !trains ? (
        <Button to={back} leftIcon={<IconArrowLeft aria-hidden />}>
          {t('repetitionWords.back')}
        </Button>
      ) : (
        <IconButton variant="outline" to={back} aria-label={t('repetitionWords.back')}>
          <IconArrowLeft aria-hidden />
        </IconButton>
      )}
      {trains && (
        <Button
          // With nothing due it is not the next step.
          variant={isDone ? 'outline' : 'primary'}
          size="lg"
          to={paths.repetitionWordTrainer()}
          rightIcon={<IconArrowRight aria-hidden />}
        >
          {t(isDone ? 'repetitionWords.loose' : 'lessonWords.start')}
        </Button>
      )}
    </ActionBar>
  )
}

/**
 * The learner's words in spaced repetition: today's and all (V-RW). The tab is in the address (`?tab=all`), so that a
 * reload and the back button restore it.
 */
export default function RepetitionWordsPage() {
  const { t } = useTranslation('vocabulary')
  usePageTitle(t('repetitionWords.title'))
  const [query, setQuery] = useSearchParams()
  const [infoOpen, setInfoOpen] = useState(false)
  const [showSentences, setShowSentences] = useState(true)
  const [wantsHidden, setWantsHidden] = useState(false)

  useNewDay(() => touch(['wordStages']))

  const tab: Tab = query.get('tab') === 'all' ? 'allWords' : 'daily'
  const due = useApiParts('getDueWords', {}, WORDS_PER_PAGE)
  const active = useApiParts('getAllWords', {}, WORDS_PER_PAGE)
  const knownIds = active.state === 'ready' ? active.first.knownWordIds : []
  const hiding = useHiddenWords(knownIds)
  const allHidden = active.state === 'ready' && active.total === 0 && hiding.hidden.size > 0
  const showHidden = wantsHidden || allHidden
  const withKnown = useApiParts('getAllWords', showHidden ? { withKnown: 'true' } : null, WORDS_PER_PAGE)
  const all = showHidden ? withKnown : active
  const isDone = due.state === 'ready' && due.total === 0
  const numbers = useReads({
    stats: optional('getWordStats'),
    upcoming: optional('getUpcomingWords'),
  })

  const state = combineStates(due, active, numbers)
  const isEmpty = isDone && active.state === 'ready' && active.total === 0 && hiding.hidden.size === 0
  const list = tab === 'daily' ? due : all

  const listOf = (): ReactNode =>
    list.state === 'ready' ? (
      list.rows.length > 0 && (
        <RepetitionWordList
          key={`${tab} ${showHidden}`}
          list={list}
          hiding={hiding}
          showHidden={tab === 'allWords' && showHidden}
          showSentences={tab === 'daily' || showSentences}
        />
      )
    ) : (
      <ReadStates reads={list} skeleton={<WordCardSkeletons count={SKELETONS} />}>
        {() => null}
      </ReadStates>
    )

  return (
    <Page>
      <Frame>
        <Title>
          <h1>{t('repetitionWords.title')}</h1>
          <IconButton
            aria-label={t('repetitionWords.info.open')}
            aria-haspopup="dialog"
            onClick={() => setInfoOpen(true)}
          >
            <IconInfoCircle aria-hidden />
          </IconButton>
        </Title>
        <Tabs<Tab>
          label={t('repetitionWords.list')}
          options={[
            { value: 'daily', label: t('repetitionWords.daily'), ...countOf(due) },
            { value: 'allWords', label: t('repetitionWords.allWords'), ...countOf(active) },
          ]}
          value={tab}
          onChange={(chosen) => setQuery(chosen === 'allWords' ? { tab: 'all' } : {}, { replace: true })}
        >
          <Stack gap={6}>
            <ReadStates
              reads={state}
              skeleton={
                <>
                  <Skeleton height={112} radius={24} />
                  <WordCardSkeletons count={SKELETONS} />
                </>
              }
            >
              {({ stats, upcoming }) =>
                isEmpty ? (
                  <NoWords />
                ) : (
                  <>
                    <RepetitionInfoBox
                      due={due.state === 'ready' ? due.total : 0}
                      stats={stats}
                      upcoming={upcoming}
                    />
                    {list.state === 'ready' && list.refreshError && (
                      <RefreshNote onRetry={list.retry} retrying={list.retrying} />
                    )}
                    {numbers.state === 'ready' && numbers.optionalError && (
                      <FailedNote onRetry={numbers.retry} retrying={numbers.retrying}>
                        {t('repetitionWords.numbersFailed')}
                      </FailedNote>
                    )}
                    {tab === 'daily' ? (
                      <WordForecast />
                    ) : (
                      <Switches>
                        <Switch
                          label={t('switch.sentences')}
                          checked={showSentences}
                          onChange={setShowSentences}
                        />
                        <Switch
                          label={t('switch.hidden', { count: hiding.hidden.size })}
                          checked={showHidden}
                          disabled={allHidden}
                          onChange={setWantsHidden}
                        />
                      </Switches>
                    )}
                    {listOf()}
                  </>
                )
              }
            </ReadStates>
          </Stack>
        </Tabs>
      </Frame>
      <RepetitionInfoDialog open={infoOpen} onClose={() => setInfoOpen(false)} />
      <RepetitionWordsActions isDone={isDone} canTrain={state.state === 'ready' && !isEmpty && !allHidden} />
    </Page>
  )
}

type Lists = ReturnType<typeof useApiParts<'getDueWords'>> | ReturnType<typeof useApiParts<'getAllWords'>>

/** The count on a tab, once it is known. */
const countOf = (list: Lists) => (list.state === 'ready' ? { count: list.total } : {})

/** Combined state of the page; the empty state depends on both lists (V-RW-02). */
function combineStates<Data>(due: Lists, all: Lists, numbers: ReadState<Data>): ReadState<Data> {
  for (const each of [due, all]) {
    if (each.state === 'failed' || each.state === 'locked' || each.state === 'missing') return each
  }
  if (due.state === 'loading' || all.state === 'loading') return { state: 'loading' }
  return numbers
}

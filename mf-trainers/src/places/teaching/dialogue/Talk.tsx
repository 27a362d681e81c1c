import type { Course } from '@mowka/contract/schemas/learning'
import type { LessonDialogue } from '@mowka/contract/schemas/lesson-teaching'
import { localKeys } from '@mowka/domain/browser/storage-keys'
import { audio } from '@mowka/kernel/platform/study'
import { stored } from '@mowka/kernel/storage'
import { Alert, Button, IconButton, Muted, queries, Stack, Switch, useMediaQuery } from '@mowka/kernel/ui'
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@mowka/kernel/ui/icons'
import {
  ActionBar,
  ActionPair,
  Body,
  PrimaryAction,
  type Shortcut,
  SidePanel,
  Task,
  TopBar,
  useEnter,
  useShortcut,
} from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { RateButton } from '../../../core/screen/actions'
import { DialogueStore } from './dialogue-store'
import { Lines } from './Lines'
import { toggled } from './toggled'

const dialogueInPolish = stored(localKeys.dialogueInPolish, v.boolean())

const playKey: Shortcut = { does: 'play', keys: ['Space'] }
const previousKey: Shortcut = { does: 'previous', keys: ['ArrowUp'] }
const nextKey: Shortcut = { does: 'next', keys: ['ArrowDown'] }
const polishKey: Shortcut = { does: 'polish', keys: ['t'] }

/** The lines of a dialogue with a player. */
export const Talk = observer(function Talk({
  dialogue,
  course,
  heading,
  closeTo,
  onDone,
}: {
  dialogue: LessonDialogue
  course: Course
  heading: ReactNode
  closeTo: string
  onDone: () => void
}) {
  const { t } = useTranslation('teaching')
  const isWide = useMediaQuery(queries.medium)
  const { lines, speakers } = dialogue
  const all = lines.map((_, index) => index)
  const [store] = useState(() => new DialogueStore(lines, { play: (id) => audio.play(id), stop: audio.stop }))
  const [polish, setPolish] = useState<ReadonlySet<number>>(
    () => new Set(dialogueInPolish.read() === true ? all : []),
  )
  useEffect(() => store.pause, [store])

  const goOn = () => {
    store.pause()
    onDone()
  }
  const togglePolish = (line: number) => setPolish(toggled(polish, line))
  const showAll = (isShown: boolean) => {
    dialogueInPolish.write(isShown)
    setPolish(new Set(isShown ? all : []))
  }
  useEnter(goOn)
  useShortcut(playKey, () => void store.toggle())
  useShortcut(previousKey, () => store.step(-1))
  useShortcut(nextKey, () => store.step(1))
  useShortcut(polishKey, () => togglePolish(store.at))

  const primary = <PrimaryAction label={t('dialogue.toQuestions')} compact={!isWide} onPress={goOn} />
  const playIcon = store.isPlaying ? <IconPlayerPause aria-hidden /> : <IconPlayerPlay aria-hidden />
  const playLabel = t(store.isPlaying ? 'dialogue.pause' : 'dialogue.playAll')
  const allPolish = (
    <Switch label={t('dialogue.allPolish')} checked={polish.size === lines.length} onChange={showAll} />
  )
  return (
    <>
      <TopBar
        close={{ to: closeTo, label: t('close') }}
        progress={{
          percent: ((store.reached + 1) / lines.length) * 100,
          label: t('dialogue.progress'),
          valueText: t('dialogue.progressValue', { at: store.reached + 1, all: lines.length }),
          tone: 'normal',
          position: `${store.at + 1} / ${lines.length}`,
        }}
      />
      <Body>
        <div>
          {heading}
          <Task>
            <p>{t('dialogue.task')}</p>
            {isWide && <p>{t('dialogue.speakers', { a: speakers.a.name, b: speakers.b.name })}</p>}
          </Task>
          <Stack gap={4}>
            {store.hasFailed && (
              <Alert
                kind="error"
                actions={
                  <Button size="sm" onClick={() => void store.toggle()}>
                    {t('dialogue.retry')}
                  </Button>
                }
              >
                {t('dialogue.failed')}
              </Alert>
            )}
            <Lines
              dialogue={dialogue}
              store={store}
              lang={course.targetLang}
              polish={polish}
              onPolish={togglePolish}
            />
            {!isWide && allPolish}
          </Stack>
        </div>
        {isWide && (
          <SidePanel label={t('side')} actions={primary}>
            <Stack gap={3}>
              <Button fullWidth leftIcon={playIcon} onClick={() => void store.toggle()}>
                {playLabel}
              </Button>
              <ActionPair>
                <Button aria-label={t('dialogue.previous')} onClick={() => store.step(-1)}>
                  <IconChevronLeft aria-hidden />
                </Button>
                <Button aria-label={t('dialogue.next')} onClick={() => store.step(1)}>
                  <IconChevronRight aria-hidden />
                </Button>
              </ActionPair>
              <RateButton />
              {allPolish}
              <Muted size={13}>{t('dialogue.keys')}</Muted>
            </Stack>
          </SidePanel>
        )}
      </Body>
      {!isWide && (
        <ActionBar label={t('side')} primary={primary}>
          <IconButton variant="outline" aria-label={playLabel} onClick={() => void store.toggle()}>
            {playIcon}
          </IconButton>
          <RateButton compact />
        </ActionBar>
      )}
    </>
  )
})

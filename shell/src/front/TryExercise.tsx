import { type SampleExercise, type SampleLang, samples } from '@mowka/domain/exercise/samples'
import { langTag, textIn } from '@mowka/domain/languages/languages'
import { RemoteWidget } from '@mowka/kernel/platform'
import { Button, Flag, Mascot, media, SpeechBubble, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { remoteLoader } from '../remotes/remote-loader'
import { check, lay, newTryout, putBack, retry } from './tryout'

const sampleLangs = Object.values(samples).map(({ answerLang }) => answerLang)

const Box = styled.section`
  padding: ${tokens.s5} ${tokens.s6} ${tokens.s6};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.r24};
  background: ${tokens.card};
  box-shadow: ${tokens.lift1};
  h2 { font-size: ${tokens.fs18}; }
  ${media.phone} { padding: ${tokens.s4}; margin-inline: -6px; }
`
const Area = styled.div`
  outline: none;
`
const Languages = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 60px));
  gap: ${tokens.s1};
  min-width: 0;
  margin: ${tokens.s3} 0 ${tokens.s4};
  padding: 0;
  border: 0;
`
const Language = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 44px;
  border: 1.5px solid transparent;
  border-radius: ${tokens.r12};
  cursor: pointer;
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
  ${media.hover} { &:hover { background: ${tokens.sunken}; } }
  &:has(:checked) { border-color: ${tokens.text}; background: ${tokens.sparkSoft}; }
  &:has(:focus-visible) { outline: 3px solid ${tokens.focus}; outline-offset: 2px; }
  ${media.forcedColors} { &:has(:checked) { outline: 2px solid Highlight; } }
`
const Turn = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${tokens.s3};
  align-items: end;
  margin-bottom: ${tokens.s3};
  ${media.phone} { grid-template-columns: 36px minmax(0, 1fr); gap: ${tokens.s2}; svg { width: 36px; } }
`
const Question = styled(SpeechBubble)`
  padding: ${tokens.s3} ${tokens.s5};
  background: ${tokens.page};
  font-size: ${tokens.fs22};
  font-weight: 700;
  line-height: 1.3;
  ${media.phone} { padding: ${tokens.s3} ${tokens.s4}; font-size: 1.25rem; }
`
const Tray = styled(SpeechBubble).attrs({ me: true })<{ $isRight: boolean | null }>`
  ${({ $isRight }) => $isRight === null && 'min-height: 106px;'}
  margin-left: 56px;
  padding: 10px ${tokens.s4} ${tokens.s4};
  border: 1.5px solid ${({ $isRight }) =>
    $isRight === null ? tokens.lineStrong : $isRight ? tokens.success : tokens.danger};
  ${media.phone} { margin-left: 0; }
`
const Label = styled.p`
  margin-bottom: ${tokens.s2};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 800;
`
const Blocks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s2};
`
const Pool = styled(Blocks)`
  margin: ${tokens.s4} 0 0 56px;
  ${media.phone} { margin-left: 0; }
`
const Block = styled.button`
  min-width: 44px;
  min-height: 44px;
  padding: 0 14px;
  border: 1.5px solid ${tokens.lineStrong};
  border-bottom-width: 3px;
  border-radius: ${tokens.r12};
  background: ${tokens.card};
  font-size: ${tokens.fs18};
  font-weight: 700;
  line-height: 1;
  cursor: pointer;
  transition: transform ${tokens.fast} ${tokens.ease};
  ${media.hover} { &:hover { transform: translateY(-1px); } }
  /* A laid block leaves its outline, so that nothing moves. */
  &[aria-disabled='true'] {
    border: 1.5px dashed ${tokens.lineStrong};
    background: none;
    color: transparent;
    opacity: 0.6;
    cursor: default;
    transform: none;
  }
  ${media.phone} { padding: 0 12px; }
`
const NextSlot = styled.span.attrs({ 'aria-hidden': true })`
  min-width: 72px;
  min-height: 44px;
  border: 1.5px dashed ${tokens.lineStrong};
  border-radius: ${tokens.r12};
`
const Written = styled.p`
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.35;
`
const Feedback = styled.div`
  margin-top: ${tokens.s3};
  &:empty { display: none; }
`
const Actions = styled.div`
  display: grid;
  gap: ${tokens.s2};
  margin: ${tokens.s5} 0 0 56px;
  ${media.phone} { margin-left: 0; }
`
const Keys = styled.p`
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  text-align: center;
  ${media.belowMedium} { display: none; }
`

/** The code of the feedback is loaded with the first block. */
const loadFeedback = () => remoteLoader().prefetch('trainers', 'widgets', 'SampleResult')

/** One sample exercise. Keys work while the focus is inside, as in the trainer. */
function Sample({
  sample,
  onSignUp,
  onOther,
}: {
  sample: SampleExercise
  onSignUp: () => void
  /** Opens the sample of the next language. */
  onOther: () => void
}) {
  const { t } = useTranslation('front')
  const { adverbOf } = useLanguageNames()
  const [tryout, setTryout] = useState(() => newTryout(sample))
  const label = useId()
  const box = useRef<HTMLDivElement>(null)
  const { laid, checked, isRight } = tryout
  const { answerLang, blocks } = sample
  const inLanguage = textIn(langTag(answerLang))
  const isChoosing = checked === null

  // The next step has the focus after a verdict, so that Enter continues.
  useEffect(() => {
    if (isRight !== null) box.current?.querySelector<HTMLElement>('[data-next]')?.focus()
  }, [isRight])

  const layBlock = (place: number) => {
    loadFeedback()
    setTryout((now) => lay(now, place, sample))
  }
  const checkAnswer = () => setTryout((now) => check(now, sample))
  const retryAnswer = () => {
    setTryout((now) => retry(now, sample))
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isChoosing || event.ctrlKey || event.altKey || event.metaKey) return
    const last = laid.at(-1)
    if (/^[1-9]$/.test(event.key)) layBlock(Number(event.key) - 1)
    else if (event.key === 'Backspace' && last !== undefined) setTryout((now) => putBack(now, last))
    else if (
      event.key === 'Enter' &&
      !(event.target instanceof HTMLButtonElement && isActive(event.target))
    ) {
      event.preventDefault()
      checkAnswer()
    }
  }

  return (
    <Area ref={box} role="group" aria-label={t('try.label')} tabIndex={-1} onKeyDown={onKeyDown}>
      <Turn>
        <Mascot size={44} face={isRight === false ? 'glance' : 'happy'} />
        <Question as="p" lang="pl">
          {sample.example}
        </Question>
      </Turn>
      <Tray $isRight={isRight}>
        <Label id={label}>
          {isChoosing ? t('try.task', { adverb: adverbOf(answerLang) }) : t('try.answer')}
        </Label>
        {isChoosing ? (
          <Blocks role="group" aria-labelledby={label} {...inLanguage}>
            {laid.map((place) => (
              <Block
                key={place}
                type="button"
                aria-label={t('try.putBack', { word: blocks[place] })}
                onClick={() => setTryout((now) => putBack(now, place))}
              >
                {blocks[place]}
              </Block>
            ))}
            {laid.length < blocks.length && <NextSlot />}
          </Blocks>
        ) : (
          <Written {...inLanguage}>{checked}</Written>
        )}
      </Tray>
      {isChoosing && (
        <Pool role="group" aria-label={t('try.blocks')} {...inLanguage}>
          {blocks.map((text, place) => (
            <Block
              key={place}
              type="button"
              aria-disabled={laid.includes(place) || undefined}
              aria-keyshortcuts={String(place + 1)}
              onClick={() => layBlock(place)}
            >
              {text}
            </Block>
          ))}
        </Pool>
      )}
      <Feedback role="status">
        {checked !== null && (
          <RemoteWidget
            name="trainers/SampleResult"
            sample={sample}
            input={checked}
            onResult={(verdict) => setTryout((now) => ({ ...now, isRight: verdict }))}
          />
        )}
      </Feedback>
      <Actions>
        {isRight === true ? (
          <>
            <Button variant="primary" size="lg" data-next onClick={onSignUp}>
              {t('try.signUp')}
            </Button>
            <Button variant="ghost" onClick={onOther}>
              {t('try.other')}
            </Button>
          </>
        ) : isRight === false ? (
          <>
            <Button variant="primary" size="lg" data-next onClick={retryAnswer}>
              {t('try.again')}
            </Button>
            <Button variant="ghost" onClick={onSignUp}>
              {t('try.signUp')}
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="primary"
              size="lg"
              aria-disabled={laid.length === 0}
              loading={!isChoosing}
              onClick={checkAnswer}
            >
              {t('try.check')}
            </Button>
            <Keys>{t('try.keys', { count: blocks.length })}</Keys>
          </>
        )}
      </Actions>
    </Area>
  )
}

/** Whether Enter presses the button itself. A laid block has no action left. */
const isActive = (button: HTMLButtonElement): boolean => button.getAttribute('aria-disabled') !== 'true'

/** A card with one exercise per language, to try without an account. */
export function TryExercise({
  lang,
  onLang,
  onSignUp,
}: {
  lang: SampleLang
  onLang: (lang: SampleLang) => void
  onSignUp: () => void
}) {
  const { t } = useTranslation('front')
  const { titleOf } = useLanguageNames()
  const next = sampleLangs[(sampleLangs.indexOf(lang) + 1) % sampleLangs.length] ?? lang
  return (
    <Box>
      <h2>{t('try.title')}</h2>
      <Languages>
        <VisuallyHidden as="legend">{t('try.languages')}</VisuallyHidden>
        {sampleLangs.map((each) => (
          <Language key={each} title={titleOf(each)}>
            <input
              type="radio"
              name="sample"
              aria-label={titleOf(each)}
              checked={each === lang}
              onChange={() => onLang(each)}
            />
            <Flag langCode={each} size={32} />
          </Language>
        ))}
      </Languages>
      <Sample key={lang} sample={samples[lang]} onSignUp={onSignUp} onOther={() => onLang(next)} />
    </Box>
  )
}

import { paths } from '@mowka/shared/contract/routes'
import { Button, media, Text } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled, { createGlobalStyle } from 'styled-components'
import { consent } from './consent-store'

const Box = styled.section<{ $aboveBar: boolean }>`
  position: fixed;
  right: var(--mw-5);
  bottom: var(--mw-5);
  z-index: 60;
  display: grid;
  gap: var(--mw-3);
  width: min(420px, 100% - 2 * var(--mw-4));
  padding: var(--mw-5);
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-16);
  background: var(--mw-float);
  box-shadow: var(--mw-lift-2);
  color: var(--mw-text);
  ${media.belowMedium} {
    right: var(--mw-4);
    bottom: calc(${({ $aboveBar }) => ($aboveBar ? 'var(--mw-bottom-bar) + ' : '')}var(--mw-3) + env(safe-area-inset-bottom));
    padding: var(--mw-4);
  }
`
/** What gets the focus scrolls out from under the box (WCAG 2.4.11). */
const KeepFocusInSight = createGlobalStyle`html { scroll-padding-bottom: 280px; }`
const Title = styled.h2`font-size: var(--mw-fs-18);`
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mw-3);
  > * { flex: 1 1 120px; }
`

/**
 * Asks once whether sessions may be recorded. Not a dialog: it covers little, takes no focus and can wait. Both
 * answers look alike, so that neither is pushed.
 */
export const ConsentBanner = observer(function ConsentBanner({
  aboveBar = false,
}: {
  /** The learner's bar is below it on phones. */
  aboveBar?: boolean
}) {
  const { t } = useTranslation('shell')
  const id = useId()
  if (!consent.isQuestionOpen) return null
  return (
    <Box aria-labelledby={id} $aboveBar={aboveBar}>
      <KeepFocusInSight />
      <Title id={id}>{t('consent.title')}</Title>
      <Text size={14}>
        {t('consent.text')} <Link to={paths.cookies()}>{t('consent.more')}</Link>
      </Text>
      <Choices>
        <Button onClick={() => consent.answer(false)}>{t('consent.decline')}</Button>
        <Button onClick={() => consent.answer(true)}>{t('consent.accept')}</Button>
      </Choices>
    </Box>
  )
})

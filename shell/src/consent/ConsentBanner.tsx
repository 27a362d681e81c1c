import { paths } from '@mowka/contract/routes'
import { Button, media, Text } from '@mowka/kernel/ui'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { consent } from './consent-store'

// In the page flow, after the content, so that it covers nothing.
const Box = styled.section<{ $aboveBar: boolean }>`
  display: grid;
  gap: var(--mw-3);
  width: min(100% - 2 * var(--mw-gutter), 560px);
  margin: 0 auto var(--mw-8);
  padding: var(--mw-5);
  border: 1px solid var(--mw-line);
  border-radius: var(--mw-r-16);
  background: var(--mw-card);
  ${media.belowMedium} {
    margin-bottom: calc(${({ $aboveBar }) => ($aboveBar ? 'var(--mw-bottom-bar) + ' : '')}var(--mw-4) + env(safe-area-inset-bottom));
    padding: var(--mw-4);
  }
`
const Title = styled.h2`font-size: var(--mw-fs-18);`
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--mw-3);
  > * { flex: 1 1 120px; }
`

/**
 * Asks once for consent to session recordings. Not a dialog: it covers nothing, takes no focus and can wait. Both
 * buttons look alike, so that neither is favoured.
 */
export const ConsentBanner = observer(function ConsentBanner({
  aboveBar = false,
}: {
  /** Whether the learner's bottom bar is below it on phones. */
  aboveBar?: boolean
}) {
  const { t } = useTranslation('shell')
  const id = useId()
  if (!consent.isQuestionOpen) return null
  return (
    <Box aria-labelledby={id} $aboveBar={aboveBar}>
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

import type { AttemptResult } from '@mowka/contract/schemas/attempt'
import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag } from '@mowka/domain/languages'
import { Badge, type BadgeTone, Card, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${tokens.s2} ${tokens.s4};
  dt { color: ${tokens.muted}; }
  dd { overflow-wrap: anywhere; }
`
const tones: Record<AttemptResult['resultCategory'], BadgeTone> = {
  CORRECT: 'success',
  MINOR_ERROR: 'spark',
  ERROR: 'danger',
}

/** Details of the last result that learners don't see: its category and the answer that was compared. */
export function Verdict({ result, lang }: { result: AttemptResult; lang: LangCode }) {
  const { t } = useTranslation('admin')
  const foreign = langTag(lang)
  return (
    <Card as="section" aria-label={t('checker.verdict')}>
      <Facts>
        <dt>{t('checker.category')}</dt>
        <dd>
          <Badge tone={tones[result.resultCategory]}>
            {t(`checker.categories.${result.resultCategory}`)}
          </Badge>
        </dd>
        <dt>{t('checker.userInput')}</dt>
        <dd lang={foreign}>{result.userInput}</dd>
        <dt>{t('checker.comparedWith')}</dt>
        <dd lang={foreign}>{result.comparedWith}</dd>
        <dt>{t('checker.accepted')}</dt>
        <dd>{result.alternativeAnswers.length + 1}</dd>
        {result.comment && (
          <>
            <dt>{t('checker.comment')}</dt>
            <dd>{result.comment}</dd>
          </>
        )}
      </Facts>
    </Card>
  )
}

import { textIn } from '@mowka/domain/languages'
import { SpeechBubble, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconCheck, IconEar, IconX } from '@mowka/kernel/ui/icons'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import type { HeardWord, Overlay } from './heard-words'

const Box = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  padding: ${tokens.s4} ${tokens.s5};
  h2 { font-size: ${tokens.fs16}; letter-spacing: 0; }
`
const Words = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s3} ${tokens.s2};
  margin-top: ${tokens.s3};
  li { display: grid; justify-items: center; gap: 2px; }
`
const looks: Record<HeardWord['mark'], ReturnType<typeof css>> = {
  said: css`background: ${tokens.successSoft}; color: ${tokens.successInk};`,
  moved: css`border-color: ${tokens.lineStrong};`,
  different: css`
    background: ${tokens.dangerSoft};
    color: ${tokens.dangerInk};
    text-decoration: underline wavy;
    text-underline-offset: 4px;
    text-decoration-thickness: 1.5px;
  `,
  missing: css`border: 1.5px dashed ${tokens.danger}; color: ${tokens.danger};`,
}
const Word = styled.b<{ $mark: HeardWord['mark'] }>`
  padding: 4px 10px;
  border: 1.5px solid transparent;
  border-radius: ${tokens.r12};
  font-size: ${tokens.fs18};
  line-height: 1.35;
  ${({ $mark }) => looks[$mark]}
`
const ReportStatus = styled.span<{ $mark: HeardWord['mark'] }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${({ $mark }) => ($mark === 'said' ? tokens.success : $mark === 'moved' ? tokens.muted : tokens.danger)};
  font-size: ${tokens.fs13};
  font-weight: 700;
  svg { width: 16px; height: 16px; }
`
const Extra = styled.p`
  margin-top: ${tokens.s3};
  padding-top: ${tokens.s3};
  border-top: 1px solid ${tokens.line};
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`
const icons: Record<HeardWord['mark'], ReactNode> = {
  said: <IconCheck aria-hidden />,
  moved: <IconEar aria-hidden />,
  different: <IconEar aria-hidden />,
  missing: <IconX aria-hidden />,
}

/** The recognized words over the sentence: each word has a background or border, an icon and a text for its state. */
export function HeardWords({ overlay, tag }: { overlay: Overlay; tag: string }) {
  const { t } = useTranslation('trainers')
  const id = useId()
  const { words, extra } = overlay
  const said = words.filter(({ mark }) => mark === 'said').length
  return (
    <Box>
      <div role="status">
        <h2 id={id}>{t('speaking.heard.count', { count: words.length, said })}</h2>
      </div>
      <Words role="list" aria-labelledby={id}>
        {words.map(({ text, mark, heard }, place) => (
          <li key={place}>
            <Word $mark={mark} {...textIn(tag)}>
              {text}
            </Word>
            <VisuallyHidden>, </VisuallyHidden>
            <ReportStatus $mark={mark}>
              {icons[mark]}
              {mark === 'different' ? (
                <span>
                  {t('speaking.heard.different')} <q {...textIn(tag)}>{heard}</q>
                </span>
              ) : (
                <span>{t(`speaking.heard.${mark}`)}</span>
              )}
            </ReportStatus>
          </li>
        ))}
      </Words>
      {extra.length > 0 && (
        <Extra>
          {t('speaking.heard.extra')} <span {...textIn(tag)}>{extra.join(', ')}</span>
        </Extra>
      )}
    </Box>
  )
}

import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag, textIn } from '@mowka/domain/languages'
import { tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Box = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 44px;
  padding: 0 ${tokens.s3};
  border-radius: ${tokens.r12};
  background: ${tokens.navySoft};
  font-size: ${tokens.fs22};
  font-weight: 800;
  line-height: 1;
`

/** The article of a German word, which is displayed and never typed (V-WEX-15). */
export function FixedArticle({ article, lang, id }: { article: string; lang: LangCode; id?: string }) {
  const { t, i18n } = useTranslation('vocabulary')
  return (
    <Box id={id} {...textIn(langTag(lang))}>
      <VisuallyHidden lang={i18n.language} translate="yes">
        {t('wordTrainer.article')}{' '}
      </VisuallyHidden>
      {article}
    </Box>
  )
}

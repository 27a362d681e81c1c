import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import { useTranslation } from 'react-i18next'

/** Returns the name of a level: "Niemiecki A1". */
export function useLevelName(): (lang: LangCode, level: CefrLevel) => string {
  const { t } = useTranslation('common')
  return (lang, level) => `${t(`language.${lang}`)} ${level}`
}

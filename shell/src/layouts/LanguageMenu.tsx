import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import { languageOf } from '@mowka/domain/languages/languages'
import { session } from '@mowka/kernel/session'
import { Flag, Menu } from '@mowka/kernel/ui'
import { IconChevronDown } from '@mowka/kernel/ui/icons'
import { read, useReads, useWrite } from '@mowka/web/api'
import { useLanguageNames } from '@mowka/web/views/learning-language'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { barButton } from './bar'

const Trigger = styled.button`${barButton}`

/** Switches the target language between those on sale, with a link to all languages. */
export const LanguageMenu = observer(function LanguageMenu() {
  const { t } = useTranslation(['shell', 'common'])
  const { nameOf } = useLanguageNames()
  const reads = useReads({ products: read('getProducts') })
  const onSale = reads.state === 'ready' ? reads.data.products : []
  const lang = session.targetLang
  const offered = [...new Set([lang, ...onSale.map((product) => product.targetLang)])]
  const save = useWrite('patchUserMetadata', { onAnswer: (user) => session.setUser(user) })

  const choose = async (next: LangCode) => {
    session.setTargetLang(next)
    const { ok } = await save.run({ body: { action: 'learn-lang', payload: { learnLang: next } } })
    // Another language may have been chosen meanwhile.
    if (!ok && session.targetLang === next) session.setTargetLang(lang)
  }

  return (
    <Menu
      label={t('language.menu')}
      align="end"
      trigger={(props) => (
        <Trigger type="button" aria-label={t('language.button', { lang: nameOf(lang) })} {...props}>
          <Flag langCode={lang} />
          <IconChevronDown size={16} aria-hidden />
        </Trigger>
      )}
      items={[
        ...offered.map((code) => ({
          id: code,
          label: t(languageOf(code).fullNameTK),
          icon: <Flag langCode={code} />,
          checked: code === lang,
          onSelect: () => void choose(code),
        })),
        { divider: true as const },
        { label: t('language.all'), to: paths.selectLanguage() },
      ]}
    />
  )
})

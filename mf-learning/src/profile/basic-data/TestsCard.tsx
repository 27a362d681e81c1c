import { paths } from '@mowka/contract/routes'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { LanguageEntry, User } from '@mowka/contract/schemas/user'
import { langToPath, languages } from '@mowka/domain/languages/languages'
import { formatDate } from '@mowka/domain/time'
import { hasPage } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Badge, Button, Flag, Muted, media, VisuallyHidden } from '@mowka/kernel/ui'
import { IconRefresh } from '@mowka/kernel/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useSaveLanguage } from '../../select-language/use-save-language'
import { ProfileCard } from '../ProfileCard'

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th { padding: 0 var(--mw-3) var(--mw-2) 0; color: var(--mw-muted); font-size: var(--mw-fs-14); text-align: left; }
  td { height: 60px; padding: 6px var(--mw-3) 6px 0; border-top: 1px solid var(--mw-line); }
  td:first-child > span { display: inline-flex; align-items: center; gap: var(--mw-3); font-weight: 800; }
  th:last-child, td:last-child { padding-right: 0; text-align: right; }
  ${media.phone} {
    th, td { padding-right: var(--mw-2); font-size: var(--mw-fs-14); }
    td:first-child > span { gap: var(--mw-2); }
    /* Icon-only button. */
    td:last-child button { width: 44px; padding-inline: 0; }
  }
  /* The name alone identifies the language. */
  @media (max-width: 359.98px) {
    th, td { padding-right: var(--mw-1); }
    td:first-child svg { display: none; }
  }
`
const Words = styled.span`
  ${media.phone} { display: none; }
`

type Completed = { lang: LangCode; entry: LanguageEntry & { levelingTestCompletedAt: string } }

const completed = ({ userMetadata }: User): Completed[] =>
  languages.flatMap(({ langCode }) => {
    const entry = userMetadata.languages[langCode]
    const at = entry?.levelingTestCompletedAt
    return entry?.levelingTestStatus === 'FINISHED' && at
      ? [{ lang: langCode, entry: { ...entry, levelingTestCompletedAt: at } }]
      : []
  })

/** Opens the test of a language after making it the target language, which the test requires (L-TEST-05). */
function useTestAgain() {
  const navigate = useNavigate()
  const saveLanguage = useSaveLanguage()
  const [opening, setOpening] = useState<LangCode | null>(null)

  const open = async (lang: LangCode) => {
    if (lang !== session.targetLang) {
      setOpening(lang)
      const user = await saveLanguage(lang, session.isOnboarded)
      setOpening(null)
      if (!user) return
      session.setTargetLang(lang)
      session.setUser(user)
    }
    void navigate(paths.levelingTest({ lang: langToPath(lang) }))
  }

  return { opening, open }
}

/** The completed leveling tests, each with a button that repeats it (L-PROF-13, L-PROF-14). */
export function TestsCard({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'common'])
  const tests = completed(user)
  const canTest = hasPage('levelingTest')
  const again = useTestAgain()
  return (
    <ProfileCard title={t('tests.title')}>
      {tests.length === 0 ? (
        <Muted as="p">{t('tests.none')}</Muted>
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('tests.language')}</th>
              <th scope="col">{t('tests.level')}</th>
              <th scope="col">{t('tests.date')}</th>
              <th scope="col">
                <VisuallyHidden>{t('tests.again')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {tests.map(({ lang, entry }) => (
              <tr key={lang}>
                <td>
                  <span>
                    <Flag langCode={lang} />
                    {t(`common:language.${lang}`)}
                  </span>
                </td>
                <td>
                  <Badge>{entry.level}</Badge>
                </td>
                <td>{formatDate(entry.levelingTestCompletedAt)}</td>
                <td>
                  {canTest && (
                    <Button
                      leftIcon={<IconRefresh aria-hidden />}
                      loading={again.opening === lang}
                      onClick={() => void again.open(lang)}
                      aria-label={t('tests.againIn', { language: t(`common:language.${lang}`) })}
                    >
                      <Words>{t('tests.again')}</Words>
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </ProfileCard>
  )
}

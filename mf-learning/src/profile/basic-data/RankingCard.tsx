import type { User } from '@mowka/contract/schemas/user'
import { maxLength, minLength, required } from '@mowka/domain/rules'
import { Stack, Switch } from '@mowka/kernel/ui'
import { Form, FormActions, notifyUnlessFieldErrors, TextInput } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'
import { ProfileCard } from '../ProfileCard'
import { useSaveAccount } from '../use-save-account'

type Nickname = { nickname: string }

/** The nickname in rankings, and the opt-out (L-PROF-16, C36). */
export function RankingCard({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'common'])
  const { nickname, hiddenFromRanking } = user.userMetadata
  const name = useSaveAccount({
    success: () => t('ranking.saved'),
    failure: (error) => (notifyUnlessFieldErrors(error) === null ? null : t('ranking.failed')),
  })
  const visibility = useSaveAccount({})
  return (
    <ProfileCard title={t('ranking.title')}>
      <Stack gap={4}>
        <Form<Nickname>
          initialValues={{ nickname }}
          save={(payload) => name.save({ action: 'nickname', payload })}
          aria-label={t('ranking.title')}
        >
          <Stack gap={4}>
            <TextInput<Nickname>
              name="nickname"
              label={t('ranking.nickname')}
              note={t('ranking.note')}
              rules={[required, minLength(2), maxLength(40)]}
              autoComplete="nickname"
            />
            <FormActions submit={t('common:save')} variant="outline" />
          </Stack>
        </Form>
        <Switch
          label={t('ranking.hidden')}
          note={t('ranking.hiddenNote')}
          checked={hiddenFromRanking}
          disabled={visibility.busy}
          onChange={(hidden) =>
            void visibility.save({ action: 'ranking', payload: { hiddenFromRanking: hidden } })
          }
        />
      </Stack>
    </ProfileCard>
  )
}

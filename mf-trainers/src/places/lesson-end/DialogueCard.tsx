import { Button, Card, Muted, Stack, tokens } from '@mowka/kernel/ui'
import { IconMessages } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

const Title = styled.h2`
  font-size: ${tokens.fs18};
`

/** Card at the end of a lesson that links to its dialogue. */
export function DialogueCard({ to }: { to: string }) {
  const { t } = useTranslation('trainers')
  return (
    <Card as="section">
      <Stack gap={3}>
        <div>
          <Title>{t('end.dialogue.title')}</Title>
          <Muted>{t('end.dialogue.text')}</Muted>
        </div>
        <Button fullWidth to={to} leftIcon={<IconMessages aria-hidden />}>
          {t('end.dialogue.open')}
        </Button>
      </Stack>
    </Card>
  )
}

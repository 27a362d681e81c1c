import { signOut } from '@mowka/kernel/platform'
import { Button, Dialog } from '@mowka/kernel/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Countdown before the redirect, in seconds (L-ACC-06). */
const SECONDS = 5

/** Confirmation after the account was deleted; redirects to the public site. */
export function AccountDeleted({ site }: { site: string }) {
  const { t } = useTranslation('profile')
  const [left, setLeft] = useState(SECONDS)
  const go = useEffectEvent(() => signOut(site))
  useEffect(() => {
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => clearInterval(timer)
  }, [])
  const isOver = left === 0
  useEffect(() => {
    if (isOver) go()
  }, [isOver])
  return (
    <Dialog
      open
      onClose={() => {}}
      closable={false}
      role="alertdialog"
      title={t('leaving.done')}
      actions={
        <Button variant="primary" onClick={() => signOut(site)}>
          {t('leaving.goNow')}
        </Button>
      }
    >
      <p aria-live="off">{t('leaving.countdown', { count: left })}</p>
    </Dialog>
  )
}

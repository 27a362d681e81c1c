import { notify } from '@mowka/shared/platform'
import { Alert, Button } from '@mowka/shared/ui'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** What can be loaded before it is shown. */
export type Preloadable = { preload: () => void }

/**
 * A part whose code comes when it is first shown, so that no trainer's first page carries it. Until then `waiting` is
 * shown. Without a network a dialog closes with a snackbar, anything else says so in its place; another try loads again.
 * `preload` gets it before that; what is lost then is loaded when it is shown.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> & Preloadable {
  let loaded: ComponentType<Props> | null = null
  const get = async () => {
    loaded ??= (await load()).default
    return loaded
  }
  function OnDemand(props: Props & { onClose?: () => void }) {
    const { t } = useTranslation(['trainers', 'common'])
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    const [tries, setTries] = useState(1)
    const [failed, setFailed] = useState(0)
    const lose = useEffectEvent((at: number) => {
      setFailed(at)
      if (!props.onClose) return
      notify('error', t('drawer.notLoaded'))
      props.onClose()
    })
    useEffect(() => {
      if (loaded) return
      let isLeft = false
      get().then(
        (part) => {
          if (!isLeft) setPart(() => part)
        },
        () => {
          if (!isLeft) lose(tries)
        },
      )
      return () => {
        isLeft = true
      }
    }, [tries])
    if (Part) return <Part {...props} />
    if (failed < tries || props.onClose) return waiting
    return (
      <Alert
        kind="error"
        actions={
          <Button size="sm" onClick={() => setTries(tries + 1)}>
            {t('common:retry')}
          </Button>
        }
      >
        {t('drawer.notLoaded')}
      </Alert>
    )
  }
  return Object.assign(OnDemand, { preload: () => void get().catch(() => {}) })
}

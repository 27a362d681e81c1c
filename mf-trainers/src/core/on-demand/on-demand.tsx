import { whenIdle } from '@mowka/domain/browser/when-idle'
import { notify } from '@mowka/kernel/platform'
import { Alert, Button } from '@mowka/kernel/ui'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Code that can be loaded before it is needed. */
export type Preloadable = { preload: () => void }

/**
 * A component whose code loads on first use, so that it isn't part of a trainer's first page. Until then `waiting` is
 * shown. If loading fails, a dialog closes with a snackbar and anything else shows an error in its place; the next
 * use tries again. `preload` loads the code early; if that fails, it loads on first use.
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

/** Delay before preloading in browsers without `requestIdleCallback`, in ms. */
const PATIENCE = 3_000
/** Longest wait for the browser to become idle, in ms. */
const LATEST = 20_000

/**
 * Preloads code once the browser is idle and `isReady` is set, so that it can be used immediately and offline.
 */
export function usePreload(parts: readonly Preloadable[], isReady: boolean): void {
  const load = useEffectEvent(() => {
    for (const { preload } of parts) preload()
  })
  useEffect(() => {
    if (!isReady) return
    return whenIdle(() => load(), { timeout: LATEST, delay: PATIENCE })
  }, [isReady])
}

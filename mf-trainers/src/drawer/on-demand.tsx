import { notify } from '@mowka/shared/platform'
import i18next from 'i18next'
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

/**
 * A part whose code comes when it is first shown, so that no trainer's first page carries it. Until then `waiting` is
 * shown; without a network a snackbar says so, the part closes, and the next opening tries again.
 */
export function onDemand<Props extends { onClose?: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function OnDemand(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
    const lose = useEffectEvent(() => {
      notify('error', i18next.t('trainers:drawer.notLoaded'))
      props.onClose?.()
    })
    useEffect(() => {
      if (loaded) return
      let isLeft = false
      load().then(
        (module) => {
          loaded = module.default
          if (!isLeft) setPart(() => module.default)
        },
        () => {
          if (!isLeft) lose()
        },
      )
      return () => {
        isLeft = true
      }
    }, [])
    return Part ? <Part {...props} /> : waiting
  }
}

import type { ComponentType } from 'react'
import type { WidgetName, WidgetProps } from './remote'

type WidgetRenderer = ComponentType<{ name: WidgetName; props: WidgetProps[WidgetName] }>

let Renderer: WidgetRenderer | null = null

/** Gives the platform the part that loads and shows widgets. Only for the shell and tests. */
export function provideWidgetRenderer(renderer: WidgetRenderer): void {
  Renderer = renderer
}

/**
 * Shows a part of another remote, with its own skeleton and its own error: `<RemoteWidget name="learning/NoAccess" />`.
 * A remote never imports another remote.
 */
export function RemoteWidget<Name extends WidgetName>({
  name,
  ...props
}: { name: Name } & WidgetProps[Name]) {
  return Renderer && <Renderer name={name} props={props as WidgetProps[WidgetName]} />
}

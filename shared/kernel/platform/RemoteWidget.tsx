import type { ComponentType } from 'react'
import type { WidgetName, WidgetProps } from './remote'

type WidgetRenderer = ComponentType<{ name: WidgetName; props: WidgetProps[WidgetName] }>

let Renderer: WidgetRenderer | null = null

/** Installs the component that loads and renders widgets. Only for the shell and tests. */
export function provideWidgetRenderer(renderer: WidgetRenderer): void {
  Renderer = renderer
}

/**
 * Renders a widget of another remote, with its own skeleton and error state: `<RemoteWidget name="learning/NoAccess"
 * />`. Remotes never import each other.
 */
export function RemoteWidget<Name extends WidgetName>({
  name,
  ...props
}: { name: Name } & WidgetProps[Name]) {
  return Renderer && <Renderer name={name} props={props as WidgetProps[WidgetName]} />
}

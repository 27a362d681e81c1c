import { render, screen } from '@testing-library/react'
import { provideWidgetRenderer, RemoteWidget } from './remote'

test('a widget renders nothing before the shell provides the renderer', () => {
  const { container } = render(<RemoteWidget name="learning/NoAccess" courseId="c1" />)
  expect(container).toBeEmptyDOMElement()
})

test("the shell's renderer receives the name and all props of a widget", () => {
  provideWidgetRenderer(({ name, props }) => <p>{`${name} ${JSON.stringify(props)}`}</p>)
  render(<RemoteWidget name="learning/NoAccess" courseId="c1" />)
  expect(screen.getByText('learning/NoAccess {"courseId":"c1"}')).toBeInTheDocument()
})

import { render, screen } from '@testing-library/react'
import { provideWidgetRenderer, RemoteWidget } from './RemoteWidget'

test('nothing is shown before the shell said how widgets are loaded', () => {
  const { container } = render(<RemoteWidget name="learning/NoAccess" courseId="c1" />)
  expect(container).toBeEmptyDOMElement()
})

test('a widget is shown by the shell, by its name and with all that it was given', () => {
  provideWidgetRenderer(({ name, props }) => <p>{`${name} ${JSON.stringify(props)}`}</p>)
  render(<RemoteWidget name="learning/NoAccess" courseId="c1" />)
  expect(screen.getByText('learning/NoAccess {"courseId":"c1"}')).toBeInTheDocument()
})

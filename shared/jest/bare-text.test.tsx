import { render } from '@testing-library/react'

const fail = (from: React.ReactElement, to: React.ReactElement) => () => {
  const { rerender } = render(from)
  rerender(to)
}

describe('a page that a browser translates', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation())

  it('does not survive an element that is inserted before bare text', () => {
    expect(fail(<p>{null}Zapisz</p>, <p>{<b />}Zapisz</p>)).toThrow('Inserted before the bare text “Zapisz”')
  })
  it('does not survive the removal of bare text', () => {
    expect(
      fail(
        <p>Zapisz{<b />}</p>,
        <p>
          {null}
          {<b />}
        </p>,
      ),
    ).toThrow('Removed the bare text “Zapisz”')
  })
  it('survives both where the text has an element of its own or is not translated', () => {
    expect(
      fail(
        <p>
          {null}
          <span>Zapisz</span>
        </p>,
        <p>
          {<b />}
          <span>Zapisz</span>
        </p>,
      ),
    ).not.toThrow()
    expect(fail(<p translate="no">{null}der Hund</p>, <p translate="no">{<b />}der Hund</p>)).not.toThrow()
    expect(
      fail(
        <p>Zapisz</p>,
        <p>
          <b />
        </p>,
      ),
    ).not.toThrow()
  })
})

import { render } from '@testing-library/react'

const fail = (from: React.ReactElement, to: React.ReactElement) => () => {
  const { rerender } = render(from)
  rerender(to)
}

describe('a test of a page with bare text', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation())

  it('fails when an element is inserted before the text', () => {
    expect(fail(<p>{null}Zapisz</p>, <p>{<b />}Zapisz</p>)).toThrow('Inserted before the bare text “Zapisz”')
  })
  it('fails when the text is removed', () => {
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
  it('passes if the text has its own element or is not translated', () => {
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

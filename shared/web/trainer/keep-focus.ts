/**
 * For `onMouseDown` of auxiliary buttons: clicks leave focus (and caret) in the exercise, so that Enter still checks
 * the answer. The keyboard reaches the buttons as usual.
 */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()

/**
 * For `onMouseDown` of helping buttons: a press with the pointer leaves the focus (and the caret) where the learner
 * works, so that Enter goes on checking. The keyboard reaches the buttons as always.
 */
export const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault()

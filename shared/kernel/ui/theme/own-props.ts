/** For `withConfig`: style props that must not reach the DOM element. */
export const ownProps = (...names: string[]) => ({
  shouldForwardProp: (prop: string): boolean => !names.includes(prop),
})

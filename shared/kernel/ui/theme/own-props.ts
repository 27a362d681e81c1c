/** For `withConfig`: props that steer the look and must not reach the element. */
export const ownProps = (...names: string[]) => ({
  shouldForwardProp: (prop: string): boolean => !names.includes(prop),
})

declare global {
  interface Window {
    mowkaBundlerRuntime: () => object
  }
}

/** Federation's bundler runtime in the entry of a remote: an instance of the one that the shell provides (ADR 58). */
export default window.mowkaBundlerRuntime()

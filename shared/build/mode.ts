import type { Configuration } from '@rspack/core'

/** `development` uses the development build of React and replaces modules in open pages. */
export type Mode = 'production' | 'development'

/** Options of a build. In development: the platform whose pages load the remote. */
export type BuildEnv = { platform?: string | undefined }

/** A configuration function for the bundler's command line, `rspack build --mode development`. */
export type ConfigOfMode = (env?: BuildEnv, given?: { mode?: string | undefined }) => Configuration

/** Creates a configuration function for both modes. The default is production. */
export const inBothModes =
  (build: (mode: Mode, env: BuildEnv) => Configuration): ConfigOfMode =>
  (env = {}, { mode } = {}) =>
    build(mode === 'development' ? 'development' : 'production', env)

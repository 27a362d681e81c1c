import type { Configuration } from '@rspack/core'

/** `development`: the development React, and modules that are exchanged in an open page. */
export type Mode = 'production' | 'development'

/** What a build can be given: for development, the platform whose pages load it. */
export type BuildEnv = { platform?: string | undefined }

/** A configuration as the bundler's command line asks for it: `rspack build --mode development`. */
export type ConfigOfMode = (env?: BuildEnv, given?: { mode?: string | undefined }) => Configuration

/** Makes a configuration for both modes. Without a mode it is the one that people get. */
export const inBothModes =
  (build: (mode: Mode, env: BuildEnv) => Configuration): ConfigOfMode =>
  (env = {}, { mode } = {}) =>
    build(mode === 'development' ? 'development' : 'production', env)

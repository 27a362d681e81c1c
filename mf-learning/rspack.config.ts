import { remoteConfig } from '@mowka/shared/build/remote'

export default remoteConfig({ folder: import.meta.dirname, name: 'learning', port: 4311 }, 'production')

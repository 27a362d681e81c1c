import { remoteConfig } from '@mowka/shared/build/remote'

export default remoteConfig({ folder: import.meta.dirname, name: 'vocabulary', port: 4313 }, 'production')

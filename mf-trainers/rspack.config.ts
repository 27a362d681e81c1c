import { remoteConfig } from '@mowka/shared/build/remote'

export default remoteConfig({ folder: import.meta.dirname, name: 'trainers', port: 4312 }, 'production')

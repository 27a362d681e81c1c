import { remoteConfig } from '@mowka/shared/build/remote'

export default remoteConfig({ folder: import.meta.dirname, name: 'admin', port: 4315 }, 'production')

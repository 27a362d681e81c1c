import { remoteConfig } from '@mowka/shared/build/remote'

export default remoteConfig({ folder: import.meta.dirname, name: 'company', port: 4316 }, 'production')

export * from './audio/playback'

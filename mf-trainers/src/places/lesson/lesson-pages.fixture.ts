import listening from '../../modes/listening/listening-mode'
import speaking from '../../modes/speaking/speaking-mode'
import writing from '../../modes/writing/writing-mode'
import lessonPage from './lesson-page'

export const ListeningPage = lessonPage(listening)
export const SpeakingPage = lessonPage(speaking)
export const WritingPage = lessonPage(writing)

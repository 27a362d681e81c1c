import '../repetition-texts/add-texts'
import RepetitionModeSelectorPage from './RepetitionModeSelectorPage'

export default RepetitionModeSelectorPage

import '../exercises/add-texts'
import RepetitionModeSelectorPage from './RepetitionModeSelectorPage'

export default RepetitionModeSelectorPage

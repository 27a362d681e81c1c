import './add-texts'
import ExercisesPage from './ExercisesPage'

export default ExercisesPage

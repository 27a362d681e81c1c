import './add-texts'
import CourseEndPage from './CourseEndPage'

export default CourseEndPage

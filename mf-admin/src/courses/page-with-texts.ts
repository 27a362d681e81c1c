import '../pictures/add-texts'
import AdminEditCoursePage from './AdminEditCoursePage'

export default AdminEditCoursePage

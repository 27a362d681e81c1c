import '../pictures/add-texts'
import AdminEditLessonPage from './AdminEditLessonPage'

export default AdminEditLessonPage

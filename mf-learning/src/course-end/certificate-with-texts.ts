import './add-texts'
import CourseCertificatePage from './CourseCertificatePage'

export default CourseCertificatePage

import './add-texts'
import CourseCertificatePage from './certificate/CourseCertificatePage'

export default CourseCertificatePage

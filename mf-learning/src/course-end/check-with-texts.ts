import './add-texts'
import CertificatePage from './CertificatePage'

export default CertificatePage

import './add-texts'
import CertificatePage from './certificate/CertificatePage'

export default CertificatePage

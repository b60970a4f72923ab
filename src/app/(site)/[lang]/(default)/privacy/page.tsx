import { legalPage } from '../../../legal-page'

// A new release comes into force by its date alone.
export const revalidate = 300

const { generateMetadata, Page: PrivacyPage } = legalPage('privacy')

export { generateMetadata }
export default PrivacyPage

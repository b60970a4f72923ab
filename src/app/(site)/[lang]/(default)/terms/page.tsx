import { legalPage } from '../../../legal-page'

// A new release comes into force by its date alone.
export const revalidate = 300

const { generateMetadata, Page: TermsPage } = legalPage('terms')

export { generateMetadata }
export default TermsPage

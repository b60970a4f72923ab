import { externalLegalPage } from '../../../../legal-page'

export const revalidate = 300

const { generateMetadata, Page: ExternalTermsPage } = externalLegalPage('terms')

export { generateMetadata }
export default ExternalTermsPage

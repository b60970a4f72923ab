import { externalLegalPage } from '../../../../legal-page'

export const revalidate = 300

const { generateMetadata, Page: ExternalPrivacyPage } = externalLegalPage('privacy')

export { generateMetadata }
export default ExternalPrivacyPage

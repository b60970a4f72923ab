import { legalReleasePage } from '../../../../legal-page'

export const revalidate = 300

export function generateStaticParams() {
  return []
}

const { generateMetadata, Page: PrivacyReleasePage } = legalReleasePage('privacy')

export { generateMetadata }
export default PrivacyReleasePage

import { legalReleasePage } from '../../../../legal-page'

export const revalidate = 300

export function generateStaticParams() {
  return []
}

const { generateMetadata, Page: TermsReleasePage } = legalReleasePage('terms')

export { generateMetadata }
export default TermsReleasePage

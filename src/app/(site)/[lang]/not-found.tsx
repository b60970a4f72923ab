import { NotFoundPage } from '@/components/layout/not-found-page.client'

/** For addresses whose layout does not show the missing page itself. */
export default function NotFound() {
  return <NotFoundPage />
}

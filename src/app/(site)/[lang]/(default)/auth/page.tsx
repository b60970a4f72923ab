import type { Metadata } from 'next'
import { PageHead } from '@/components/ui/page-head'
import { slot, WithSlot } from '@/components/ui/with-slot'
import { getContact } from '@/features/pages/queries'
import { PageShell } from '@/features/site/components/page-shell'
import { pageMetadata } from '@/features/site/metadata'
import { paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { localeOf, type LangParams } from '../../../locale-param'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const t = getTranslator(locale)
  const { email } = await getContact({ locale })
  const seo = { title: t('auth.title'), description: t('auth.text', { email }), image: null }
  return pageMetadata({ locale, path: paths.auth, seo, isIndexed: false })
}

export default async function AuthPage({ params }: LangParams) {
  const locale = await localeOf(params)
  const t = getTranslator(locale)
  const { email } = await getContact({ locale })
  return (
    <PageShell locale={locale} path={paths.auth}>
      <PageHead
        title={t('auth.title')}
        lead={
          <WithSlot text={t('auth.text', { email: slot })}>
            <a href={`mailto:${email}`}>{email}</a>
          </WithSlot>
        }
      />
    </PageShell>
  )
}

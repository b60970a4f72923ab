import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { configForForm } from '@/cms/panel/create-form'
import { navTitle } from '@/cms/panel/nav-title'
import { adminLanguage } from '@/components/panel/admin-language'
import { withLoudViews } from '@/components/panel/failure/loud-views'
import { linkPageTitle } from '@/features/editors/admin/links/link-page-title'
import { deskTitle } from '@/features/translation/admin/desk-title'
import { importMap } from '../importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const { language } = await getNextRequestI18n({ config: await config })
  const { segments } = await params
  const place = { segments, language: adminLanguage(language) }
  const navLinks = (await config).admin.components.afterNavLinks
  const title = deskTitle(place) ?? navTitle({ navLinks, ...place }) ?? linkPageTitle(place)
  return title === null ? metadata : { ...metadata, title }
}

export default async function Page({ params, searchParams }: Args) {
  const { segments } = await params
  const shown = Promise.resolve(configForForm({ config: await config, segments }))
  return withLoudViews(await RootPage({ config: shown, importMap, params, searchParams }))
}

import config from '@payload-config'
import { getNextRequestI18n } from '@payloadcms/next/utilities'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { configForForm } from '@/cms/panel/create-form'
import { withLoudViews } from '@/components/panel/failure/loud-views'
import { deskTitle } from '@/features/translation/admin/desk-title'
import { importMap } from '../importMap'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Args): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const { language } = await getNextRequestI18n({ config: await config })
  const title = deskTitle({ segments: (await params).segments, language })
  return title === null ? metadata : { ...metadata, title }
}

export default async function Page({ params, searchParams }: Args) {
  const { segments } = await params
  const shown = Promise.resolve(configForForm({ config: await config, segments }))
  return withLoudViews(await RootPage({ config: shown, importMap, params, searchParams }))
}

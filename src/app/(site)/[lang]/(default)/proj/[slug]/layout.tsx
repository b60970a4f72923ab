import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getProjectAtSlug } from '@/features/projects/queries'
import { NotFoundContent } from '@/features/site/components/not-found-content'
import { localePath, projectPath } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { readablePath } from '@/lib/readable-path'
import { localeOf } from '../../../../locale-param'

type Props = { params: Promise<{ lang: string; slug: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const { slug } = await params
  const { kind } = await getProjectAtSlug({ locale, slug })
  if (kind !== 'missing') return {}
  return { title: getTranslator(locale)('notFound.title'), robots: { index: false } }
}

/** Draws the missing page: `not-found.tsx` would not know the address. */
export default async function ProjectLayout({ params, children }: Props & { children: ReactNode }) {
  const locale = await localeOf(params)
  const { slug } = await params
  const { kind } = await getProjectAtSlug({ locale, slug })
  if (kind !== 'missing') return children
  const path = projectPath(slug)
  return (
    <>
      <NotFoundContent
        locale={locale}
        path={path}
        shown={readablePath(localePath({ locale, path }))}
      />
      {children}
    </>
  )
}

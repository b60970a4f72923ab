import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { getLegal } from '@/features/legal/queries'
import { NotFoundContent } from '@/features/site/components/not-found-content'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { readablePath } from '@/lib/readable-path'
import { localeOf } from '../../../../locale-param'

type Props = { params: Promise<{ lang: string; release: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeOf(params)
  const { release } = await params
  if (await getLegal({ kind: 'terms', locale, day: release })) return {}
  return { title: getTranslator(locale)('notFound.title'), robots: { index: false } }
}

/** Draws the missing page: `not-found.tsx` would not know the address. */
export default async function ReleaseLayout({ params, children }: Props & { children: ReactNode }) {
  const locale = await localeOf(params)
  const { release } = await params
  if (await getLegal({ kind: 'terms', locale, day: release })) return children
  const path = `${paths.terms}/${release}`
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

import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { locales, type Locale } from '@/i18n/locales'
import { ProjectHero } from './project-hero'

function show({ credit, locale }: { credit: string; locale: Locale }): string {
  const text = (value: string) => ({ value, lang: locale })
  const banner = {
    ...{ src: '/sala.webp', width: 1200, height: 800, alt: text('Sala'), avif: '', webp: '' },
    credit,
  }
  const seo = { title: '', description: '', image: null }
  const project = {
    ...{ slug: 'cinema', title: text('Cinema'), catchphrase: text(''), accent: 'cinema' as const },
    ...{ stage: 'open' as const, portal: null, features: [], banner, seo, updatedAt: '' },
    ...{
      description: { value: null, lang: locale },
      isPartial: false,
      isShorter: false,
      cutOff: [],
    },
  }
  return renderToString(<ProjectHero project={project} locale={locale} />)
}

test.each([
  ['ro', 'Imagine: Ana Rusu'],
  ['en', 'Picture: Ana Rusu'],
  ['ru', 'Изображение: Ana Rusu'],
] as const)('the author of the picture is named below it: %s', (locale, text) => {
  expect(show({ credit: 'Ana Rusu', locale })).toContain(`>${text}</figcaption>`)
})

test.each(locales)('nothing is there where nobody is known: %s', (locale) => {
  expect(show({ credit: '', locale })).not.toContain('figcaption')
})

import { expect, test } from 'vitest'
import { localizedReader } from '@/cms/reading/localized'
import type { Locale } from '@/i18n/locales'
import { toSeo } from './mapping'

type Doc = {
  title?: string
  lead?: string
  seo?: { title?: string; description?: string }
}

const romanian: Doc = {
  title: 'Despre noi',
  lead: 'Cine suntem',
  seo: { title: 'Despre rețea', description: 'Cine face rețeaua' },
}

function seoOf({ locale, own, source = romanian }: { locale: Locale; own: Doc; source?: Doc }) {
  const read = localizedReader<Doc>({ locale, own, source, cutOff: new Set() })
  const fallback = { title: read.text((doc) => doc.title), text: read.text((doc) => doc.lead) }
  const { title, description } = toSeo({ read, source, get: (doc) => doc.seo, fallback })
  return { title, description, isPartial: read.gaps().isPartial }
}

test('search texts are those of the page’s language', () => {
  const seo = { title: 'About the network', description: 'Who makes it' }
  const own = { title: 'About us', lead: 'Who we are', seo }
  expect(seoOf({ locale: 'en', own })).toEqual({ ...seo, isPartial: false })
})

test('without any, the page’s own title and lead come before the Romanian search texts', () => {
  const own = { title: 'О нас', lead: 'Кто мы', seo: { title: '' } }
  const found = { title: 'О нас', description: 'Кто мы', isPartial: false }
  expect(seoOf({ locale: 'ru', own })).toEqual(found)
})

test('a page without texts in its language has the Romanian search texts', () => {
  const found = { title: 'Despre rețea', description: 'Cine face rețeaua', isPartial: true }
  expect(seoOf({ locale: 'en', own: {} })).toEqual(found)
})

test('each text is looked for on its own', () => {
  const own = { title: 'About us', seo: { description: 'Who makes it' } }
  expect(seoOf({ locale: 'en', own })).toMatchObject({
    title: 'About us',
    description: 'Who makes it',
  })
  expect(seoOf({ locale: 'en', own: { title: 'About us' } })).toMatchObject({
    title: 'About us',
    description: 'Cine face rețeaua',
  })
})

test('a Romanian page without search texts has its title and lead', () => {
  const own = { title: 'Despre noi', lead: 'Cine suntem' }
  const found = { title: 'Despre noi', description: 'Cine suntem', isPartial: false }
  expect(seoOf({ locale: 'ro', own, source: own })).toEqual(found)
})

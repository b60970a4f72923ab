import { beforeAll, expect, test } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { prefillText } from '@/features/translation/units/prefill'
import { dismissFinding } from '@/features/translation/units/change-unit'
import { saveText } from '@/features/translation/units/save-text'
import { findContainer } from '@/features/translation/content/containers'
import { readUnits } from '@/features/translation/units/unit-place'
import { inTransaction } from '@/cms/transaction'
import type { RichTextNode } from '@/rich-text/rich-text-node'
import { useCms } from '../helpers/cms'
import { linkNode, paragraph, richText, textNode } from '../helpers/rich-text'
import { admin, textExchange } from '../helpers/text-exchange'

const site = useCms()
const { view } = textExchange(site)
const how = { collection: 'legal-documents', overrideAccess: true, depth: 0 } as const

let id = 0
let unit = ''

const link = (url: string, words: string) => linkNode(url, textNode(words))

function store(options: { locale: Locale; nodes: RichTextNode[]; isPublic: boolean }) {
  const { locale, nodes, isPublic } = options
  const _status = isPublic ? ('published' as const) : ('draft' as const)
  const data = { body: richText(...nodes), _status }
  return site.cms.update({ ...how, id, locale, draft: !isPublic, data })
}

beforeAll(async () => {
  const data = { kind: 'terms', name: 'Regulament', releaseDate: '2031-01-01T12:00:00Z' } as const
  const body = richText(paragraph('Ne vedem joi, la ', link('/contact', 'bibliotecă'), '.'))
  const made = await site.cms.create({
    ...{ ...how, locale: 'ro' },
    data: { ...data, body, _status: 'published' },
  })
  id = made.id
  const container = findContainer({ cms: site.cms, slug: 'legal-documents' })
  if (!container) throw new Error('There are no legal documents.')
  const place = { cms: site.cms, container, document: String(id) }
  const units = await inTransaction({ cms: site.cms, work: (req) => readUnits({ ...place, req }) })
  unit = units.find(({ format }) => format === 'rich-text')?.unit ?? ''
})

async function save(options: { locale: Locale; text: string; approve?: boolean }) {
  const { hash: expectedHash } = await view(unit, options.locale)
  const input = { approve: false, ...options, unit, expectedHash }
  return saveText({ cms: site.cms, editor: admin, language: 'en', input })
}

const unknown = (kind: 'link' | 'part') => ({
  status: 'refused',
  findings: [{ check: 'tags', level: 'error', args: { variant: `${kind}-unknown`, id: 7 } }],
})

test.each(['ro', 'en'] as const)('a link that leads nowhere is named: %s', async (locale) => {
  const text = 'We meet on <a id="1">Thursday</a> at the <a id="7">library</a>.'
  expect(await save({ locale, text })).toMatchObject(unknown('link'))
  const part = 'We meet <x id="7"/> at the <a id="1">library</a>.'
  expect(await save({ locale, text: part })).toMatchObject(unknown('part'))
})

test('a link of another language is named when its text is copied', async () => {
  const own = [paragraph('Встречаемся ', link('/about', 'у нас'), ' или в клубе ', '.')]
  await store({ locale: 'ru', nodes: own, isPublic: true })
  const { texts } = await view(unit, 'ru')
  const copy = { cms: site.cms, editor: admin, unit, from: 'ru', locale: 'en' } as const
  const result = await prefillText({ ...copy, language: 'en' })
  expect(texts.ru).toContain('<a id="2">')
  expect(result).toMatchObject({
    status: 'refused',
    findings: [{ check: 'tags', args: { variant: 'link-unknown', id: 2 } }],
  })
})

test('an approval publishes the link of the text that was approved', async () => {
  const english = (url: string) => [paragraph('See ', link(url, 'this'), '.')]
  await store({ locale: 'en', nodes: english('/about'), isPublic: true })
  await store({ locale: 'en', nodes: english('/login'), isPublic: false })
  const { texts, findings } = await view(unit, 'en')
  for (const { check, fingerprint } of findings) {
    const place = { cms: site.cms, editor: admin, unit, locale: 'en' } as const
    await dismissFinding({ ...place, check, fingerprint, reason: 'Another page in English' })
  }
  const text = (texts.en ?? '').replace('See', 'Look at')
  await save({ locale: 'en', text })
  for (const { check, fingerprint } of (await view(unit, 'en')).findings) {
    const place = { cms: site.cms, editor: admin, unit, locale: 'en' } as const
    await dismissFinding({ ...place, check, fingerprint, reason: 'Another page in English' })
  }
  expect(await save({ locale: 'en', text, approve: true })).toMatchObject({ status: 'saved' })
  const { body } = await site.cms.findByID({
    ...{ ...how, id, locale: 'en', overrideAccess: false },
  })
  expect(JSON.stringify(body)).toContain('"url":"/login"')
  expect(JSON.stringify(body)).toContain('Look at')
})

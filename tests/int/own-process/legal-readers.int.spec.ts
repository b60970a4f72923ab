import { afterEach, expect, test, vi } from 'vitest'
import { signPass } from '@/cms/preview-pass'
import { useCms } from '../../helpers/cms'
import { paragraph, richText } from '../../helpers/rich-text'

const visit = vi.hoisted(() => ({ isPreview: false, pass: '' }))

// Next has these for a page only.
vi.mock('next/headers', () => ({
  draftMode: () => Promise.resolve({ isEnabled: visit.isPreview }),
  cookies: () => Promise.resolve({ get: () => ({ value: visit.pass }) }),
}))
vi.mock('next/cache', () => ({ unstable_cache: (read: () => Promise<unknown>) => read }))

const site = useCms()

// Only inside of a test: it loads the configuration, which reads the environment once.
const queries = () => import('@/features/legal/queries')

async function undatedTerms(): Promise<number> {
  const { id } = await site.cms.create({
    collection: 'legal-documents',
    locale: 'ro',
    draft: true,
    data: { name: 'Ediția nouă', kind: 'terms', body: richText(paragraph('Textul ediției noi')) },
    overrideAccess: true,
  })
  return id
}

/** As who follows the preview link of a record, or the preview button of a form. */
function preview(document: number | null): void {
  const until = Date.now() + 60_000
  const record = document && { container: 'legal-documents', document: String(document) }
  const pass = { record: record || null, locale: 'ro', until } as const
  visit.isPreview = true
  visit.pass = signPass({ pass, secret: process.env.PAYLOAD_SECRET ?? '' })
}

afterEach(async () => {
  visit.isPreview = false
  const where = { name: { equals: 'Ediția nouă' } }
  await site.cms.delete({ collection: 'legal-documents', where, overrideAccess: true })
})

test('the draft of new terms without a date is read without one, and announced nowhere', async () => {
  const { getComingTerms, getLegal } = await queries()
  const id = await undatedTerms()
  for (const shown of [id, null]) {
    preview(shown)
    const legal = await getLegal({ kind: 'terms', locale: 'ro', day: null })
    expect(legal).toMatchObject({ day: null, earlier: [expect.stringMatching(/^\d{4}-/)] })
    expect(JSON.stringify(legal?.body)).toContain('Textul ediției noi')
    expect(await getComingTerms({})).toBeNull()
  }
})

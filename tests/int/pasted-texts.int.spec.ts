import { expect, test } from 'vitest'
import { getEnv } from '@/lib/env'
import { getBlockKey } from '@/rich-text/keys/block-key'
import { getChildren, type RichTextNode } from '@/rich-text/rich-text-node'
import { useCms } from '../helpers/cms'
import { heading, linkNode, paragraph, richText, textNode, withoutKeys } from '../helpers/rich-text'

const site = useCms()

/** What is public of a text that is published with these blocks. */
async function published(...blocks: RichTextNode[]): Promise<RichTextNode[]> {
  const { body } = await site.cms.create({
    collection: 'legal-documents',
    locale: 'ro',
    depth: 0,
    overrideAccess: true,
    data: {
      ...{ kind: 'terms', name: 'Regulament', releaseDate: '2031-01-01T12:00:00Z' },
      body: richText(...blocks),
      _status: 'published',
    },
  })
  return body ? getChildren(body.root) : []
}

test('a link that was copied from the address bar leads each language to its own page', async () => {
  const linked = (url: string) =>
    paragraph('Vezi ', { ...linkNode(url, textNode('termenii')), id: 'one' })
  const [block] = await published(linked(`${getEnv().SITE_URL}/ro/terms`))
  expect(withoutKeys(block)).toEqual(linked('/ro/terms'))
  expect(block && getBlockKey(block)).toBeDefined()
})

test('what was pasted from elsewhere is published as the site can have it', async () => {
  const title = { ...heading('Scop'), tag: 'h1' }
  const nowhere = { ...linkNode('', textNode('termenii')), id: 'one' }
  const blocks = await published(title, paragraph('Vezi ', nowhere))
  expect(blocks.map(withoutKeys)).toEqual([
    heading('Scop'),
    paragraph('Vezi ', textNode('termenii')),
  ])
  expect(blocks.map((block) => getBlockKey(block))).not.toContain(undefined)
})

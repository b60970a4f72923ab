// Edits of the formatted texts of the site through a database: with keys, as the form of a record
// sends them, over REST without keys, and under a file that was exported before the edit. A usual run
// tries a few places of each text; all of them, with a table: PLACES=all npx vitest run block-pairs
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readExchange } from '@/features/translation/interchange/read-file'
import type { ExchangeFile } from '@/features/translation/interchange/types'
import { writeExchange } from '@/features/translation/interchange/write-file'
import {
  blockEdits,
  edited,
  listOrigins,
  placesIn,
  withOrigins,
  withoutState,
} from '../helpers/block-edits'
import { useCms } from '../helpers/cms'
import { everyPlace, pairCounts, triedPlaces, ways, type Way } from '../helpers/pair-counts'
import { judgePairs, type PairedBlock } from '../helpers/pair-faults'
import { richText } from '../helpers/rich-text'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'
import { textExchange } from '../helpers/text-exchange'
import { translatedTexts, type TranslatedText } from '../helpers/translated-texts'
import { undone } from '../helpers/undone'
import { locatedBlocks } from '@/rich-text/located-blocks'

const format = 'xliff-2.1'

const site = useCms()
const { exported, imported } = textExchange(site)
const { allTexts, sourceWith, listUnits } = translatedTexts(site)

let editor: SignedInEditor | undefined

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'rest', role: 'admin' })
})

type State = ReturnType<typeof richText>
type Sent = TranslatedText & { data: Record<string, unknown> }

/** Stores the source as the form of the record does. */
async function saveForm({ container, document, data }: Sent): Promise<void> {
  const { cms } = site
  const how = { locale: 'ro', draft: true, depth: 0, overrideAccess: true } as const
  if (container.kind === 'global') await cms.updateGlobal({ slug: container.slug, data, ...how })
  else await cms.update({ collection: container.slug, id: document, data, ...how })
}

/** Stores the source as a program does that speaks HTTP. */
async function send({ container, document, data: body }: Sent): Promise<void> {
  const isGlobal = container.kind === 'global'
  const record = isGlobal ? `/globals/${container.slug}` : `/${container.slug}/${document}`
  const method = isGlobal ? 'POST' : 'PATCH'
  const answer = await editor?.rest(`${record}?locale=ro&draft=true&depth=0`, { method, body })
  expect(answer?.status, await answer?.text()).toBe(200)
}

/** A text as it was before the edits, with the file that a translator has got of it. */
async function readText(text: TranslatedText) {
  let state: State = richText()
  await sourceWith({ ...text, change: (present) => (state = present) })
  const filter = { locale: 'en', container: text.container.slug, document: text.document } as const
  const { content } = await exported({ filter, format })
  const file = readExchange({ format, bytes: new TextEncoder().encode(content) })
  return { ...text, before: await listUnits(text), state: withOrigins(state), file }
}

type Read = Awaited<ReturnType<typeof readText>>

/** Imports other translations of these blocks, and tells what is to be there then. */
async function importInto(options: { text: Read; keys: string[] }): Promise<PairedBlock[]> {
  const { text, keys } = options
  const units = text.file.units
    .filter(({ unit }) => keys.some((key) => unit.endsWith(`#${key}`)))
    .map((unit) => ({ ...unit, target: `${unit.target ?? ''} <b>Again</b>` }))
  const file: ExchangeFile = { ...text.file, units }
  const bytes = new TextEncoder().encode(writeExchange({ format, file }))
  const { items } = await imported({ bytes })
  const taken = new Set(
    items.flatMap(({ unit, verdict }) => (verdict.startsWith('apply') ? [unit] : [])),
  )
  return text.before.map((one) => {
    const brought = taken.has(one.unit) && units.find(({ unit }) => unit === one.unit)
    return brought ? { ...one, texts: { ...one.texts, en: brought.target } } : one
  })
}

/** Makes an edit in one way, and tells what has become of the pairs. */
async function tryEdit(options: { text: Read; way: Way; value: State; keys: string[] }) {
  const { text, way, value, keys } = options
  const sent = way === 'REST' ? withoutState(value) : value
  const data = await sourceWith({ ...text, change: () => sent })
  await (way === 'REST' ? send : saveForm)({ ...text, data })
  const before = way === 'import' ? await importInto({ text, keys }) : text.before
  const after = await listUnits(text)
  const place = text.before[0]?.unit.split('#')[0] ?? ''
  const sources = after.filter(({ texts }) => texts.ro !== null)
  const blocks = locatedBlocks(value).map(({ node }, position) => ({
    unit: sources[position]?.unit ?? '',
    origins: listOrigins(node).map((key) => `${place}#${key}`),
  }))
  expect(sources).toHaveLength(blocks.length)
  return judgePairs({ before, after, locale: 'ro', blocks })
}

const counts = pairCounts()
afterAll(() => {
  counts.print()
})

test('every text keeps its pairs, whatever way an edit comes', async () => {
  const texts = await allTexts()
  expect(texts.length).toBeGreaterThan(5)
  for (const [number, one] of texts.entries()) {
    const text = await readText(one)
    const { state } = text
    const keys = locatedBlocks(state).map(({ key }) => key ?? '')
    for (const [index, place] of triedPlaces({ places: placesIn(state), most: 2 })) {
      for (const [position, edit] of blockEdits.entries()) {
        const value = edited({ state, edit, place, to: index + position + 1 })
        // Each way in turn, so that every one makes every edit at other places.
        const way = ways[(index + position + number) % ways.length] ?? 'form'
        const near = keys.slice(index, index + 2)
        const work = () => tryEdit({ text, way, value, keys: near })
        const judged = await undone({ cms: site.cms, work })
        const name = `${one.container.slug} ${one.document} ${one.path}`
        counts.add({ way, edit, text: name, index, ...judged })
      }
    }
    expect(await listUnits(text)).toEqual(text.before)
  }
  expect(counts.faults).toEqual([])
  expect(counts.count()).toBeGreaterThan(everyPlace ? 1500 : 100)
}, 1_800_000)

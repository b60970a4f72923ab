import { expect, test } from 'vitest'
import type { Payload } from 'payload'
import { inTransaction } from '@/cms/transaction'
import { isRecord } from '@/lib/is-record'
import { translatedContainers, type Container } from '@/features/translation/content/containers'
import type { ExtractedUnit } from '@/features/translation/content/extract-units'
import { readInLanguage } from '@/features/translation/content/record'
import { saveText } from '@/features/translation/units/save-text'
import { mergeData, valueAt } from '@/features/translation/content/set-text'
import { readUnits } from '@/features/translation/units/unit-place'
import { documentsOf } from '@/features/translation/units/unit-rows'
import { childrenOf } from '@/rich-text/rich-text-node'
import { isRichText } from '@/rich-text/keys/with-keys'
import { textHash } from '@/i18n/text-hash'
import { blockEdits, edited as editedText, placesIn, withoutState } from '../helpers/block-edits'
import { useCms } from '../helpers/cms'
import { richText } from '../helpers/rich-text'
import { admin, textExchange } from '../helpers/text-exchange'

const site = useCms()
const { edited, imported } = textExchange(site)

type Place = { container: Container; document: string }
type Text = Place & { path: string }

function unitsOf({ container, document, path }: Text): Promise<ExtractedUnit[]> {
  const place = { cms: site.cms, container, document }
  return inTransaction({
    cms: site.cms,
    work: async (req) =>
      (await readUnits({ ...place, req })).filter(
        (unit) => unit.path === path && unit.format === 'rich-text',
      ),
  })
}

/** Every formatted text of the site that has translations. */
async function allTexts(cms: Payload): Promise<Text[]> {
  const texts: Text[] = []
  for (const container of translatedContainers(cms)) {
    const documents =
      container.kind === 'global' ? [''] : await documentsOf({ cms, container: container.slug })
    for (const document of documents) {
      const place = { container, document }
      const units = await inTransaction({ cms, work: (req) => readUnits({ cms, req, ...place }) })
      const blocks = units.filter(({ format }) => format === 'rich-text')
      for (const path of new Set(blocks.map((unit) => unit.path))) texts.push({ ...place, path })
    }
  }
  return texts
}

/** Stores the source as the form of the record does, or a program that knows nothing of keys. */
async function saveSource(
  text: Text & { change: (state: ReturnType<typeof richText>) => unknown },
) {
  const { container, document, path, change } = text
  const { cms } = site
  const keys = path.split('.')
  const doc = await inTransaction({
    cms,
    work: (req) => readInLanguage({ cms, req, container, document, locale: 'ro', draft: true }),
  })
  const present = valueAt({ data: doc, keys })
  if (!isRichText(present) || !isRecord(doc)) throw new Error(`There is no text at ${path}.`)
  const value = change(richText(...childrenOf(present.root)))
  const part = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
  const [first = ''] = keys
  const whole = { [first]: doc[first] }
  const data = mergeData({ whole, change: isRecord(part) ? part : {} })
  const how = { locale: 'ro', draft: true, depth: 0, overrideAccess: true } as const
  if (container.kind === 'global') await cms.updateGlobal({ slug: container.slug, data, ...how })
  else await cms.update({ collection: container.slug, id: document, data, ...how })
}

/** Texts that stand with other translations than before, or have come without being new. */
function faults({ before, after }: { before: ExtractedUnit[]; after: ExtractedUnit[] }) {
  const keyOf = new Map(before.map(({ texts, unit }) => [texts.ro, unit]))
  const former = new Map(before.map((one) => [one.unit, one]))
  return after.filter(({ unit, texts: { ro, en, ru } }) => {
    const old = former.get(unit)
    const own = keyOf.get(ro)
    if (ro !== null && own !== undefined && own !== unit) return former.get(own)?.texts.en !== en
    return en !== (old?.texts.en ?? null) || ru !== (old?.texts.ru ?? null)
  })
}

test('every text keeps its pairs through edits, imports and the desk', async () => {
  const texts = await allTexts(site.cms)
  expect(texts.length).toBeGreaterThan(5)
  let edits = 0
  for (const [index, text] of texts.entries()) {
    for (const [number, edit] of blockEdits.entries()) {
      const before = await unitsOf(text)
      await saveSource({
        ...text,
        change: (state) => {
          const places = placesIn(state)
          const place = places[(index + number * 5) % places.length]
          if (!place) return state
          const value = editedText({ state, edit, place, to: index + number })
          return (index + number) % 2 === 0 ? value : withoutState(value)
        },
      })
      const after = await unitsOf(text)
      expect({ text: text.path, edit, faults: faults({ before, after }) }).toEqual({
        ...{ text: text.path, edit, faults: [] },
      })
      edits += 1
    }
    await importAndSave(text)
  }
  expect(edits).toBe(texts.length * blockEdits.length)
}, 240_000)

async function importAndSave(text: Text): Promise<void> {
  const units = (await unitsOf(text)).filter(({ texts: { ro, en } }) => ro !== null && en !== null)
  const filter = { locale: 'en', container: text.container.slug, document: text.document } as const
  const chosen = units.filter((_, position) => position % 4 === 0)
  const target = (unit: ExtractedUnit) => `${unit.texts.en ?? ''} <b>Again</b>`
  const changes = Object.fromEntries(chosen.map((unit) => [unit.unit, { target: target(unit) }]))
  const bytes = await edited({ filter, changes })
  await saveSource({ ...text, change: ({ root }) => richText(...root.children.toReversed()) })
  const { items } = await imported({ bytes })
  const taken = new Set(items.filter(({ reason }) => reason === null).map(({ unit }) => unit))
  const [first] = chosen
  const isSaved = first && (await saveAtDesk(first))
  for (const { unit, texts } of await unitsOf(text)) {
    const old = units.find((one) => one.unit === unit)
    if (!old) continue
    const isImported = changes[unit] !== undefined && taken.has(unit)
    const imports = isImported ? target(old) : old.texts.en
    expect(texts).toEqual({
      ...old.texts,
      en: isSaved && unit === first.unit ? 'At the desk.' : imports,
    })
  }
}

async function saveAtDesk({ unit, leaf: _leaf, ...before }: ExtractedUnit): Promise<boolean> {
  const [container, document] = [before.container, before.document]
  const place = translatedContainers(site.cms).find(({ slug }) => slug === container)
  if (!place) return false
  const now = (await unitsOf({ container: place, document, path: before.path })).find(
    (one) => one.unit === unit,
  )
  const expectedHash = textHash(now?.texts.en ?? null)
  const input = { unit, locale: 'en', text: 'At the desk.', expectedHash, approve: false } as const
  const result = await saveText({ cms: site.cms, editor: admin, language: 'en', input })
  return result.status === 'saved'
}

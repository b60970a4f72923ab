import { expect, test } from 'vitest'
import { translatedContainers } from '@/features/translation/content/containers'
import type { ExtractedUnit } from '@/features/translation/content/extract-units'
import { saveText } from '@/features/translation/units/save-text'
import { textHash } from '@/i18n/text-hash'
import { blockEdits, edited as editedText, placesIn, withoutState } from '../helpers/block-edits'
import { useCms } from '../helpers/cms'
import { richText } from '../helpers/rich-text'
import { admin, textExchange } from '../helpers/text-exchange'
import { translatedTexts, wrongPairs, type TranslatedText } from '../helpers/translated-texts'

const site = useCms()
const { edited, imported } = textExchange(site)
const { allTexts, sourceWith, unitsOf } = translatedTexts(site)

/** Stores the source as the form of the record does, or a program that knows nothing of keys. */
async function saveSource(text: Parameters<typeof sourceWith>[0]) {
  const { container, document } = text
  const { cms } = site
  const data = await sourceWith(text)
  const how = { locale: 'ro', draft: true, depth: 0, overrideAccess: true } as const
  if (container.kind === 'global') await cms.updateGlobal({ slug: container.slug, data, ...how })
  else await cms.update({ collection: container.slug, id: document, data, ...how })
}

test('every text keeps its pairs through edits, imports and the desk', async () => {
  const texts = await allTexts()
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
      expect({ text: text.path, edit, faults: wrongPairs({ before, after }) }).toEqual({
        ...{ text: text.path, edit, faults: [] },
      })
      edits += 1
    }
    await importAndSave(text)
  }
  expect(edits).toBe(texts.length * blockEdits.length)
}, 240_000)

async function importAndSave(text: TranslatedText): Promise<void> {
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

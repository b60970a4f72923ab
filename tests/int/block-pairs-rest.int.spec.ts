import { beforeAll, expect, test } from 'vitest'
import { blockEdits, edited, placesIn, withoutState } from '../helpers/block-edits'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'
import { translatedTexts, wrongPairs, type TranslatedText } from '../helpers/translated-texts'

// Of the places of each text that are tried; PLACES=all tries every one.
const most = process.env.PLACES === 'all' ? Number.POSITIVE_INFINITY : 1

const site = useCms()
const { allTexts, sourceWith, unitsOf } = translatedTexts(site)

let editor: SignedInEditor | undefined

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'rest', role: 'admin' })
})

/** Stores the source as a program does that speaks HTTP. */
async function sendSource(text: Parameters<typeof sourceWith>[0]): Promise<void> {
  const { container, document } = text
  const isGlobal = container.kind === 'global'
  const record = isGlobal ? `/globals/${container.slug}` : `/${container.slug}/${document}`
  const method = isGlobal ? 'POST' : 'PATCH'
  const body = await sourceWith(text)
  const answer = await editor?.rest(`${record}?locale=ro&draft=true&depth=0`, { method, body })
  expect(answer?.status, await answer?.text()).toBe(200)
}

/** Makes every edit at some places of a text, each on the text as the program first read it. */
async function tryEdits(text: TranslatedText): Promise<{ edits: number; faults: object[] }> {
  let edits = 0
  const faults: object[] = []
  const before = await unitsOf(text)
  let original: Parameters<Parameters<typeof sourceWith>[0]['change']>[0] | undefined
  await sourceWith({ ...text, change: (state) => (original = state) })
  if (!original) return { edits, faults }
  const state = original
  const places = placesIn(state)
  const step = Math.max(1, Math.ceil(places.length / most))
  for (const [index, place] of places.entries()) {
    if (index % step !== 0) continue
    for (const [number, edit] of blockEdits.entries()) {
      const value = edited({ state, edit, place, to: index + number + 1 })
      const hasKeys = (index / step + number) % 2 === 0
      await sendSource({ ...text, change: () => (hasKeys ? value : withoutState(value)) })
      const after = await unitsOf(text)
      const where = { text: `${text.container.slug} ${text.path}`, edit, index, hasKeys }
      for (const { unit, texts } of wrongPairs({ before, after })) {
        faults.push({ ...where, unit, texts })
      }
      await sendSource({ ...text, change: () => state })
      const back = await unitsOf(text)
      expect({ ...where, texts: back.map(({ unit, texts }) => ({ unit, texts })) }).toEqual({
        ...where,
        texts: before.map(({ unit, texts }) => ({ unit, texts })),
      })
      edits += 1
    }
  }
  return { edits, faults }
}

test('every text keeps its pairs through edits over REST', async () => {
  let edits = 0
  // All of them, so that one fault hides no other.
  const faults: object[] = []
  for (const text of await allTexts()) {
    const tried = await tryEdits(text)
    edits += tried.edits
    faults.push(...tried.faults)
  }
  expect(faults).toEqual([])
  expect(edits).toBeGreaterThan(blockEdits.length * 5)
}, 1_800_000)

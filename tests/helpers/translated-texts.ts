import { inTransaction } from '@/cms/transaction'
import { isRecord } from '@/lib/is-record'
import { translatedContainers, type Container } from '@/features/translation/content/containers'
import type { ExtractedUnit } from '@/features/translation/content/extract-units'
import { readInLanguage } from '@/features/translation/content/record'
import { mergeData, valueAt } from '@/features/translation/content/set-text'
import { readUnits } from '@/features/translation/units/unit-place'
import { listDocuments } from '@/features/translation/units/unit-rows'
import { getChildren } from '@/rich-text/rich-text-node'
import { isRichText } from '@/rich-text/keys/with-keys'
import type { useCms } from './cms'
import { richText } from './rich-text'

/** A formatted text of a record. */
export type TranslatedText = { container: Container; document: string; path: string }

type Site = ReturnType<typeof useCms>
type State = ReturnType<typeof richText>

/** The formatted texts of a site with the pairs of their blocks. */
export function translatedTexts(site: Site) {
  /** The blocks of a text in all languages, as the desk pairs them. */
  function listUnits({ path, ...place }: TranslatedText): Promise<ExtractedUnit[]> {
    const { cms } = site
    return inTransaction({
      cms,
      work: async (req) =>
        (await readUnits({ ...place, cms, req })).filter(
          (unit) => unit.path === path && unit.format === 'rich-text',
        ),
    })
  }

  /** Every formatted text of the site that has translations. */
  async function allTexts(): Promise<TranslatedText[]> {
    const { cms } = site
    const texts: TranslatedText[] = []
    for (const container of translatedContainers(cms)) {
      const documents =
        container.kind === 'global' ? [''] : await listDocuments({ cms, container: container.slug })
      for (const document of documents) {
        const place = { container, document }
        const units = await inTransaction({ cms, work: (req) => readUnits({ cms, req, ...place }) })
        const blocks = units.filter(({ format }) => format === 'rich-text')
        for (const path of new Set(blocks.map((unit) => unit.path))) texts.push({ ...place, path })
      }
    }
    return texts
  }

  /** What the form of a record or a program sends to store another Romanian text. */
  async function sourceWith(
    text: TranslatedText & { change: (state: State) => unknown },
  ): Promise<Record<string, unknown>> {
    const { container, document, path, change } = text
    const { cms } = site
    const keys = path.split('.')
    const doc = await inTransaction({
      cms,
      work: (req) => readInLanguage({ cms, req, container, document, locale: 'ro', draft: true }),
    })
    const present = valueAt({ data: doc, keys })
    if (!isRichText(present) || !isRecord(doc)) throw new Error(`There is no text at ${path}.`)
    const value = change(richText(...getChildren(present.root)))
    const part = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value)
    const [first = ''] = keys
    return mergeData({ whole: { [first]: doc[first] }, change: isRecord(part) ? part : {} })
  }

  return { allTexts, sourceWith, listUnits }
}

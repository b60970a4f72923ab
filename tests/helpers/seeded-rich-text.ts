import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { editorFeatures } from '@/cms/editor'
import type { Locale } from '@/i18n/locales'
import { readSeededTexts } from '../../scripts/score-texts/seeded-texts'

/** Every text the site begins with that has lines or lists, as rich text, in all languages. */
export async function readSeededRichTexts() {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: await buildConfig({ secret: 'unused', collections: [], db: withoutDatabase }),
    features: editorFeatures(),
  })
  const texts = await readSeededTexts()
  return texts
    .filter(({ ro }) => ro.includes('\n'))
    .map((text) => {
      const stateIn = (locale: Locale) =>
        convertMarkdownToLexical({ editorConfig, markdown: text[locale] })
      return { key: text.key, ro: stateIn('ro'), en: stateIn('en'), ru: stateIn('ru') }
    })
}

export const withoutDatabase = {
  defaultIDType: 'number' as const,
  init: () => {
    throw new Error('There is no database here.')
  },
}

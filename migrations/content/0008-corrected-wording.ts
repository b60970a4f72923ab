import type { Payload } from 'payload'
import type { ContentMigration } from '@/cms/content-migration'
import { locales, type Locale } from '@/i18n/locales'
import type { Correcting } from './corrections/corrected'
import { englishCorrections } from './corrections/en'
import { correctRecord, recordsOf } from './corrections/records'
import { romanianCorrections } from './corrections/ro'
import { russianCorrections } from './corrections/ru'
import { seededContainers, seededTexts } from './corrections/seeded-texts'
import { correctUnits } from './corrections/units'

const corrections = { ro: romanianCorrections, en: englishCorrections, ru: russianCorrections }

async function correctingOf({
  cms,
  texts,
}: {
  cms: Payload
  texts: object
}): Promise<Record<Locale, Correcting>> {
  const correcting = async (locale: Locale) => ({
    corrections: corrections[locale],
    seeded: await seededTexts({ cms, texts, locale }),
  })
  return { ro: await correcting('ro'), en: await correcting('en'), ru: await correcting('ru') }
}

/** What the site began with reads as proofreaders have put it, where nobody has edited it. */
export const correctedWordingMigration: ContentMigration = {
  name: '0008-corrected-wording',
  run: async ({ cms, req }) => {
    for (const { slug, texts } of seededContainers) {
      const correcting = await correctingOf({ cms, texts })
      for (const place of await recordsOf({ cms, req, slug })) {
        for (const locale of locales) {
          await correctRecord({ ...place, locale, correcting: correcting[locale] })
        }
        await correctUnits({ ...place, correcting })
      }
    }
  },
}

import type { Payload } from 'payload'
import type { ContentMigration } from '@/cms/content-migration'
import { lockDocument } from '@/cms/document-lock'
import { locales, type Locale } from '@/i18n/locales'
import type { Correcting } from './corrections/corrected'
import { englishCorrections } from './corrections/en'
import { englishDocumentCorrections } from './corrections/en-documents'
import { englishPageCorrections } from './corrections/en-pages'
import { englishPolicyCorrections } from './corrections/en-policy'
import { correctRecord, findRecords } from './corrections/records'
import { romanianCorrections } from './corrections/ro'
import { romanianDocumentCorrections } from './corrections/ro-documents'
import { romanianPageCorrections } from './corrections/ro-pages'
import { romanianPolicyCorrections } from './corrections/ro-policy'
import { russianCorrections } from './corrections/ru'
import { russianDocumentCorrections } from './corrections/ru-documents'
import { russianPageCorrections } from './corrections/ru-pages'
import { russianPolicyCorrections } from './corrections/ru-policy'
import { seededContainers, seededTexts } from './corrections/seeded-texts'
import { correctUnits } from './corrections/units'

const corrections = {
  ro: [
    ...romanianCorrections,
    ...romanianDocumentCorrections,
    ...romanianPageCorrections,
    ...romanianPolicyCorrections,
  ],
  en: [
    ...englishCorrections,
    ...englishDocumentCorrections,
    ...englishPageCorrections,
    ...englishPolicyCorrections,
  ],
  ru: [
    ...russianCorrections,
    ...russianDocumentCorrections,
    ...russianPageCorrections,
    ...russianPolicyCorrections,
  ],
}

async function prepareCorrections({
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

/**
 * What the site began with reads as proofreaders have put it, where nobody has edited it. The corrections
 * of all readings are made one after the other, from whichever state a text is in: so this stands in the
 * place of 0008 to 0011, of 0013 and of 0015 to 0020, which made those of the readings before.
 */
export const proofreadTextsMigration: ContentMigration = {
  name: '0021-proofread-texts',
  run: async ({ cms, req }) => {
    for (const { slug, texts } of seededContainers) {
      const correcting = await prepareCorrections({ cms, texts })
      for (const place of await findRecords({ cms, req, slug })) {
        await lockDocument({ req, container: slug, document: place.document })
        for (const locale of locales) {
          await correctRecord({ ...place, locale, correcting: correcting[locale] })
        }
        await correctUnits({ ...place, correcting })
      }
    }
  },
}

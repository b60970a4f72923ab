import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { hasEveryStatus, isPublished, publishedLanguages } from '@/cms/changes/is-published'
import { versionToPublish } from '@/cms/changes/version-to-publish'
import { label, type AdminLabel } from '@/cms/label'
import { refusal } from '@/cms/refusal'
import { byLocale } from '@/i18n/by-locale'
import { isLocale, locales, type Locale } from '@/i18n/locales'
import { isTrashed } from '@/cms/changes/is-trashed'
import { wholeRecord } from '@/cms/reading/whole-record'
import { getActor } from '@/features/audit/actor'
import { shownPictures, silentPictures, type ShownPicture } from '../picture-texts'

const introductions = {
  ro: label({
    ro: 'Versiunea în română nu a fost publicată. Imagini fără text alternativ în română',
    en: 'The Romanian version was not published. Pictures without an alternative text in Romanian',
    ru: 'Румынская версия не опубликована. Изображения без альтернативного текста на румынском',
  }),
  en: label({
    ro: 'Versiunea în engleză nu a fost publicată. Imagini fără text alternativ în engleză',
    en: 'The English version was not published. Pictures without an alternative text in English',
    ru: 'Английская версия не опубликована. Изображения без альтернативного текста на английском',
  }),
  ru: label({
    ro: 'Versiunea în rusă nu a fost publicată. Imagini fără text alternativ în rusă',
    en: 'The Russian version was not published. Pictures without an alternative text in Russian',
    ru: 'Русская версия не опубликована. Изображения без альтернативного текста на русском',
  }),
} satisfies Record<Locale, AdminLabel>

const silentPicture = label({
  ro: 'O imagine de pe această pagină nu are text alternativ în această limbă. Scrieți-l întâi, apoi aprobați textul.',
  en: 'A picture on this page has no alternative text in this language. Write it first, then approve the text.',
  ru: 'У изображения на этой странице нет альтернативного текста на этом языке. Сначала напишите его, потом утвердите текст.',
})

const inTrash = label({
  ro: 'Nu s-a publicat nimic. Imagini din coș, pe care cititorii nu le văd',
  en: 'Nothing was published. Pictures in the trash, which readers do not see',
  ru: 'Ничего не опубликовано. Изображения из корзины, которых читатели не видят',
})

const trashedPicture = label({
  ro: 'O imagine de pe această pagină este în coș, iar cititorii nu o văd. Restaurați-o sau alegeți alta, apoi aprobați textul.',
  en: 'A picture on this page is in the trash, and readers do not see it. Restore it or choose another one, then approve the text.',
  ru: 'Изображение на этой странице лежит в корзине, и читатели его не видят. Восстановите его или выберите другое, потом утвердите текст.',
})

type Publication = {
  req: PayloadRequest
  slug: string
  data: unknown
  languages: readonly Locale[]
}

/** @throws {AppError} naming the pictures of which readers would get nothing */
async function refuseUnseen({ req, slug, data, languages }: Publication): Promise<void> {
  // Seeds and scripts are exempt; every editor who publishes is checked, administrators included.
  if (getActor(req) === null || languages.length === 0) return
  const pictures = await shownPictures({ cms: req.payload, req, slug, data })
  refuseTrashed({ req, pictures })
  refuseSilent({ req, pictures, languages })
}

type Shown = { req: PayloadRequest; pictures: readonly ShownPicture[] }

/** @throws {AppError} naming the pictures that are in the trash */
function refuseTrashed({ req, pictures }: Shown): void {
  const trashed = pictures.filter(({ isTrashed: isOne }) => isOne)
  if (trashed.length === 0) return
  if (req.context.isDeskApproval === true) {
    throw refusal({ req, code: 'conflict', sentence: trashedPicture })
  }
  const names = trashed.map((one) => listed({ ...one, path: `trash/${one.id}` }))
  const sentence = byLocale((language) => `${inTrash[language]}: ${names.join(', ')}`)
  const body = { pictures: trashed.map(({ id, filename }) => ({ id, filename })) }
  throw refusal({ req, code: 'bad-request', sentence, body })
}

/** @throws {AppError} naming the pictures that say nothing in a language to be published */
function refuseSilent(options: Shown & { languages: readonly Locale[] }): void {
  const { req, pictures, languages } = options
  const silent = silentPictures({ pictures, languages })
  const [first] = silent
  if (!first) return
  if (req.context.isDeskApproval === true) {
    throw refusal({ req, code: 'conflict', sentence: silentPicture })
  }
  const { locale } = first
  const names = silent
    .filter((picture) => picture.locale === locale)
    .map((one) => listed({ ...one, path: `${one.id}?locale=${locale}` }))
  const sentence = byLocale((language) => `${introductions[locale][language]}: ${names.join(', ')}`)
  throw refusal({ req, code: 'bad-request', sentence, body: { pictures: silent } })
}

/** The admin panel makes a list of what follows the colon, an entry after each comma. */
function listed({ filename, path }: { filename: string; path: string }): string {
  return `${filename.replaceAll(',', '')} – /admin/collections/media/${path}`
}

type Change = { data: unknown; originalDoc?: unknown; req: PayloadRequest; slug: string }

async function passChange({ data, originalDoc, req, slug }: Change): Promise<void> {
  // A restored version is checked as a whole, and moving to the trash publishes nothing.
  if (!isPublished(data) || isTrashed(data) || req.context.isRestoringVersion === true) return
  if (!isLocale(req.locale)) return
  // For a save of all languages, Payload passes the status of every language.
  const languages = hasEveryStatus(originalDoc) ? locales : [req.locale]
  await refuseUnseen({ req, slug, data, languages })
}

const passSave: CollectionBeforeChangeHook = async (change) => {
  await passChange({ ...change, slug: change.collection.slug })
}

const passGlobalSave: GlobalBeforeChangeHook = async (change) => {
  await passChange({ ...change, slug: change.global.slug })
}

type Call = { args?: unknown; operation: string; req: PayloadRequest; slug: string }

async function passRestoration(
  call: Call & { read: (id: string) => Promise<{ version: unknown }> },
): Promise<void> {
  const { req, slug, read } = call
  const id = versionToPublish(call)
  if (id === null) return
  const { version } = await read(id)
  await refuseUnseen({ req, slug, data: version, languages: publishedLanguages(version) ?? [] })
}

const passVersion: CollectionBeforeOperationHook = async ({ collection, req, ...call }) => {
  const { slug } = collection
  await passRestoration({
    ...{ ...call, req, slug },
    read: (id) =>
      req.payload.findVersionByID({
        collection: slug,
        id,
        overrideAccess: true,
        ...wholeRecord(req),
      }),
  })
}

const passGlobalVersion: GlobalBeforeOperationHook = async ({ global, req, ...call }) => {
  const { slug } = global
  await passRestoration({
    ...{ ...call, req, slug },
    read: (id) =>
      req.payload.findGlobalVersionByID({ slug, id, overrideAccess: true, ...wholeRecord(req) }),
  })
}

/**
 * Keeps a language unpublished while a picture of the record has no alternative text in it, or is in
 * the trash. This cannot be overridden.
 */
export const requirePictureTexts = { beforeOperation: [passVersion], beforeChange: [passSave] }

export const requirePictureTextsGlobal = {
  beforeOperation: [passGlobalVersion],
  beforeChange: [passGlobalSave],
}

import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { initI18n } from '@payloadcms/translations'
import { publishedLanguages } from '@/cms/changes/is-published'
import { locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import type { TransferField } from './transfer-fields'
import { inLanguage, type Content } from './content'

type Invalid = { field: string; said: string }

/**
 * What the configuration itself has to say against a record that readers are to see, language by
 * language as in the admin panel. A draft may be unfinished.
 */
export async function invalidFields(options: {
  cms: Payload
  fields: readonly TransferField[]
  content: Content
  /** Language of the sentences. */
  language: Locale
}): Promise<Invalid[]> {
  const { cms, fields, content, language } = options
  const i18n = await initI18n({ config: cms.config.i18n, context: 'api', language })
  const found: Invalid[] = []
  for (const locale of publishedLanguages(content) ?? locales) {
    const req = await createLocalReq({ locale, req: { i18n } }, cms)
    const data = inLanguage({ fields, content, locale })
    found.push(...(await invalidIn({ req, fields, data, siblings: data, path: '' })))
  }
  // What the languages share was looked at in each.
  const sentences = new Map(found.map((one) => [`${one.field} ${one.said}`, one]))
  return [...sentences.values()]
}

async function invalidIn(options: {
  req: PayloadRequest
  fields: readonly TransferField[]
  data: Record<string, unknown>
  siblings: Record<string, unknown>
  path: string
}): Promise<Invalid[]> {
  const { req, fields, data, siblings, path } = options
  const found: Invalid[] = []
  for (const field of fields) {
    const { name, kind, isLocalized, source } = field
    const value = siblings[name]
    const own = `${path}${name}`
    if (kind === 'group') {
      const nested = isRecord(value) ? value : {}
      const within = { req, fields: field.fields, data, siblings: nested, path: `${own}.` }
      found.push(...(await invalidIn(within)))
      continue
    }
    // The database is asked for relations, which the file has by other names.
    if (kind === 'relation' || !('validate' in source) || !source.validate) continue
    const about = {
      ...{ ...source, data, siblingData: siblings, path: own.split('.'), req },
      ...{ operation: 'update', event: 'submit', overrideAccess: true },
      ...{ preferences: { fields: {} }, blockData: {}, jsonData: data },
    }
    const verdict: unknown = await Reflect.apply(source.validate, null, [value, about])
    if (typeof verdict === 'string') {
      found.push({ field: isLocalized ? `${own}.${req.locale}` : own, said: verdict })
    }
  }
  return found
}

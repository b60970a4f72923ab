import { SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps, Payload } from 'payload'
import { localeNames, locales, type Locale } from '@/i18n/locales'
import { listUnits } from '../reading/list-units'
import { unitFilterQuery } from '../units/unit-filter'
import type { UnitFilter, UnitItem } from '../reading/views'
import { editorRights } from '@/cms/access/rights'
import { adminLanguage } from '@/components/panel/admin-language'
import { deskPath, listPath, unitPath } from '../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { PageShell } from '@/components/panel/page-shell.client'
import styles from './document/document-tab.module.css'
import { FindingMarks } from './list/finding-marks'
import { readableText } from './list/readable-text'
import { panelIntl, type PanelIntl } from '@/components/panel/panel-intl'
import { StateBadge } from './state-badge'
import { documentTexts } from './texts/document'
import view from '@/components/panel/view.module.css'

// No form has as many fields; a longer document is read in the list.
const mostUnits = 500

type Place = Omit<UnitFilter, 'locale'>

/** The tab of a record: all its texts and the state of each in every language. */
export async function DocumentTranslations({ initPageResult }: DocumentViewServerProps) {
  const { req, collectionConfig, globalConfig, docID } = initPageResult
  if (!editorRights(req.user)) return null
  const container = collectionConfig?.slug ?? globalConfig?.slug
  if (container === undefined) return null
  const place: Place = {
    container,
    ...(collectionConfig && { document: docID === undefined ? '' : String(docID) }),
  }
  const intl = panelIntl(adminLanguage(req.i18n.language))
  const lists = await readLists({ cms: req.payload, place, intl })
  const units = everyUnit(lists)
  const { t } = intl
  return (
    <PageShell root={deskPath} className={styles.tab}>
      <SetDocumentStepNav
        {...(collectionConfig && {
          collectionSlug: collectionConfig.slug,
          pluralLabel: collectionConfig.labels.plural,
          useAsTitle: collectionConfig.admin.useAsTitle,
        })}
        {...(globalConfig && { globalSlug: globalConfig.slug, globalLabel: globalConfig.label })}
        {...(docID !== undefined && { id: docID })}
        view={t(documentTexts.tab)}
      />
      {units.length === 0 ? (
        <p className={view.empty}>{t(documentTexts.none)}</p>
      ) : (
        <div className={view.container}>
          <table className={styles.units}>
            <caption className="sr-only">{t(documentTexts.caption)}</caption>
            <thead>
              <tr>
                <th scope="col">{t(documentTexts.field)}</th>
                {locales.map((locale) => (
                  <th key={locale} scope="col">
                    <a
                      href={withQuery({
                        path: listPath,
                        query: unitFilterQuery({ locale, ...place }),
                      })}
                      lang={locale}
                    >
                      {localeNames[locale].name}
                    </a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {units.map((first) => (
                <UnitRow key={first.item.unit} {...{ first, lists, place, intl }} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </PageShell>
  )
}

type Lists = Map<Locale, UnitItem[]>

async function readLists(options: { cms: Payload; place: Place; intl: PanelIntl }): Promise<Lists> {
  const { cms, place, intl } = options
  const { language } = intl
  const lists = await Promise.all(
    locales.map(async (locale): Promise<[Locale, UnitItem[]]> => {
      const filter = { locale, ...place }
      const { items } = await listUnits({ cms, filter, page: 1, pageSize: mostUnits, language })
      return [locale, items]
    }),
  )
  return new Map(lists)
}

type First = { locale: Locale; item: UnitItem }

/** Each text once: those of the source, then blocks that only translations have. */
function everyUnit(lists: Lists): First[] {
  const known = new Set<string>()
  return [...lists].flatMap(([locale, items]) =>
    items.flatMap((item) => {
      if (known.has(item.unit)) return []
      known.add(item.unit)
      return { locale, item }
    }),
  )
}

function UnitRow(props: { first: First; lists: Lists; place: Place; intl: PanelIntl }) {
  const { first, lists, place, intl } = props
  const { unit, fieldTitle, format, text } = first.item
  return (
    <tr>
      <th scope="row">
        <span className={styles.field}>{fieldTitle}</span>
        <span className={styles.text} lang={first.locale}>
          {readableText({ text: text ?? '', format })}
        </span>
      </th>
      {locales.map((locale) => {
        const item = lists.get(locale)?.find((each) => each.unit === unit)
        if (!item) return <td key={locale} />
        const query = unitFilterQuery({ locale, ...place })
        const language = localeNames[locale].name
        return (
          <td data-language={language} key={locale}>
            <a href={`${unitPath}?${new URLSearchParams({ unit }).toString()}&${query}`}>
              <span className="sr-only">
                {fieldTitle}, {language}:{' '}
              </span>
              <StateBadge {...item} language={intl.language} />
              <FindingMarks item={item} intl={intl} />
            </a>
          </td>
        )
      })}
    </tr>
  )
}

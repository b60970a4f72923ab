import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, localeNames } from '@/i18n/locales'
import { containerTitle, documentTitle } from '@/features/translation/content/config-labels'
import { fieldTitle } from '@/features/translation/content/field-title'
import { findBrokenLinks, type BrokenLink } from '../find-broken-links'
import { editPath } from '@/components/panel/record-path'
import { EmptyList } from '@/components/panel/list/empty-list'
import { ListHead } from '@/components/panel/list/list-head'
import { ListTable } from '@/components/panel/list/list-table'
import table from '@/components/panel/list/list-table.module.css'
import { Mark } from '@/components/panel/mark'
import type { PanelIntl } from '@/components/panel/panel-intl'
import styles from './links.module.css'
import { PartTabs } from './part-tabs'
import { faultTexts, linkTexts, ownTexts } from './texts'

/** Every broken link in the contents of the site, and where to mend it. */
export async function OwnLinks(props: { cms: Payload; req: PayloadRequest; intl: PanelIntl }) {
  const { cms, req, intl } = props
  const { t } = intl
  const links = await findBrokenLinks({ cms, req })
  return (
    <>
      <ListHead count={t(ownTexts.count, { count: links.length })} title={t(linkTexts.title)} />
      <PartTabs current="own" intl={intl} />
      <p className={styles.rule}>{t(ownTexts.rule)}</p>
      {links.length === 0 ? (
        <EmptyList reason={t(ownTexts.none)} />
      ) : (
        <ListTable
          caption={t(ownTexts.caption)}
          columns={[ownTexts.place, ownTexts.link, ownTexts.problem].map((name) => t(name))}
        >
          {links.map((link) => (
            <LinkRow cms={cms} key={toKey(link)} link={link} intl={intl} />
          ))}
        </ListTable>
      )}
    </>
  )
}

function toKey({ container, document, path, locale, url }: BrokenLink): string {
  return [container, document, path, locale, url].join(' ')
}

function LinkRow(props: { cms: Payload; link: BrokenLink; intl: PanelIntl }) {
  const { cms, link, intl } = props
  const { t, language } = intl
  const { kind, path, locale, url, words, fault, isPublic } = link
  const title = documentTitle({ cms, ...link, title: link.title ?? '', language })
  const field = fieldTitle({ cms, ...link, path, language })
  return (
    <tr>
      <th scope="row">
        <a className={styles.place} href={editPath({ ...link, locale: locale ?? defaultLocale })}>
          <bdi>{title}</bdi>
        </a>
        {kind === 'collection' && (
          <span className={table.aside}>{containerTitle({ cms, ...link, language })}</span>
        )}
        <span className={table.aside}>
          {field} ·{' '}
          {locale === null ? (
            t(ownTexts.allLanguages)
          ) : (
            <span lang={locale}>{localeNames[locale].name}</span>
          )}
        </span>
        {!isPublic && <Mark tone="open">{t(ownTexts.draft)}</Mark>}
      </th>
      <td>
        <bdi className={styles.address}>{url === '' ? t(ownTexts.emptyAddress) : url}</bdi>
        {words !== '' && (
          <span className={table.aside} lang={locale ?? undefined}>
            {t(ownTexts.words, { words })}
          </span>
        )}
      </td>
      <td>{t(faultTexts[fault])}</td>
    </tr>
  )
}

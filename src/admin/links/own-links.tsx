import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, localeNames } from '@/i18n/locales'
import { containerTitle, documentTitle } from '@/translation/desk/config-labels'
import { fieldTitle } from '@/translation/desk/field-title'
import { findBrokenLinks, type BrokenLink } from '@/workplace/links/find-broken-links'
import { editPath } from '../dashboard/places'
import type { Speaker } from '../speaker'
import view from '../view.module.css'
import styles from './links.module.css'
import { PartTabs } from './part-tabs'
import { faultTexts, linkTexts, ownTexts } from './texts'

/** Every link in the contents of the site that leads nowhere, and where it is mended. */
export async function OwnLinks(props: { cms: Payload; req: PayloadRequest; speaker: Speaker }) {
  const { cms, req, speaker } = props
  const { say } = speaker
  const links = await findBrokenLinks({ cms, req })
  return (
    <>
      <header className={view.head}>
        <h1 className={view.title}>
          {say(linkTexts.title)}{' '}
          <span className={view.count}>{say(ownTexts.count, { count: links.length })}</span>
        </h1>
      </header>
      <PartTabs current="own" speaker={speaker} />
      <p className={styles.rule}>{say(ownTexts.rule)}</p>
      {links.length === 0 ? (
        <p className={view.empty}>{say(ownTexts.none)}</p>
      ) : (
        <div className={view.container}>
          <table className={styles.table}>
            <caption className="sr-only">{say(ownTexts.caption)}</caption>
            <thead>
              <tr>
                <th scope="col">{say(ownTexts.place)}</th>
                <th scope="col">{say(ownTexts.link)}</th>
                <th scope="col">{say(ownTexts.problem)}</th>
              </tr>
            </thead>
            <tbody>
              {links.map((link) => (
                <LinkRow cms={cms} key={keyOf(link)} link={link} speaker={speaker} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

function keyOf({ container, document, path, locale, url }: BrokenLink): string {
  return [container, document, path, locale, url].join(' ')
}

function LinkRow(props: { cms: Payload; link: BrokenLink; speaker: Speaker }) {
  const { cms, link, speaker } = props
  const { say, language } = speaker
  const { kind, path, locale, url, words, fault, isPublic } = link
  const title = documentTitle({ cms, ...link, title: link.title ?? '', language })
  const field = fieldTitle({ cms, ...link, path, language })
  return (
    <tr className={styles.row}>
      <th scope="row">
        <a className={styles.open} href={editPath({ ...link, locale: locale ?? defaultLocale })}>
          <bdi>{title}</bdi>
        </a>
        {kind === 'collection' && (
          <span className={styles.aside}>{containerTitle({ cms, ...link, language })}</span>
        )}
        <span className={styles.aside}>
          {field} ·{' '}
          {locale === null ? (
            say(ownTexts.allLanguages)
          ) : (
            <span lang={locale}>{localeNames[locale].name}</span>
          )}
        </span>
        {!isPublic && <span className={styles.mark}>{say(ownTexts.draft)}</span>}
      </th>
      <td>
        <bdi className={styles.address}>{url === '' ? say(ownTexts.emptyAddress) : url}</bdi>
        {words !== '' && (
          <span className={styles.aside} lang={locale ?? undefined}>
            {say(ownTexts.words, { words })}
          </span>
        )}
      </td>
      <td>{say(faultTexts[fault])}</td>
    </tr>
  )
}

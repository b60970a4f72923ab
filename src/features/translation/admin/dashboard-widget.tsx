import type { ServerProps } from 'payload'
import { defaultLocale, localeNames, locales } from '@/i18n/locales'
import { workLeft } from '../reading/work-left'
import { editorRights } from '@/cms/access/rights'
import { adminLanguage } from '@/components/panel/admin-language'
import styles from './dashboard.module.css'
import { deskPath } from '../desk-paths'
import { hasWork, doneShare } from './matrix/count-languages'
import { Meter } from './meter'
import { panelIntl } from '@/components/panel/panel-intl'
import { dashboardTexts } from './texts/dashboard'
import { matrixTexts } from './texts/matrix'
import { WorkLinks } from './work-links'

/** Over the dashboard: what needs work today in the editor’s languages, or in all. */
export async function TranslationWork({ payload, i18n, user }: ServerProps) {
  const editor = editorRights(user)
  if (!editor) return null
  const intl = panelIntl(adminLanguage(i18n.language))
  const { t, percent, number } = intl
  const own = editor.languages.length > 0 ? editor.languages : locales
  const counts = await workLeft({ cms: payload, locales: own })
  return (
    <section aria-labelledby="translation-work" className={styles.work}>
      <header className={styles.head}>
        <h2 id="translation-work">{t(dashboardTexts.title)}</h2>
        <a href={deskPath}>{t(dashboardTexts.open)}</a>
      </header>
      <ul className={styles.languages}>
        {counts.map((work) => {
          const { locale, total, done } = work
          return (
            <li className={styles.language} key={locale}>
              <h3>
                <span>
                  <span lang={locale}>{localeNames[locale].name}</span>
                  {locale === defaultLocale && (
                    <>
                      {' '}
                      <span className={styles.aside}>· {t(matrixTexts.source)}</span>
                    </>
                  )}
                </span>
                <span className={styles.share}>{percent(doneShare(work))}</span>
              </h3>
              <Meter {...work} />
              <p className={styles.aside}>
                {t(matrixTexts.textsDone, { done: number(done), total })}
              </p>
              {hasWork(work) || work.openComments > 0 ? (
                <WorkLinks locale={locale} intl={intl} work={work} />
              ) : (
                <p className={styles.aside}>{t(matrixTexts.allDone)}</p>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

import { Localized } from '@/components/ui/localized'
import type { Locale } from '@/i18n/locales'
import { localePath, projectPath } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import type { ProjectCard } from '../types'
import { Stage } from './stage'
import styles from './project-links.module.css'

/** The projects in words, for a page that shows their drawings elsewhere. */
export function ProjectLinks({ projects, locale }: { projects: ProjectCard[]; locale: Locale }) {
  const t = getTranslator(locale)
  if (projects.length === 0) return <p>{t('projects.empty')}</p>
  return (
    <ul className={styles.projects}>
      {projects.map(({ slug, title, catchphrase, accent, stage }) => (
        <li className={styles.project} data-accent={accent} key={slug}>
          <h3 className={styles.title}>
            <a className={styles.link} href={localePath({ locale, path: projectPath(slug) })}>
              <Localized text={title} locale={locale} />
            </a>
          </h3>
          <p className={styles.catchphrase}>
            <Localized text={catchphrase} locale={locale} />
          </p>
          <Stage stage={stage} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

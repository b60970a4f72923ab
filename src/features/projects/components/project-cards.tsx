import { Localized } from '@/components/ui/localized'
import { Poster } from '@/components/ui/poster'
import type { Locale } from '@/i18n/locales'
import { localePath, projectPath } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import type { ProjectCard } from '../types'
import { Stage } from './stage'
import styles from './project-cards.module.css'

type Props = { projects: ProjectCard[]; locale: Locale; headingLevel: 2 | 3 }

/** The projects as posters in a row. */
export function ProjectCards({ projects, locale, headingLevel }: Props) {
  const t = getTranslator(locale)
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  if (projects.length === 0) return <p>{t('projects.empty')}</p>
  return (
    <ul className={styles.cards}>
      {projects.map(({ slug, title, catchphrase, accent, stage }) => (
        <li className={styles.card} key={slug} data-accent={accent}>
          <a className={styles.link} href={localePath({ locale, path: projectPath(slug) })}>
            <Poster topic={accent} size="card" />
            <Heading className={styles.title}>
              <Localized text={title} locale={locale} />
            </Heading>
          </a>
          <p className={styles.catchphrase}>
            <Localized text={catchphrase} locale={locale} />
          </p>
          <Stage stage={stage} locale={locale} />
        </li>
      ))}
    </ul>
  )
}

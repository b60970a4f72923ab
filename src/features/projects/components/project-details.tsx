import { IconList } from '@/components/ui/icon-list'
import { RichText } from '@/components/ui/rich-text'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { getProjectCards } from '../queries'
import type { ProjectView } from '../types'
import { ProjectCards } from './project-cards'
import styles from './project-details.module.css'

/** What a project is and offers, and the way to the other projects. */
export async function ProjectDetails({
  project,
  locale,
}: {
  project: ProjectView
  locale: Locale
}) {
  const t = getTranslator(locale)
  const cards = await getProjectCards({ locale })
  const others = cards.filter(({ slug }) => slug !== project.slug)
  return (
    <div className={styles.details} data-accent={project.accent}>
      <div className={styles.description}>
        <RichText content={project.description} locale={locale} />
      </div>
      {project.features.length > 0 && (
        <Section id="project_features" title={t('projects.features')}>
          <IconList items={project.features} locale={locale} columns={2} />
        </Section>
      )}
      {others.length > 0 && (
        <Section
          id="project_others"
          heading="above"
          title={t('projects.others')}
          lead={
            <a className={styles.all} href={localePath({ locale, path: paths.projects })}>
              {t('projects.all')}
            </a>
          }
        >
          <ProjectCards projects={others} locale={locale} headingLevel={3} />
        </Section>
      )}
    </div>
  )
}

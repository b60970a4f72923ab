import { ButtonLink, ButtonRow } from '@/components/ui/button-link'
import { Localized } from '@/components/ui/localized'
import { Poster } from '@/components/ui/poster'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import type { ProjectView, PictureView } from '../types'
import { Stage } from './stage'
import styles from './project-hero.module.css'

/** The head of a project's page: its poster, name, motto and the next step. */
export function ProjectHero({ project, locale }: { project: ProjectView; locale: Locale }) {
  const t = getTranslator(locale)
  const { title, catchphrase, accent, stage, portal, banner } = project
  return (
    <Poster
      topic={accent}
      size="wide"
      picture={banner && <ProjectPicture picture={banner} locale={locale} />}
    >
      <Stage stage={stage} locale={locale} />
      <h1 className={styles.title}>
        <Localized text={title} locale={locale} />
      </h1>
      <p className={styles.catchphrase}>
        <Localized text={catchphrase} locale={locale} />
      </p>
      <ButtonRow>
        {portal && <ButtonLink href={portal}>{t('projects.visit')}</ButtonLink>}
        <ButtonLink
          href={localePath({ locale, path: paths.become })}
          variant={portal ? 'secondary' : 'primary'}
        >
          {t('projects.join')}
        </ButtonLink>
      </ButtonRow>
    </Poster>
  )
}

/** The banner that editors chose for a project. */
function ProjectPicture({ picture, locale }: { picture: PictureView; locale: Locale }) {
  const sizes = '(min-width: 64rem) 50vw, 100vw'
  return (
    <picture>
      {picture.avif !== '' && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      {picture.webp !== '' && <source type="image/webp" srcSet={picture.webp} sizes={sizes} />}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt.value}
        lang={picture.alt.lang === locale ? undefined : picture.alt.lang}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}

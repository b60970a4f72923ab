import { ButtonLink, ButtonRow } from '@/components/ui/button-link'
import { Localized } from '@/components/ui/localized'
import { Poster } from '@/components/ui/poster'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import type { ProjectView, PictureView } from '../types'
import { Stage } from './stage'
import styles from './project-hero.module.css'

type Props = { project: ProjectView; locale: Locale }

/** The head of a project's page, with the author of its picture, where one is named, below it. */
export function ProjectHero({ project, locale }: Props) {
  const t = getTranslator(locale)
  const author = project.banner?.credit ?? ''
  const poster = <ProjectPoster project={project} locale={locale} />
  if (author === '') return poster
  return (
    <figure className={styles.figure}>
      {poster}
      <figcaption className={styles.credit}>{t('projects.picture', { author })}</figcaption>
    </figure>
  )
}

/** The poster of a project, its name, motto and the next step. */
function ProjectPoster({ project, locale }: Props) {
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

import { ButtonLink } from '@/components/ui/button-link'
import { PageHead } from '@/components/ui/page-head'
import { ScatteredMark } from '@/components/ui/scattered-mark'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { PageShell } from './page-shell'
import styles from './not-found-content.module.css'

/** The 404 page. `path` has no language, `shown` is the whole address as the visitor asked for it. */
export function NotFoundContent({
  locale,
  path,
  shown,
}: {
  locale: Locale
  path: string
  shown: string
}) {
  const t = getTranslator(locale)
  return (
    <PageShell locale={locale} path={path}>
      <PageHead
        title={t('notFound.title')}
        lead={<span className={styles.path}>{t('notFound.message', { path: shown })}</span>}
      >
        <p>{t('notFound.hint')}</p>
        <ButtonLink href={localePath({ locale, path: paths.home })}>
          {t('layout.backHome')}
        </ButtonLink>
      </PageHead>
      <ScatteredMark />
    </PageShell>
  )
}

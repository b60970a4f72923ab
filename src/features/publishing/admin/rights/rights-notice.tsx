import type { UIFieldServerProps } from 'payload'
import { adminLanguage } from '@/components/panel/admin-language'
import { panelIntl } from '@/components/panel/panel-intl'
import { editorRights, mayWrite, mayWriteShared } from '@/cms/access/rights'
import { defaultLocale, isLocale, localeNames, locales } from '@/i18n/locales'
import styles from '../publishing.module.css'
import { rightsTexts } from './rights-texts'

/** At the head of the form of a translator or reviewer: why some of it, or all, is grey. */
export function RightsNotice({ i18n, req, user }: UIFieldServerProps) {
  const editor = editorRights(user)
  if (!editor || mayWriteShared(editor)) return null
  const { list, t } = panelIntl(adminLanguage(i18n.language))
  const locale = isLocale(req.locale) ? req.locale : defaultLocale
  const { name } = localeNames[locale]
  if (mayWrite({ editor, locale })) {
    return <p className={styles.rights}>{t(rightsTexts.shared, { language: name })}</p>
  }
  const own = locales.filter((one) => mayWrite({ editor, locale: one }))
  const languages = list(own.map((one) => localeNames[one].name))
  return (
    <p className={styles.rights}>
      {t(own.length > 0 ? rightsTexts.other : rightsTexts.none, { language: name, languages })}{' '}
      {own.map((one) => (
        <a href={`?locale=${one}`} key={one}>
          {t(rightsTexts.open, { language: localeNames[one].name })}
        </a>
      ))}
    </p>
  )
}

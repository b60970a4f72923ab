import { localeNames, locales, type Locale } from '@/i18n/locales'
import { formLanguageField } from '@/lib/http/form-language'
import styles from './language-switch.module.css'
import { InlineScript } from './inline-script'
import { languageHashScript } from './language-hash'

type Props = {
  locale: Locale
  /** Where each language's link leads. */
  hrefs: Record<Locale, string>
  label: string
  /** Id of a form on the page whose words the other languages show as well; a link would lose them. */
  formId?: string | undefined
}

/** The same page in the other languages, each by its own name. */
export function LanguageSwitch({ locale, hrefs, label, formId }: Props) {
  return (
    <nav aria-label={label}>
      {/* Enter in a field presses the first button of a form, which must not be a language. */}
      {formId !== undefined && (
        <button
          className="visually-hidden"
          type="submit"
          form={formId}
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      <ul className={styles.list}>
        {locales.map((code) => (
          <li key={code}>
            <Choice code={code} isCurrent={code === locale} href={hrefs[code]} formId={formId} />
          </li>
        ))}
      </ul>
      <InlineScript script={languageHashScript} />
    </nav>
  )
}

function Choice({
  code,
  isCurrent,
  href,
  formId,
}: Pick<Props, 'formId'> & { code: Locale; isCurrent: boolean; href: string }) {
  const name = <span className={styles.label}>{localeNames[code].name}</span>
  const current = isCurrent ? 'true' : undefined
  if (formId === undefined) {
    return (
      <a
        className={styles.link}
        href={href}
        lang={code}
        hrefLang={code}
        rel="nofollow"
        aria-current={current}
      >
        {name}
      </a>
    )
  }
  return (
    <button
      className={styles.link}
      type="submit"
      form={formId}
      name={formLanguageField}
      value={code}
      lang={code}
      aria-current={current}
    >
      {name}
    </button>
  )
}

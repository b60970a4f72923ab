import type { FormProblem } from '@/auth/client/form-problem'
import { errorBeside } from '@/auth/client/error-beside'
import { WriterMark } from '@/auth/components/writer-mark'
import { Button } from '@/components/ui/form/button'
import { Field } from '@/components/ui/form/field'
import { FormActions } from '@/components/ui/form/form-stack'
import { TextArea } from '@/components/ui/form/text-area'
import type { Locale } from '@/i18n/locales'
import { contactFormAddress } from '@/i18n/paths'
import { controls, type Letter } from './contact-limits'
import type { ContactTexts } from './contact-texts'
import styles from './plain-contact-form.module.css'

type Props = {
  locale: Locale
  texts: ContactTexts
  letter?: Letter
  problem?: FormProblem | null
}

/** The form as the browser itself can send it. */
export function PlainContactForm({ locale, texts, letter, problem = null }: Props) {
  const findError = (id: string) => errorBeside({ problem, id, texts: texts.form })
  return (
    <>
      <form className={styles.form} method="post" action={contactFormAddress} noValidate>
        <input type="hidden" name="locale" value={locale} />
        <Field
          id={controls.name}
          name="name"
          label={texts.name}
          error={findError(controls.name)}
          defaultValue={letter?.name}
          autoComplete="name"
        />
        <TextArea
          id={controls.message}
          name="message"
          label={texts.message}
          hint={texts.messageHint}
          error={findError(controls.message)}
          defaultValue={letter?.message}
        />
        <FormActions>
          <Button type="submit">{texts.send}</Button>
        </FormActions>
      </form>
      <WriterMark />
    </>
  )
}

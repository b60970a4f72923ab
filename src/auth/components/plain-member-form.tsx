import type { ReactNode } from 'react'
import { Button } from '@/components/ui/form/button'
import { FormActions } from '@/components/ui/form/form-stack'
import type { Locale } from '@/i18n/locales'
import styles from './plain-member-form.module.css'
import { WriterMark } from './writer-mark'

type Props = { action: string; locale: Locale; submit: string; children: ReactNode }

/** There is one on a page. */
export const plainFormId = 'plain-form'

/** A form for members as the browser itself can send it. */
export function PlainMemberForm({ action, locale, submit, children }: Props) {
  return (
    <>
      <form id={plainFormId} className={styles.form} method="post" action={action} noValidate>
        <input type="hidden" name="locale" value={locale} />
        {children}
        <FormActions>
          <Button type="submit">{submit}</Button>
        </FormActions>
      </form>
      <WriterMark />
    </>
  )
}

import { ButtonLink } from '@/components/ui/button-link'
import { focusOn } from '@/components/ui/focus-on'
import { fillIn } from '@/i18n/fill-in'
import type { AccountTexts } from './account-texts'
import styles from './unavailable.module.css'

type Props = { email: string; texts: Pick<AccountTexts, 'deletion'> }

/** In place of an account that its member has just deleted. */
export function AccountDeleted({ email, texts: { deletion } }: Props) {
  return (
    <div className={styles.place}>
      <h2 className={styles.title} ref={focusOn} tabIndex={-1}>
        {deletion.done}
      </h2>
      <p>{fillIn({ text: deletion.doneText, values: { email } })}</p>
      <ButtonLink href="/">{deletion.home}</ButtonLink>
    </div>
  )
}

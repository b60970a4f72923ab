import { Button } from '@/components/ui/form/button'
import { FormActions } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import type { AccountTexts } from './account-texts'
import styles from './unavailable.module.css'

type Props = { texts: Pick<AccountTexts, 'unavailable'>; retry: () => Promise<unknown> }

/** In place of data that could not be had. It does not mean that the session has ended. */
export function Unavailable({ texts, retry }: Props) {
  const { unavailable } = texts
  return (
    <div className={styles.place}>
      <LiveNotice tone="error">
        <h2 className={styles.title}>{unavailable.title}</h2>
        <p>{unavailable.text}</p>
        <FormActions>
          <Button onClick={() => void retry()}>{unavailable.retry}</Button>
        </FormActions>
      </LiveNotice>
    </div>
  )
}

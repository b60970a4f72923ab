'use client'

import { useId, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import type { MissingPage } from '../list-missing-pages'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import dialog from '@/components/panel/dialog/dialog.module.css'
import fields from '@/components/panel/small-form.module.css'
import styles from './links.module.css'
import { redirectTexts } from './texts'

/** Asks where a missing page is to lead; what is refused is said in the dialog, which stays open. */
export function RedirectDialog({
  page: { shown, likely },
  targets,
  isBusy,
  language,
  send,
  onClose,
}: {
  page: MissingPage
  targets: readonly string[]
  isBusy: boolean
  language: Locale
  /** Gives what went wrong, or null. */
  send: (to: string) => Promise<string | null>
  onClose: () => void
}) {
  const id = useId()
  const [to, setTo] = useState(likely ?? '')
  const [problem, setProblem] = useState<string | null>(null)

  async function submit(): Promise<void> {
    setProblem(null)
    setProblem(await send(to.trim()))
  }

  return (
    <Dialog onClose={isBusy ? null : onClose} title={redirectTexts.title[language]}>
      <p>
        <bdi className={styles.address}>{shown}</bdi>
      </p>
      <form
        className={fields.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void submit()
        }}
      >
        <label htmlFor={`${id}-to`}>{redirectTexts.to[language]}</label>
        <input
          aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
          aria-invalid={problem !== null}
          autoComplete="off"
          className={fields.field}
          id={`${id}-to`}
          list={`${id}-targets`}
          maxLength={500}
          onChange={({ target }) => setTo(target.value)}
          required
          spellCheck={false}
          type="text"
          value={to}
        />
        <datalist id={`${id}-targets`}>
          {targets.map((target) => (
            <option key={target} value={target} />
          ))}
        </datalist>
        <div className={styles.quiet} id={`${id}-hint`}>
          {likely !== null && redirectTexts.likely[language]} {redirectTexts.hint[language]}
        </div>
        <div className={styles.problem} id={`${id}-problem`} role="alert">
          {problem}
        </div>
        <div className={dialog.buttons}>
          <button aria-disabled={isBusy} className={styles.button} data-kind="main" type="submit">
            {redirectTexts.save[language]}
          </button>
          <button
            aria-disabled={isBusy}
            className={styles.button}
            onClick={isBusy ? undefined : onClose}
            type="button"
          >
            {redirectTexts.cancel[language]}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

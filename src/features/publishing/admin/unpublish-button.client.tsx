'use client'

import { Button, PopupList, toast, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { fillIn } from '@/i18n/fill-in'
import { isLocale, localeNames, locales, type Locale } from '@/i18n/locales'
import type { AdminLabel } from '@/cms/label'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import dialogStyles from '@/components/panel/dialog/dialog.module.css'
import { CallError, problemText } from '@/components/panel/panel-call.client'
import { formTexts } from './form-texts'
import { focusMenuTrigger } from './menu-trigger.client'
import { isWithdrawable } from '../withdrawable'
import { withdraw } from './publishing-calls.client'
import styles from './publishing.module.css'
import { useRecordForm } from './use-record-form.client'

type Asked = Locale | 'all'

// Of a record only what has its Romanian is shown; that of a page cannot be taken away.
const questions: Record<Asked, AdminLabel> = {
  ro: formTexts.withdrawRomanian,
  en: formTexts.withdrawOne,
  ru: formTexts.withdrawOne,
  all: formTexts.withdrawEvery,
}

/** Entries of the menu of a form: off the site in the language being edited, or in all. */
export function UnpublishMenuButtons(props: { container: string; language: Locale }) {
  const { language } = props
  const { id, hasPublishedDoc, isTrashed } = useDocumentInfo()
  const { code } = useLocale()
  const [asked, setAsked] = useState<Asked | null>(null)
  const edited = isLocale(code) ? code : locales[0]
  const record = { container: props.container, document: id === undefined ? '' : String(id) }

  function ask(about: Asked) {
    focusMenuTrigger('.doc-controls__popup')
    setAsked(about)
  }

  if (!hasPublishedDoc || isTrashed) return null
  return (
    <>
      {isWithdrawable({ ...record, locale: edited }) && (
        <PopupList.Button id="action-unpublish-locale" onClick={() => ask(edited)}>
          {fillIn({
            text: formTexts.withdraw[language],
            values: { language: localeNames[edited].name },
          })}
        </PopupList.Button>
      )}
      {isWithdrawable({ ...record, locale: 'all' }) && (
        <PopupList.Button id="action-unpublish" onClick={() => ask('all')}>
          {formTexts.withdrawAll[language]}
        </PopupList.Button>
      )}
      {asked &&
        createPortal(
          <WithdrawDialog
            asked={asked}
            language={language}
            onClose={() => setAsked(null)}
            record={record}
          />,
          document.body,
        )}
    </>
  )
}

function WithdrawDialog({
  asked,
  language,
  record,
  onClose,
}: {
  asked: Asked
  language: Locale
  record: { container: string; document: string }
  onClose: () => void
}) {
  const form = useRecordForm()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const values = { language: asked === 'all' ? '' : localeNames[asked].name }
  const question = questions[asked]

  async function confirm() {
    setIsBusy(true)
    setProblem(null)
    try {
      if (!(await form.saveDraft())) throw new CallError(formTexts.notSaved[language])
      sayWithdrawn({ withdrawn: await withdraw({ ...record, locale: asked }), language })
      // An editor who is asked about unsaved words and stays gets the page back without the dialog.
      onClose()
      // The surrounding form does not notice that readers see something else now.
      location.reload()
    } catch (error) {
      setProblem(problemText({ error, language }))
      setIsBusy(false)
    }
  }

  return (
    <Dialog onClose={isBusy ? null : onClose} title={formTexts.withdrawTitle[language]}>
      <p>{fillIn({ text: question[language], values })}</p>
      {/* A toast would lie under the dialog, where nothing is read out. */}
      {problem !== null && (
        <p className={styles.failed} role="alert">
          {problem}
        </p>
      )}
      <div className={dialogStyles.buttons}>
        <Button buttonStyle="secondary" disabled={isBusy} margin={false} onClick={onClose}>
          {formTexts.cancel[language]}
        </Button>
        <Button disabled={isBusy} margin={false} onClick={() => void confirm()}>
          {formTexts.withdrawConfirm[language]}
        </Button>
      </div>
    </Dialog>
  )
}

function sayWithdrawn({ withdrawn, language }: { withdrawn: Locale[]; language: Locale }) {
  if (withdrawn.length === 0) {
    toast.info(formTexts.notWithdrawn[language])
    return
  }
  const languages = withdrawn.map((one) => localeNames[one].name).join(', ')
  toast.success(fillIn({ text: formTexts.withdrawn[language], values: { languages } }))
}

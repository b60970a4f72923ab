'use client'

import {
  Button,
  PopupList,
  toast,
  useDocumentInfo,
  useFormInitializing,
  useHotkey,
  useEditDepth,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { fillIn } from '@/i18n/fill-in'
import { isLocale, localeNames, locales, type Locale } from '@/i18n/locales'
import { formTexts } from './form-texts'
import { TextLinks } from './found-texts'
import { HeldTexts } from './held-texts.client'
import { focusMenuTrigger } from './menu-trigger.client'
import { countTexts, readOpenFindings, type OpenFindings } from './open-findings.client'
import { QuestionDialog } from './question/question-dialog.client'
import { useQuestion } from './question/use-question.client'
import { useRecordForm } from './use-record-form.client'

type Props = {
  container: string
  /** Of the admin. */
  language: Locale
  /** Whether this editor may publish texts with errors after having seen them. */
  mayConfirm: boolean
  mayPublishAll: boolean
  /** Of the call that knows what to ask before publishing; null where nothing is asked. */
  questionPath: string | null
}

type Held = { findings: OpenFindings[]; isEveryLanguage: boolean }

/**
 * Publishes a form: stores it as a draft first, holds errors back until someone confirms them, and
 * says what became of it.
 */
export function PublishFormButton(props: Props) {
  const { container, language, mayConfirm, mayPublishAll, questionPath } = props
  const { t } = useTranslation()
  const { id, hasPublishedDoc, hasPublishPermission, unpublishedVersionCount, uploadStatus } =
    useDocumentInfo()
  const { code } = useLocale()
  const editDepth = useEditDepth()
  const isInitializing = useFormInitializing()
  const form = useRecordForm()
  const [held, setHeld] = useState<Held | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const edited = isLocale(code) ? code : locales[0]
  const hasChanges = form.isModified || unpublishedVersionCount > 0 || !hasPublishedDoc
  const record = { container, document: id === undefined ? '' : String(id) }
  const { asked, confirm } = useQuestion({ path: questionPath, document: record.document })

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    void form.saveDraft()
  })

  /** What the checks find in the languages that are published, errors or remarks. */
  function find(options: { level: 'errors' | 'warnings'; isEveryLanguage: boolean }) {
    const { level, isEveryLanguage } = options
    return readOpenFindings({ ...record, languages: isEveryLanguage ? locales : [edited], level })
  }

  async function publish(options: { isEveryLanguage: boolean; isConfirmed: boolean }) {
    // A click counts at once and only once: it waits for the save in progress.
    if (isBusy) return
    setIsBusy(true)
    setHeld(null)
    try {
      const saved = form.isStored ? await form.saveForPublication() : 'stored'
      if (saved === 'failed') toast.error(formTexts.notSaved[language])
      if (saved === 'changed') toast.warning(formTexts.readFirst[language])
      if (saved !== 'stored') return
      if (!form.isStored && questionPath !== null) {
        // Only a stored record can be asked about.
        if (await form.saveDraft()) toast.info(formTexts.storedFirst[language])
        return
      }
      const { isEveryLanguage, isConfirmed } = options
      if (form.isStored && !isConfirmed) {
        const findings = await find({ level: 'errors', isEveryLanguage })
        if (findings.length > 0) {
          setHeld({ findings, isEveryLanguage })
          return
        }
      }
      if (!(await confirm())) return
      if (await form.publish(options)) await sayPublished(isEveryLanguage)
    } catch {
      toast.error(formTexts.noAnswer[language])
    } finally {
      setIsBusy(false)
    }
  }

  async function sayPublished(isEveryLanguage: boolean) {
    const languages = (isEveryLanguage ? locales : [edited]).map((one) => localeNames[one].name)
    const values = { languages: languages.join(', ') }
    toast.success(fillIn({ text: formTexts.published[language], values }))
    if (!form.isStored) return
    const remarks = await find({ level: 'warnings', isEveryLanguage })
    if (remarks.length === 0) return
    const count = String(countTexts(remarks))
    toast.warning(
      <>
        {fillIn({ text: formTexts.remarks[language], values: { count } })}{' '}
        <TextLinks findings={remarks} language={language} />
      </>,
    )
  }

  if (!hasPublishPermission) return null
  return (
    <>
      <Button
        disabled={!isBusy && (!hasChanges || isInitializing || uploadStatus === 'uploading')}
        extraButtonProps={{ 'aria-busy': isBusy || undefined }}
        id="action-save"
        margin={false}
        onClick={() => void publish({ isEveryLanguage: false, isConfirmed: false })}
        {...(mayPublishAll && {
          SubMenuPopupContent: ({ close }: { close: () => void }) => (
            <PopupList.ButtonGroup>
              <PopupList.Button
                id="publish-locale"
                onClick={() => {
                  close()
                  focusMenuTrigger('#action-save-popup')
                  void publish({ isEveryLanguage: true, isConfirmed: false })
                }}
              >
                {t('version:publishAllLocales')}
              </PopupList.Button>
            </PopupList.ButtonGroup>
          ),
        })}
      >
        {isBusy
          ? formTexts.publishing[language]
          : t('version:publishIn', { locale: localeNames[edited].name })}
      </Button>
      {held &&
        createPortal(
          <HeldTexts
            findings={held.findings}
            language={language}
            onClose={() => setHeld(null)}
            {...(mayConfirm && {
              onConfirm: () =>
                void publish({ isEveryLanguage: held.isEveryLanguage, isConfirmed: true }),
            })}
          />,
          document.body,
        )}
      {asked &&
        createPortal(
          <QuestionDialog
            confirm={t('version:publish')}
            language={language}
            onClose={() => asked.answer(false)}
            onConfirm={() => asked.answer(true)}
            question={asked.question}
          />,
          document.body,
        )}
    </>
  )
}

'use client'

import { Button, LeaveWithoutSaving } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { formTexts } from './form-texts'
import './save-state.css'
import { useRecordForm } from './use-record-form.client'

/** How long the autosave may take before the form offers to save, in milliseconds. */
const saveDelayMs = 3000

/** Says what an autosaving form has not saved, tries again, and warns before the page is left. */
export function SaveState({ language }: { language: Locale }) {
  const { isModified, isPublishing, isSaving, isStored, saveDraft } = useRecordForm()
  const tries = useRef(0)
  const isUnsaved = isModified && !isSaving && !isPublishing

  const tryAgain = useEffectEvent(async () => {
    tries.current += 1
    if (await saveDraft()) tries.current = 0
  })

  useEffect(() => {
    if (!isUnsaved || !isStored) return
    const delay = saveDelayMs * 4 ** Math.min(tries.current, 2)
    const timer = setTimeout(() => void tryAgain(), delay)
    return () => clearTimeout(timer)
  }, [isUnsaved, isStored])

  return (
    <>
      <LeaveWithoutSaving />
      <span className="save-state" data-unsaved={isModified} role="status">
        {isModified && (isUnsaved ? formTexts.unsaved[language] : formTexts.saving[language])}
      </span>
      {isModified && !isPublishing && (
        <SaveButton
          // It stays while the form tries again: a click waits for that.
          // Nothing saves a new record by itself.
          delay={isStored ? saveDelayMs : 0}
          language={language}
          onSave={() => void saveDraft()}
        />
      )}
    </>
  )
}

/** The button that appears where the autosave does not do its work in time. */
function SaveButton({
  delay,
  language,
  onSave,
}: {
  /** In milliseconds. */
  delay: number
  language: Locale
  onSave: () => void
}) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  if (!isLate) return null
  return (
    <Button buttonStyle="secondary" margin={false} onClick={onSave}>
      {formTexts.save[language]}
    </Button>
  )
}

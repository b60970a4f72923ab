'use client'

import { useAllFormFields, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { editBaseName, editWrittenName } from '@/lib/edit-base'
import { isRecord } from '@/lib/is-record'
import {
  baseOf,
  restoreModified,
  takenOver,
  lastTypedField,
  unconfirmed,
  withoutMarks,
} from './typed-fields'

/**
 * Keeps what is typed while a save is under way: Payload fills the form with the answer, but for the
 * one field that was typed into last. Here a field counts as typed into until the site has confirmed
 * the very text that it shows.
 */
export function useTypedText(): void {
  const [fields, dispatch] = useAllFormFields()
  const { data } = useDocumentInfo()
  const { formRef, setModified } = useForm()
  const isModified = useFormModified()
  const before = useRef<FormState>({})
  const last = useRef<string | null>(null)
  const answered = useRef<unknown>(null)

  const mark = useEffectEvent((marked: FormState) => {
    if (Object.keys(marked).length === 0) return
    before.current = { ...before.current, ...marked }
    dispatch({ type: 'UPDATE_MANY', formState: marked })
  })

  // Before anything else happens in the browser, an answer above all.
  useLayoutEffect(() => {
    const [was, now] = [before.current, fields]
    before.current = now
    // A form that is filled again shows what it is filled with.
    if (!(editBaseName in was) || !(editBaseName in now)) return
    last.current = lastTypedField({ before: was, now }) ?? last.current
    mark(restoreModified({ before: was, now }))
  }, [fields])

  const confirm = useEffectEvent((doc: unknown) => {
    const typed = Object.keys(fields).filter((path) => fields[path]?.isModified)
    const focused = focusedField(formRef.current)
    const taken = takenOver({ fields, doc, except: focused })
    const values = reduceFieldsToValues(fields, true)
    const paths = typed.filter((path) => !(path in taken))
    const open = unconfirmed({ values, doc, base: baseOf(fields), paths })
    if (open.length > 0 && !isModified) setModified(true)
    const kept = [...open, last.current, focused]
    mark({
      ...withoutMarks({ fields, paths: typed.filter((path) => !kept.includes(path)) }),
      ...taken,
    })
  })

  useEffect(() => {
    if (!isRecord(data?.[editWrittenName]) || answered.current === data) return
    answered.current = data
    confirm(data)
  }, [data])

  // Rich text reaches the form with a delay: who is in it counts as typing.
  const enter = useEffectEvent(() => {
    const path = focusedField(formRef.current)
    const field = path === null ? undefined : fields[path]
    if (path !== null && field && !field.isModified)
      mark({ [path]: { ...field, isModified: true } })
  })

  useEffect(() => {
    const form = formRef.current
    const onFocus = () => enter()
    form.addEventListener('focusin', onFocus)
    return () => form.removeEventListener('focusin', onFocus)
  }, [formRef])
}

/** The rich text field of a form that has the cursor. */
function focusedField(form: HTMLFormElement): string | null {
  const { activeElement } = document
  if (!activeElement || !form.contains(activeElement)) return null
  return activeElement.closest<HTMLElement>('[data-lexical-view]')?.dataset.fieldPath ?? null
}

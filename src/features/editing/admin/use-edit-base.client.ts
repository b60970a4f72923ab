'use client'

import { useAllFormFields, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import {
  editBaseName,
  getEditBase,
  editKeptName,
  leafAt,
  valueHash,
  type EditBase,
} from '@/lib/edit-base'
import { ownTexts } from './own-texts'

/** What the site has filled a form with, and what its record says, which may be nothing yet. */
function toStart({ fields, data }: { fields: FormState; data: unknown }): EditBase {
  const filled = Object.entries(fields).map(
    ([path, field]) => [path, { ...field, value: field.initialValue }] as const,
  )
  const base = getEditBase(reduceFieldsToValues(Object.fromEntries(filled), true))
  const shown: unknown = reduceFieldsToValues(fields, true)
  for (const [path, hashes] of Object.entries(base)) {
    const [now, stored] = [shown, data].map((from) => valueHash(leafAt({ data: from, path })))
    if (stored === undefined || hashes.includes(stored)) continue
    // A form that has just made its record shows what is stored, whatever it started with.
    if (now === stored) base[path] = [stored]
    else hashes.push(stored)
  }
  return base
}

/**
 * Keeps what the form of a record was filled with as one more of its fields, so that every save of
 * the form sends it, in whichever way it is saved. It is never newer than what the form shows.
 */
export function useEditBase() {
  const [fields, dispatch] = useAllFormFields()
  const { data } = useDocumentInfo()
  const { getData } = useForm()
  const [own] = useState(ownTexts)
  // One object for the life of the form: changing what is in it is no change of the form.
  const base = useRef<EditBase>({})
  const answered = useRef<unknown>(null)
  const unseen = useRef(new Set<string>())
  const isEmpty = Object.keys(fields).length === 0
  const isMissing = !isEmpty && fields[editBaseName]?.value === undefined

  // The form has been filled, or filled again.
  useEffect(() => {
    if (!isMissing) return
    base.current = toStart({ fields, data })
    // Payload’s form has no other place to learn when it is sent.
    Object.defineProperty(base.current, 'toJSON', {
      value(this: EditBase) {
        return own.basedOn({ base: this, values: getData() })
      },
    })
    unseen.current.clear()
    const { current: value } = base
    // The form, whose own effect follows, begins by putting back what the server has filled it with.
    queueMicrotask(() => dispatch({ type: 'UPDATE', path: editBaseName, value }))
  }, [isMissing, fields, data, dispatch, getData, own])

  // A save is answered: what is stored now is what was sent, but for what others have changed.
  useEffect(() => {
    if (!data || !Array.isArray(data[editKeptName]) || answered.current === data) return
    answered.current = data
    unseen.current = own.answered({ base: base.current, doc: data })
    // What was in its way is not any more.
    dispatch({ type: 'UPDATE', path: editBaseName, valid: true, errorMessage: undefined })
  }, [data, dispatch, own])

  // The form shows what others have changed as soon as it takes the answer over.
  useEffect(() => {
    for (const path of unseen.current) {
      const stored = valueHash(leafAt({ data, path }))
      if (valueHash(fields[path]?.value) !== stored) continue
      base.current[path] = [stored]
      unseen.current.delete(path)
    }
  }, [fields, data])

  return {
    /** Notes that the editor knows what is stored in a field. */
    know({ path, value }: { path: string; value: unknown }) {
      base.current[path] = [valueHash(value)]
      unseen.current.delete(path)
    },
  }
}

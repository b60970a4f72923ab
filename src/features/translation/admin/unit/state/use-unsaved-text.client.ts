import { useEffect, useEffectEvent } from 'react'
import { isUnsaved, toPlace, getText } from './editor-state'
import { keepText, readUnsavedText } from './unsaved-text'
import type { Desk } from './desk'

/** Keeps unsaved text in this tab, and offers what an earlier visit left. */
export function useUnsavedText({ state, dispatch }: Pick<Desk, 'state' | 'dispatch'>) {
  const { unit, locale } = toPlace(state)
  const { base, kept } = state
  const text = getText(state)
  const isToBeKept = isUnsaved(state)

  const onStart = useEffectEvent(() => {
    const left = readUnsavedText({ unit, locale })
    if (left && left.text !== base.text) dispatch({ type: 'kept-found', kept: left })
  })

  useEffect(() => {
    onStart()
  }, [])

  useEffect(() => {
    const at = new Date().toISOString()
    keepText({ unit, locale, kept: isToBeKept ? { text, base, at } : kept })
  }, [unit, locale, text, base, kept, isToBeKept])
}

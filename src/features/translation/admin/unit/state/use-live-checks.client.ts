import { useEffect, useEffectEvent } from 'react'
import { checkUnit } from './desk-call.client'
import { toPlace, readOnlyReason, getText } from './editor-state'
import { failureNotice } from './failure-notice'
import type { Desk } from './desk'

/** Milliseconds without a key stroke. */
const delay = 300

/** Checks the text while it is typed; only the newest call counts. */
export function useLiveChecks({ state, dispatch, intl }: Desk) {
  const { unit, locale } = toPlace(state)
  const text = getText(state)
  const isStored = text === (state.view.text ?? '')
  const isWanted = !isStored && text !== '' && readOnlyReason(state) === null

  const onFailure = useEffectEvent((failure: unknown) => {
    dispatch({ type: 'check-failed', problem: failureNotice({ failure, intl }).text })
  })

  useEffect(() => {
    if (!isWanted) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      checkUnit({ unit, locale, text, signal: abort.signal })
        .then((found) => {
          if (abort.signal.aborted) return
          dispatch({ type: 'checked', checked: { text: text.normalize('NFC'), ...found } })
        })
        .catch((failure: unknown) => {
          if (!abort.signal.aborted) onFailure(failure)
        })
    }, delay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [unit, locale, text, isWanted, dispatch])
}

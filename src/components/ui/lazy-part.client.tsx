'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './form/button'
import { LiveNotice } from './form/live-notice'
import { keepFocus } from './keep-focus.client'

export type LazyTexts = { loading: string; failed: string; retry: string }

type Props<Module> = {
  load: () => Promise<Module>
  texts: LazyTexts
  children: (module: Module) => ReactNode
}

/** A part of the page whose script comes when it is needed. A failed load can be tried again. */
export function LazyPart<Module extends object>({ load, texts, children }: Props<Module>) {
  const [state, setState] = useState<Module | 'loading' | 'failed'>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    let isGone = false
    load().then(
      (module) => !isGone && setState(module),
      () => !isGone && setState('failed'),
    )
    return () => {
      isGone = true
    }
  }, [load, state])

  function retry(): void {
    const focusAgain = keepFocus()
    flushSync(() => setState('loading'))
    focusAgain()
  }

  if (state === 'loading') return <p role="status">{texts.loading}</p>
  if (state === 'failed') {
    return (
      <LiveNotice tone="error">
        <p>{texts.failed}</p>
        <Button variant="quiet" onClick={retry}>
          {texts.retry}
        </Button>
      </LiveNotice>
    )
  }
  return children(state)
}

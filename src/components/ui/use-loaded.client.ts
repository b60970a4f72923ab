'use client'

import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepFocus } from './keep-focus.client'

/**
 * Something that is fetched once the page is there, and again when asked for. `load` has to stay the
 * same function as long as it fetches the same, and never throws.
 */
export function useLoaded<Value>({
  initial,
  load,
}: {
  initial: Value
  load: () => Promise<Value>
}) {
  const [value, setValue] = useState(initial)

  useEffect(() => {
    let isGone = false
    void load().then((loaded) => {
      if (!isGone) setValue(loaded)
    })
    return () => {
      isGone = true
    }
  }, [load])

  const reload = useCallback(async (): Promise<Value> => {
    // The button that was pressed for it may go.
    const focusAgain = keepFocus()
    const loaded = await load()
    flushSync(() => setValue(loaded))
    focusAgain()
    return loaded
  }, [load])

  return { value, setValue, reload }
}

'use client'

import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { keepFocus } from './keep-focus.client'
import { countTurns } from './turns'

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

  // An answer may come after that of a later call, for a member who has gone meanwhile.
  const [turns] = useState(countTurns)

  useEffect(() => {
    const isNewest = turns.begin()
    void load().then((loaded) => {
      if (isNewest()) setValue(loaded)
    })
    return () => {
      turns.begin()
    }
  }, [load, turns])

  const reload = useCallback(async (): Promise<Value> => {
    // The button that was pressed may disappear.
    const focusAgain = keepFocus()
    const isNewest = turns.begin()
    const loaded = await load()
    if (isNewest()) flushSync(() => setValue(loaded))
    focusAgain()
    return loaded
  }, [load, turns])

  return { value, setValue, reload }
}

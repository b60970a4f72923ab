'use client'

import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useLoaded } from '@/components/ui/use-loaded.client'
import { showSignedOut } from './front-token.client'
import { watchSession } from './tabs/session-watch.client'

/**
 * Something that is fetched for the member who has signed in, as `useLoaded` does. Nothing of the
 * previous member may be seen, not even while it is fetched for the next one: `initial` takes its
 * place.
 */
export function useOwn<Value>({ initial, load }: { initial: Value; load: () => Promise<Value> }) {
  const loaded = useLoaded({ initial, load })
  const { setValue, reload } = loaded

  useEffect(
    () =>
      watchSession(() => {
        flushSync(() => setValue(initial))
        showSignedOut()
        void reload()
      }),
    [initial, reload, setValue],
  )

  return loaded
}

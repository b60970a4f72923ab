import { useEffect, useState } from 'react'
import { z } from '@/lib/zod-for-browsers'

const pollMs = 2000

const health = z.object({ database: z.string() })

type Outage = 'none' | 'database'

async function ask(): Promise<Outage> {
  const answer = await fetch('/healthz/ready', { cache: 'no-store' })
  return health.parse(await answer.json()).database === 'down' ? 'database' : 'none'
}

/**
 * Whether the database is down, which is why a page could not be made; the front server knows. Once
 * it is back the page is asked for again. Null while nobody can tell.
 */
export function useOutage(): Outage | null {
  const [outage, setOutage] = useState<Outage | null>(null)

  useEffect(() => {
    let wasAway = false
    const look = async () => {
      const found = await ask()
      if (wasAway && found === 'none') location.reload()
      wasAway ||= found !== 'none'
      setOutage(found)
    }
    // An answer that does not come is asked for again.
    const lookSafely = () => void look().catch(() => undefined)
    lookSafely()
    const timer = setInterval(lookSafely, pollMs)
    return () => clearInterval(timer)
  }, [])

  return outage
}

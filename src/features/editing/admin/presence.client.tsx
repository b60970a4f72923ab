'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { adminLanguage } from '@/components/panel/admin-language'
import { panelIntl } from '@/components/panel/panel-intl'
import { z } from '@/lib/zod-for-browsers'
import { PresenceLine } from './presence-line.client'
import { allNamesText, presenceText } from './texts'

/** How often the form says that it is open, in milliseconds. */
const interval = 12_000

const answer = z.object({ others: z.array(z.string()) })

/** At the head of a form: who else has the record open. */
export function Presence() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const container = globalSlug ?? collectionSlug
  if (container === undefined || (id === undefined && !globalSlug)) return null
  return <Others container={container} document={globalSlug ? '' : String(id)} />
}

function Others({ container, document: record }: { container: string; document: string }) {
  const { i18n } = useTranslation()
  const { list, t } = panelIntl(adminLanguage(i18n.language))
  const [others, setOthers] = useState<string[]>([])

  useEffect(() => {
    const place = { container, document: record }
    let isOpen = true
    const visit = async () => {
      const found = await tell(place)
      if (isOpen && found) setOthers(found)
    }
    const look = () => {
      // A hidden tab does not count as working.
      if (document.visibilityState === 'visible') void visit()
      else leave(place)
    }
    const onLeave = () => leave(place)
    look()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void visit()
    }, interval)
    document.addEventListener('visibilitychange', look)
    addEventListener('pagehide', onLeave)
    return () => {
      isOpen = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', onLeave)
      leave(place)
    }
  }, [container, record])

  const sentence = t(presenceText, { count: others.length, names: list(others) })

  return <PresenceLine moreName={t(allNamesText)} sentence={others.length > 0 ? sentence : null} />
}

type Place = { container: string; document: string }

function send({ body, keepalive = false }: { body: object; keepalive?: boolean }) {
  return fetch('/api/workplace/presence', {
    method: 'POST',
    credentials: 'same-origin',
    cache: 'no-store',
    keepalive,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Null when it could not be read: the last known state stays. */
async function tell(place: Place): Promise<string[] | null> {
  try {
    const response = await send({ body: place })
    return answer.safeParse(await response.json()).data?.others ?? null
  } catch {
    return null
  }
}

function leave(place: Place): void {
  // An editor without a sign of life is forgotten anyway.
  void send({ body: { ...place, isLeaving: true }, keepalive: true }).catch(() => null)
}

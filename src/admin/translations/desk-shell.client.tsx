'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { deskPath } from './desk-paths'

/**
 * Around everything of the desk: its links and forms are plain ones, followed here without loading
 * the whole admin again.
 */
export function DeskShell({
  className,
  children,
}: {
  className: string | undefined
  children: ReactNode
}) {
  const main = useRef<HTMLElement>(null)
  const router = useRouter()
  const { startRouteTransition } = useRouteTransition()

  useEffect(() => {
    const element = main.current
    if (!element) return
    const abort = new AbortController()
    const { signal } = abort
    const go = (address: string) => {
      startRouteTransition(() => {
        router.push(address)
      })
    }
    element.addEventListener('click', (event) => follow({ event, go }), { signal })
    element.addEventListener('submit', (event) => send({ event, go }), { signal })
    element.addEventListener(
      'change',
      ({ target }) => {
        const field = target instanceof Element ? target.closest('select, [type="checkbox"]') : null
        field?.closest<HTMLFormElement>('form[data-desk-form="live"]')?.requestSubmit()
      },
      { signal },
    )
    return () => {
      abort.abort()
    }
  }, [router, startRouteTransition])

  return (
    <main className={className} ref={main}>
      {children}
    </main>
  )
}

type Step = (address: string) => void

function follow({ event, go }: { event: MouseEvent; go: Step }) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0) return
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return
  const link = target.closest('a')
  if (link?.target !== '' || link.hasAttribute('download')) return
  if (link.origin !== location.origin || !isOfDesk(link.pathname)) return
  event.preventDefault()
  go(`${link.pathname}${link.search}${link.hash}`)
}

/** Leaves out what a form says nothing about, which a browser would send as empty. */
function send({ event, go }: { event: SubmitEvent; go: Step }) {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (form.dataset.deskForm === undefined) return
  event.preventDefault()
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim())
  }
  const { pathname } = new URL(form.action)
  go(query.size === 0 ? pathname : `${pathname}?${query}`)
}

function isOfDesk(path: string): boolean {
  return path === deskPath || path.startsWith(`${deskPath}/`)
}

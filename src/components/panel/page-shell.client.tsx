'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import view from './view.module.css'

/**
 * Around an own view of the admin: its links and forms are plain ones, followed here without loading
 * the whole admin again.
 */
export function PageShell({
  className = view.view,
  root,
  reloads = false,
  children,
}: {
  className?: string | undefined
  /** The path below which links are followed here; others load as usual. */
  root: string
  /**
   * Loads each page as a browser does: in place of a collection's list, where Payload would put the
   * query it knows back into the address.
   */
  reloads?: boolean
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
      if (reloads) {
        location.assign(address)
        return
      }
      startRouteTransition(() => {
        router.push(address)
      })
    }
    element.addEventListener('click', (event) => follow({ event, root, go }), { signal })
    element.addEventListener('submit', (event) => send({ event, go }), { signal })
    element.addEventListener(
      'change',
      ({ target }) => {
        const field = target instanceof Element ? target.closest('select, [type="checkbox"]') : null
        field?.closest<HTMLFormElement>('form[data-admin-form="live"]')?.requestSubmit()
      },
      { signal },
    )
    return () => {
      abort.abort()
    }
  }, [reloads, root, router, startRouteTransition])

  return (
    <main className={className} ref={main}>
      {children}
    </main>
  )
}

type Step = (address: string) => void

function follow({ event, root, go }: { event: MouseEvent; root: string; go: Step }) {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0) return
  if (metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return
  const link = target.closest('a')
  if (link?.target !== '' || link.hasAttribute('download')) return
  if (link.origin !== location.origin || !isBelow({ root, path: link.pathname })) return
  event.preventDefault()
  go(`${link.pathname}${link.search}${link.hash}`)
}

/** Leaves out what a form says nothing about, which a browser would send as empty. */
function send({ event, go }: { event: SubmitEvent; go: Step }) {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
  if (form.dataset.adminForm === undefined) return
  event.preventDefault()
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim())
  }
  // Not `form.action`, which is the field of that name where there is one.
  const pathname = form.getAttribute('action') ?? location.pathname
  go(query.size === 0 ? pathname : `${pathname}?${query}`)
}

function isBelow({ root, path }: { root: string; path: string }): boolean {
  return path === root || path.startsWith(`${root}/`)
}

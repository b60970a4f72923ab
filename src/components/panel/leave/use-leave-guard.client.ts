import { useEffect, useEffectEvent } from 'react'
import type { AdminLabel } from '@/cms/label'

/** Links that change nothing but the text on the page, whose editor asks by itself. */
export const ownLink = { 'data-unit-move': '' }

/** What leaving does to what is typed: it may be saved first, is lost, or stays in the tab. */
type Fate = 'savable' | 'lost' | 'kept'

export type Leaving = {
  href: string
  /** Whether something else on the page is lost as well, which nobody asks about again. */
  isMoreLost: boolean
  /** What becomes of something else that stays in the tab, where anybody says it. */
  keptHint: AdminLabel | undefined
}

type Guard = { fate: Fate; hint: AdminLabel | undefined; ask: (leaving: Leaving) => void }

/** Those of the page, of which the one that has most to say asks for all. */
const guards = new Set<Guard>()
const order: readonly Fate[] = ['savable', 'lost', 'kept']
/** Those for which the question on the screen was asked. */
let asked: readonly Guard[] | null = null
/** Those that the next leaving is not held back for. */
let letGone: readonly Guard[] = []

/**
 * Asks before unsaved work is left: the browser for reloads and closed tabs, `onLeave` for links of
 * the panel, which change the page without the browser noticing. “Back” to another page of the panel is
 * not asked about. Of several guards on a page one asks, once.
 */
export function useLeaveGuard({
  isUnsaved,
  fate,
  hint,
  onLeave,
}: {
  isUnsaved: boolean
  fate: Fate
  /** What becomes of it, for the question that another one asks. */
  hint?: AdminLabel | undefined
  onLeave: (leaving: Leaving) => void
}): void {
  const ask = useEffectEvent((leaving: Leaving) => onLeave(leaving))

  useEffect(
    () => (isUnsaved ? watch({ fate, hint, ask: (leaving) => ask(leaving) }) : undefined),
    [isUnsaved, fate, hint],
  )
}

/**
 * Allows the next navigation, which the editor has confirmed. What was typed since the question is
 * not covered.
 */
export function letGo(): void {
  letGone = asked ?? [...guards]
  asked = null
}

/** Has a guard asked until the function that it returns is called. */
function watch(guard: Guard): () => void {
  guards.add(guard)
  window.addEventListener('beforeunload', holdBack)
  // Before the router of the panel, which listens further down.
  document.addEventListener('click', askOnce, { capture: true })
  return () => {
    guards.delete(guard)
    if (guards.size > 0) return
    asked = null
    window.removeEventListener('beforeunload', holdBack)
    document.removeEventListener('click', askOnce, { capture: true })
  }
}

function holdBack(event: BeforeUnloadEvent): void {
  if ([...guards].some((guard) => !letGone.includes(guard))) event.preventDefault()
  // Something else on the page may hold it back.
  letGone = []
}

function askOnce(event: MouseEvent): void {
  const link = leavingLink(event)
  const [first, ...others] = order.flatMap((fate) => [...guards].filter((one) => one.fate === fate))
  if (!link || !first) return
  event.preventDefault()
  event.stopPropagation()
  asked = [...guards]
  first.ask({
    href: link.href,
    isMoreLost: others.some(({ fate }) => fate === 'lost'),
    keptHint: others.find(({ fate }) => fate === 'kept')?.hint,
  })
}

/** The link of a plain click that leads out of this tab's page; null for every other click. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | null {
  // Another form of the page asks already.
  if (event.defaultPrevented) return null
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey)
  if (!isPlain || !(event.target instanceof Element)) return null
  const link = event.target.closest('a')
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null
  if (link.hasAttribute('data-unit-move') || !/^https?:/u.test(link.href)) return null
  const isSamePage = link.href.split('#')[0] === window.location.href.split('#')[0]
  return isSamePage ? null : link
}

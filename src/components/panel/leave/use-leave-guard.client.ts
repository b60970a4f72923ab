import { useEffect, useEffectEvent } from 'react'
import type { AdminLabel } from '@/cms/label'

/** Links that change nothing but the text on the page, whose editor asks by itself. */
export const ownLink = { 'data-unit-move': '' }

/** Fate of the typed text on leaving: it can be saved first, is lost, or stays in the tab. */
type Fate = 'savable' | 'lost' | 'kept'

export type Leaving = {
  href: string
  /** Whether something else on the page is lost as well, which nobody asks about again. */
  isMoreLost: boolean
  /** Hint about other text that stays in the tab, where a guard gives one. */
  keptHint: AdminLabel | undefined
}

type Guard = { fate: Fate; hint: AdminLabel | undefined; ask: (leaving: Leaving) => void }

/** All guards of the page; the first one by `order` asks for all. */
const guards = new Set<Guard>()
const order: readonly Fate[] = ['savable', 'lost', 'kept']
/** Guards covered by the question on the screen. */
let askedGuards: readonly Guard[] | null = null
/** Guards that the next navigation ignores. */
let allowed: readonly Guard[] = []

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
  /** Hint about this guard's text, shown in the question of another guard. */
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
export function allowNextNavigation(): void {
  allowed = askedGuards ?? [...guards]
  askedGuards = null
}

/** Has a guard asked until the function that it returns is called. */
function watch(guard: Guard): () => void {
  guards.add(guard)
  window.addEventListener('beforeunload', preventUnload)
  // Before the router of the panel, which listens further down.
  document.addEventListener('click', askOnce, { capture: true })
  return () => {
    guards.delete(guard)
    if (guards.size > 0) return
    askedGuards = null
    window.removeEventListener('beforeunload', preventUnload)
    document.removeEventListener('click', askOnce, { capture: true })
  }
}

function preventUnload(event: BeforeUnloadEvent): void {
  if ([...guards].some((guard) => !allowed.includes(guard))) event.preventDefault()
  // Something else on the page may hold it back.
  allowed = []
}

function askOnce(event: MouseEvent): void {
  const link = leavingLink(event)
  const [first, ...others] = order.flatMap((fate) => [...guards].filter((one) => one.fate === fate))
  if (!link || !first) return
  event.preventDefault()
  event.stopPropagation()
  askedGuards = [...guards]
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

import { useEffect, useEffectEvent, useRef } from 'react'

/** Links that change nothing but the text on the page, whose editor asks by itself. */
export const ownLink = { 'data-unit-move': '' }

/**
 * Asks before unsaved work is left: the browser for reloads and closed tabs, `onLeave` for links of
 * the panel, which change the page without the browser noticing. “Back” to another page of the panel is
 * not asked about.
 * @returns `letGo`, which lets the next leaving through: whoever was asked has said yes
 */
export function useLeaveGuard({
  isUnsaved,
  onLeave,
}: {
  isUnsaved: boolean
  onLeave: (href: string) => void
}): { letGo: () => void } {
  const isLeaving = useRef(false)
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isLeaving.current) event.preventDefault()
    // Something else on the page may hold it back.
    isLeaving.current = false
  })
  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = leavingLink(event)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    onLeave(link.href)
  })

  useEffect(() => {
    if (!isUnsaved) return
    isLeaving.current = false
    const beforeUnload = (event: BeforeUnloadEvent) => onUnload(event)
    const click = (event: MouseEvent) => onClick(event)
    window.addEventListener('beforeunload', beforeUnload)
    // Before the router of the panel, which listens further down.
    document.addEventListener('click', click, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', beforeUnload)
      document.removeEventListener('click', click, { capture: true })
    }
  }, [isUnsaved])

  return {
    letGo: () => {
      isLeaving.current = true
    },
  }
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

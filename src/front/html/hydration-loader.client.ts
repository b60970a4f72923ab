// Runs in every page as an inline script; the page has the addresses of its scripts in
// #late-scripts (late-hydration.ts).

// A tap or a key is answered before scripts come between it and its paint; further ones keep them
// away until the first pause. In milliseconds.
const longestUseMs = 500
const pauseMs = 200

const stop = new AbortController()
let timer: ReturnType<typeof setTimeout> | undefined
let place: string | undefined
let changes = 0

function load(): void {
  if (stop.signal.aborted) return
  stop.abort()
  const list: unknown = JSON.parse(document.getElementById('late-scripts')?.textContent ?? '[]')
  if (!Array.isArray(list)) return
  for (const source of list) {
    const script = document.createElement('script')
    script.async = true
    script.src = String(source)
    document.head.append(script)
  }
}

function loadAfter(duration: number): void {
  clearTimeout(timer)
  timer = setTimeout(load, duration)
}

function loadAtFirstUse(): void {
  if (timer === undefined) loadAfter(0)
}

function listen<Name extends keyof WindowEventMap>(
  names: Name[],
  act: (event: WindowEventMap[Name]) => void,
): void {
  const options = { capture: true, passive: true, signal: stop.signal }
  for (const name of names) addEventListener(name, act, options)
}

/**
 * Loads the scripts once the visitor uses the page; right after the first paint where it is of no use
 * without them, and a member's browser at once where a part is for members.
 */
if (document.querySelector('meta[name="hydration"]')) {
  requestAnimationFrame(() => setTimeout(load))
} else if (
  document.documentElement.hasAttribute('data-member') &&
  document.querySelector('[data-hydrate-for-members]')
) {
  load()
} else {
  listen(['pointerdown', 'touchstart', 'keydown'], () => loadAfter(longestUseMs))
  listen(['click', 'keyup'], () => loadAfter(pauseMs))
  listen(['focusin'], loadAtFirstUse)
  // Browsers report a mouse that rests where a page appears as if it had moved there, some of them
  // from 0,0 first: ignore the first change of position, react to the second.
  listen(['pointermove'], ({ pointerType, screenX, screenY }) => {
    if (pointerType !== 'mouse') return
    const now = `${screenX},${screenY}`
    if (place !== undefined && place !== now && changes > 0) loadAtFirstUse()
    if (place !== undefined && place !== now) changes += 1
    place = now
  })
}

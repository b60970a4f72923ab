import type { Page } from '@playwright/test'
import { z } from 'zod'

/** What is used, and how it is found on a page. */
export const uses = {
  menu: 'header [popovertarget]',
  appearance: 'header label:has([name=theme][value=dark])',
  language: 'header a[hreflang=en]',
  field: 'main input[type=email]',
} as const

export type Use = keyof typeof uses

/** The longest time from an input to the next paint, by what was used; in milliseconds. */
export type Times = Partial<Record<Use, number>>

const times = z.partialRecord(z.enum(['menu', 'appearance', 'language', 'field']), z.number())

/** Notes in a page, from its start, how long each input waits until something is painted. */
export async function noteInteractions(page: Page): Promise<void> {
  await page.addInitScript((selectors) => {
    const longest: Record<string, number> = {}
    Object.assign(globalThis, { longest })
    const whatToNote = { type: 'event', durationThreshold: 16, buffered: true }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || !(entry.target instanceof Element))
          continue
        // Of a tap elsewhere the element that was tapped before hears as well.
        if (entry.interactionId === 0) continue
        for (const [use, selector] of Object.entries(selectors)) {
          if (!entry.target.closest(selector)) continue
          longest[use] = Math.max(longest[use] ?? 0, entry.duration)
        }
      }
    }).observe(whatToNote)
  }, uses)
}

export async function notedInteractions(page: Page): Promise<Times> {
  const noted = await page.evaluate((): unknown => Reflect.get(globalThis, 'longest'))
  return times.parse(noted)
}

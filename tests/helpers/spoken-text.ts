import type { Page } from '@playwright/test'

export type SpokenText = {
  /**
   * What the page says in its own language, in its order; dates, code, what is empty while loading
   * and texts of the content that are missing in this language are left out.
   */
  text: string
  /** Texts of attributes and of the head, each by itself. */
  others: string[]
}

/** Everything on the open page that someone may read or hear. */
export function readSpokenText(page: Page): Promise<SpokenText> {
  return page.evaluate(() => {
    const unsaid = 'script, style, template, noscript, time, [aria-busy=true]'
    const isScriptless = document.querySelector('noscript')?.firstElementChild !== null
    const silent = isScriptless ? unsaid.replace('noscript, ', '') : unsaid
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const isForeign = (element: Element) =>
      element.closest('[lang]')?.getAttribute('lang') !== document.documentElement.lang
    let text = ''
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (!parentElement || parentElement.closest(silent) || isForeign(parentElement)) continue
      text += textContent ?? ''
    }
    const names = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']
    const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    )
    const metas = [
      ...document.querySelectorAll('meta[name=description], meta[property="og:title"]'),
    ]
    const head = [document.title, ...metas.map((meta) => meta.getAttribute('content') ?? '')]
    return { text, others: [...head, ...attributes].filter((other) => other.trim() !== '') }
  })
}

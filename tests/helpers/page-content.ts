import type { Page } from '@playwright/test'

export type PageContent = {
  /** All text of the body, hidden text and texts for assistive technology included. */
  text: string
  mainText: string
  headings: string[]
  firstLevelHeadings: number
  /** Markup of elements that ought to say something and do not. */
  silent: string[]
  /** Markup of elements with a `style` attribute. */
  styled: string[]
  /** Addresses of pictures without `alt`, `width` or `height`. */
  unfinishedImages: string[]
}

/** What is on the open page, as it came from the server when script is off. */
export function readPageContent(page: Page): Promise<PageContent> {
  return page.evaluate(() => {
    const body = document.body.cloneNode(true)
    if (!(body instanceof HTMLElement)) throw new Error('A document has a body.')
    // What is being loaded is said beside its empty places, and only to those who will see it.
    const unsaid = 'script, style, template, [aria-busy=true]'
    for (const element of body.querySelectorAll(unsaid)) element.remove()
    const named = [...body.querySelectorAll('[aria-label], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    const isSilent = (element: Element) =>
      element.textContent.trim() === '' &&
      !element.hasAttribute('aria-label') &&
      ![...element.querySelectorAll('img[alt]')].some((image) => image.getAttribute('alt') !== '')
    const opening = (element: Element) => element.outerHTML.slice(0, 120)
    const speaking = 'h1, h2, h3, h4, h5, h6, p, li, a, button, label, legend, dt, dd, time, title'
    return {
      text: [document.title, body.textContent, ...named].join('\n'),
      mainText: body.querySelector('main')?.textContent ?? '',
      headings: [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
        heading.textContent.trim(),
      ),
      firstLevelHeadings: body.querySelectorAll('h1').length,
      silent: [...body.querySelectorAll(speaking)].filter(isSilent).map(opening),
      styled: [...document.querySelectorAll('[style]')].map(opening),
      unfinishedImages: [...body.querySelectorAll('img')]
        .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
        .map((image) => image.src),
    }
  })
}

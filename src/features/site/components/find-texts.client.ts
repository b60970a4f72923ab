import type { TextOnPage } from '@/features/translation/reading/views'

export type FoundText = TextOnPage & { element: HTMLElement | null }

const parts = 'header, main, footer'

function plain(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** The innermost elements of the page by the text that readers see in them. */
function elementsByText(): Map<string, HTMLElement[]> {
  const found = new Map<string, HTMLElement[]>()
  for (const part of document.querySelectorAll(parts)) {
    for (const element of part.querySelectorAll<HTMLElement>('*')) {
      const text = plain(element.textContent)
      const isInnermost = ![...element.children].some((child) => plain(child.textContent) === text)
      if (text === '' || !isInnermost) continue
      const others = found.get(text)
      if (others) others.push(element)
      else found.set(text, [element])
    }
  }
  return found
}

/** Where each text is on the page; texts that say the same take the places in turn. */
export function findTexts(texts: TextOnPage[]): FoundText[] {
  const elements = elementsByText()
  return texts.map((text) => {
    return { ...text, element: elements.get(plain(text.shown))?.shift() ?? null }
  })
}

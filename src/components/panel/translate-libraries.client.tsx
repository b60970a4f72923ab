'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { isLocale, type Locale } from '@/i18n/locales'
import { libraryWords } from './library-words'

const names = ['aria-label', 'title', 'placeholder']

// What an editor writes is never changed.
const written = 'textarea, [contenteditable="true"], script, style'

/** Puts into the editor’s language what the libraries of the panel say in English only. */
export function TranslateLibraries({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { language } = i18n

  useEffect(() => {
    if (!isLocale(language) || language === 'en') return
    translate({ root: document.body, language })
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        if (type !== 'childList') translate({ root: target, language, isAlone: true })
        for (const node of addedNodes) translate({ root: node, language })
      }
    })
    observer.observe(document.body, {
      attributeFilter: names,
      characterData: true,
      childList: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [language])

  return children
}

type Place = { root: Node; language: Locale; isAlone?: boolean }

function translate({ root, language, isAlone = false }: Place): void {
  translateOne({ node: root, language })
  if (isAlone) return
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    translateOne({ node, language })
  }
}

function translateOne({ node, language }: { node: Node; language: Locale }): void {
  if (node instanceof Text) {
    const text = libraryWords(node.data)
    if (text && !node.parentElement?.closest(written)) node.data = text[language]
    return
  }
  if (!(node instanceof Element)) return
  for (const name of names) {
    const text = libraryWords(node.getAttribute(name) ?? '')
    if (text) node.setAttribute(name, text[language])
  }
}

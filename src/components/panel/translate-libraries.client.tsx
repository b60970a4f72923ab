'use client'

import { useTranslation } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { writeMomentsInChisinau } from '@/i18n/chisinau-locale'
import { isLocale, type Locale } from '@/i18n/locales'
import { nameButton } from './button-names'
import { sizeWords } from './library-sizes'
import { patternWords } from './library-patterns'
import { libraryWords } from './library-words'
import { registerPickerLanguage } from './picker-language.client'
import { hintInOneSentence } from './list/search-hint'

const names = ['aria-label', 'aria-roledescription', 'title', 'placeholder']

// What a file weighs, which Payload writes in one way for all languages.
const sizes = '.file-meta__size-type, .upload-relationship-details__meta'

// What an editor writes is never changed.
const written = 'textarea, [contenteditable="true"], script, style'

/**
 * Puts into the editor’s language what the libraries of the panel say in English only, and their
 * moments by the clock of Chișinău.
 */
export function TranslateLibraries({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation()
  const { language, dateFNS } = i18n
  writeMomentsInChisinau(dateFNS)

  useEffect(() => {
    void registerPickerLanguage({ language, dateFNS })
  }, [language, dateFNS])

  useEffect(() => {
    if (!isLocale(language)) return
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
  if (node instanceof Text) translateText({ node, language })
  else if (node instanceof Element) translateNames({ node, language })
}

function translateText({ node, language }: { node: Text; language: Locale }): void {
  const { data, parentElement } = node
  // Only what a screen reader is told holds terms; elsewhere a title could look like one of them.
  const text =
    libraryWords({ said: data, language }) ??
    (parentElement?.closest('[aria-live]') ? patternWords({ said: data, language }) : null) ??
    (parentElement?.matches(sizes) ? sizeWords({ said: data, language }) : null)
  if (text !== null && text !== data && !parentElement?.closest(written)) node.data = text
}

function translateNames({ node, language }: { node: Element; language: Locale }): void {
  for (const name of names) {
    const said = node.getAttribute(name)
    if (said === null) continue
    const text = libraryWords({ said, language }) ?? patternWords({ said, language })
    if (text !== null && text !== said) node.setAttribute(name, text)
  }
  nameButton({ node, language })
  nameSortButton(node)
  dropFieldName(node)
  lowerSearchHint(node)
}

/** The button that sorts by a column is given a label of all languages, which it cannot read. */
function nameSortButton(node: Element): void {
  const said = node.getAttribute('aria-label') ?? ''
  if (!node.matches('.sort-column__button') || !/\[object Object\]|\{\{label\}\}/.test(said)) return
  const column = node.closest('.sort-column')?.querySelector('.sort-column__label')?.textContent
  if (column)
    node.setAttribute('aria-label', said.replace(/\[object Object\]|\{\{label\}\}/, column))
}

/** A labelled checkbox shows the name that its field has in the database as a tooltip. */
function dropFieldName(node: Element): void {
  if (!(node instanceof HTMLInputElement) || node.type !== 'checkbox') return
  if (node.title === node.name && (node.labels?.length ?? 0) > 0) node.removeAttribute('title')
}

function lowerSearchHint(node: Element): void {
  if (!node.matches('.search-filter__input')) return
  for (const name of ['placeholder', 'aria-label']) {
    const said = node.getAttribute(name) ?? ''
    const hint = hintInOneSentence(said)
    if (hint !== said) node.setAttribute(name, hint)
  }
}

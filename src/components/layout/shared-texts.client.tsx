'use client'

import { createContext, use, type ReactNode } from 'react'

/** Texts of the error and not-found boundaries: Next gives them neither language nor messages. */
export type SharedTexts = {
  home: string
  error: { title: string; text: string; retry: string; back: string }
  notFound: { title: string; text: string; back: string }
}

const SharedTextsContext = createContext<SharedTexts | null>(null)

export function SharedTextsProvider({
  texts,
  children,
}: {
  texts: SharedTexts
  children: ReactNode
}) {
  return <SharedTextsContext value={texts}>{children}</SharedTextsContext>
}

/** @throws Error outside the site's layout. */
export function useSharedTexts(): SharedTexts {
  const texts = use(SharedTextsContext)
  if (!texts) throw new Error('There is no SharedTextsProvider above this component.')
  return texts
}

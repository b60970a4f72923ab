import { Fragment, type ReactNode } from 'react'

/** Stands for an element among the arguments of a message; a character no text contains. */
export const slot = '\uE000'

/** A message with an element in the place of `slot`: `<WithSlot text={t('…', { link: slot })}>`. */
export function WithSlot({ text, children }: { text: string; children: ReactNode }) {
  return text.split(slot).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && children}
      {part}
    </Fragment>
  ))
}

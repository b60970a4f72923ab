import { Fragment } from 'react'

// “e-mail”, „să-i”, „site-uri”, «кто-то»: a line that ends or begins with so little reads badly.
const shortPart = /(?<!\p{L})(?:\p{L}{1,2}-\p{L}{1,8}|\p{L}{1,8}-\p{L}{1,3})(?![\p{L}-])/gu

/** A text in which words with a hyphen near an end stay on one line; browsers break after any hyphen. */
export function Unbroken({ text }: { text: string }) {
  const words = text.match(shortPart)
  if (!words) return text
  return text.split(shortPart).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="unbroken">{words[index - 1]}</span>}
      {part}
    </Fragment>
  ))
}

// “e-mail”, „să-i”, „site-uri”, «кто-то»: a line that ends or begins with so little reads badly.
const shortPart = /(?<!\p{L})(\p{L}{1,2}-\p{L}{1,8}|\p{L}{1,8}-\p{L}{1,3})(?![\p{L}-])/u

/** A text in which words with a hyphen near an end stay on one line; browsers break after any hyphen. */
export function Unbroken({ text }: { text: string }) {
  const parts = text.split(shortPart)
  if (parts.length === 1) return text
  return parts.map((part, index) => {
    // Every second part is one that the pattern has found.
    if (index % 2 === 0) return part
    return (
      <span className="unbroken" key={index}>
        {part}
      </span>
    )
  })
}

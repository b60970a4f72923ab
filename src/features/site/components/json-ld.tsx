type JsonLdData = Record<string, unknown>

/** Structured data for search engines. `<` is escaped: a text must not be able to end the script. */
export function JsonLd({ data }: { data: JsonLdData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replace(/</g, '\\u003c') }}
    />
  )
}

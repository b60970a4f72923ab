import type { ReactNode } from 'react'

const drawings = {
  done: <path d="m3.5 8.5 3 3 6-7" />,
  missing: <circle cx="8" cy="8" r="5.25" strokeDasharray="2.4 2.3" />,
  draft: <path d="m3 13 .7-3L10.5 3.2l2.3 2.3L6 12.3 3 13Zm6-8.3 2.3 2.3" />,
  'needs-review': (
    <>
      <path d="M1.8 8S4 4 8 4s6.2 4 6.2 4S12 12 8 12 1.8 8 1.8 8Z" />
      <circle cx="8" cy="8" r="1.6" />
    </>
  ),
  outdated: <path d="M13 8a5 5 0 1 1-1.6-3.7M13 2.5v2.8h-2.8M8 5.2V8l2 1.4" />,
  locked: <path d="M4 7.2h8v6H4zM5.6 7V5.2a2.4 2.4 0 0 1 4.8 0V7" />,
  errors: <path d="M5.4 2h5.2L14 5.4v5.2L10.6 14H5.4L2 10.6V5.4zM6 6l4 4m0-4-4 4" />,
  warnings: <path d="M8 2.2 14.2 13H1.8zM8 6.3v3.2m0 1.7v.1" />,
  words: <path d="M2.5 4h11M2.5 8h11m-11 4h6" />,
  comments: <path d="M2.5 3.5h11v7H8l-3 2.7v-2.7H2.5z" />,
  up: <path d="m4.5 9.5 3.5-3.5 3.5 3.5" />,
  down: <path d="M4.5 6.5 8 10l3.5-3.5" />,
  right: <path d="M6.5 4.5 10 8l-3.5 3.5" />,
  search: <path d="M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Zm3.3-1.2L14 14" />,
  close: <path d="m4.5 4.5 7 7m0-7-7 7" />,
  keyboard: <path d="M1.8 4h12.4v8H1.8zM4 6.6h.1m2.6 0h.1m2.6 0h.1m2.4 0h.1M5 9.5h6" />,
} satisfies Record<string, ReactNode>

export type GlyphName = keyof typeof drawings

/** A small drawing beside words; it says nothing by itself. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      focusable="false"
      height="16"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.4"
      viewBox="0 0 16 16"
      width="16"
    >
      {drawings[name]}
    </svg>
  )
}

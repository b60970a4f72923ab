// What the bundler of the front server (src/dev/front-bundle.ts) hands over as text.

declare module '*.css?text' {
  const text: string
  export default text
}

/** A module as an inline script. */
declare module '*?script' {
  const text: string
  export default text
}

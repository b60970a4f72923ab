/** The bundler of the front server hands style sheets over as text. */
declare module '*.css?text' {
  const text: string
  export default text
}

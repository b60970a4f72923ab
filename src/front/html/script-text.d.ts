/** The bundler of the front server hands such a module over as the text of an inline script. */
declare module '*?script' {
  const text: string
  export default text
}

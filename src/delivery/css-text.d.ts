/** The bundler of the front server hands style sheets over as text. */
declare module '@/styles/tokens.css' {
  const text: string
  export default text
}
declare module './error-page.css' {
  const text: string
  export default text
}

/** Nothing: the layout of this address has already said that the page is missing. */
export default function NotFound() {
  return null
}

import { InlineScript } from './inline-script'

const script = `{let theme;try{theme=localStorage.getItem('theme')}catch{}for(const choice of document.getElementsByName('theme'))choice.checked=choice.value===(theme??'system')}`

/** Shows in the theme switch, which stands before it, what is chosen. */
export function ThemeChoiceScript() {
  return <InlineScript script={script} />
}

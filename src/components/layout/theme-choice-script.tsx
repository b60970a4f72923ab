import { InlineScript } from './inline-script'

const script = `{let theme;try{theme=localStorage.getItem('theme')}catch{}for(const choice of document.getElementsByName('theme'))choice.checked=choice.value===(theme??'system')}`

/** Marks the chosen theme in the theme switch, which precedes it. */
export function ThemeChoiceScript() {
  return <InlineScript script={script} />
}

import { InlineScript } from '@/components/layout/inline-script'

// The cookie is the session SDK's. Both the form and the mark are filled in again by browsers.
const script = `{const mark=document.currentScript.previousElementSibling,form=mark.previousElementSibling,member=()=>{try{return JSON.parse(atob(decodeURIComponent(/(?:^|; )sFrontToken=([^;]+)/.exec(document.cookie)[1]))).uid}catch{return ''}},look=()=>{const now=member();if(mark.value&&now&&mark.value!==now){form.reset();mark.value=''}};form.addEventListener('input',()=>{mark.value=member()||mark.value});look();addEventListener('pageshow',look)}`

/**
 * Remembers who typed into the plain form before it, for as long as the browser remembers what was
 * typed: the next member in the tab finds the form empty.
 */
export function WriterMark() {
  return (
    <>
      <input type="text" name="writer" hidden />
      <InlineScript script={script} />
    </>
  )
}
